import type { OutputStream } from '../io.js';
import { escapeControls } from './escape-controls.js';

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
