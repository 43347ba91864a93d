import type { OutputStream } from '../io.js';

/**
 * Characters that control a terminal instead of being shown: control characters other than tab and line feed, characters
 * that change the text direction, and invisible line separators.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters.
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/** Prefix of this program's own control characters until they are written. Random, so that no input can contain it. */
const MARK = `\uFDD0${Math.random().toString(36).slice(2)}\uFDD1`;

/** First of the Unicode symbols for control characters. */
const SIGNS = 0x2400;

/** Marks a text of this program, whose control characters are to be sent. All others are escaped. */
export const markTrusted = (text: string): string =>
  text.replace(CONTROLS, (control) => MARK + String.fromCharCode(SIGNS + control.charCodeAt(0)));

/** Escapes the control characters of a text for a terminal. JSON keeps its meaning. */
export function escapeControls(text: string): string {
  const visible = text.replace(
    CONTROLS,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  if (!visible.includes(MARK)) return visible;
  return visible
    .split(MARK)
    .map((part, at) => (at === 0 ? part : String.fromCharCode(part.charCodeAt(0) - SIGNS) + part.slice(1)))
    .join('');
}

/** Escapes everything that is written to an output from now on, by this program, its libraries, plugins and threads. */
export function escapeOutput(output: OutputStream): void {
  const write = output.write.bind(output) as (...args: readonly unknown[]) => boolean;
  // A character may be split between two chunks.
  const decoder = new TextDecoder();
  output.write = (piece: string | Uint8Array, ...rest: readonly unknown[]): boolean => {
    const text = typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
    const [encoding, ...others] = rest;
    return typeof encoding === 'string'
      ? write(escapeControls(text), ...others)
      : write(escapeControls(text), ...rest);
  };
}
