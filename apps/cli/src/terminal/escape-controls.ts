/**
 * Characters that do something to a terminal instead of being shown: control characters, but for the tab and the end of a line,
 * and those that turn the direction of what stands around them or end a line unseen.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const CONTROLS = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/** Stands before a control character of this program's own until it is written. Nothing else can know it. */
const MARK = `\uFDD0${Math.random().toString(36).slice(2)}\uFDD1`;

/** Where the signs of the control characters begin in Unicode. */
const SIGNS = 0x2400;

/** A text of this program's own, whose control characters are meant: they are sent where all others are shown. */
export const trusted = (text: string): string =>
  text.replace(CONTROLS, (control) => MARK + String.fromCharCode(SIGNS + control.charCodeAt(0)));

/** A text as it is sent to a terminal: what others have put into it does nothing there. In JSON it means the same as before. */
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
