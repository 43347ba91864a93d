import type { OutputStream } from '../io.js';
import { escapeControls } from './escape-controls.js';

/**
 * From now on whatever is written on an output goes through `shown`: what this program says, what its libraries and plugins
 * say, and what threads say.
 */
export function escapeOutput(output: OutputStream): void {
  const write = output.write.bind(output) as (...args: readonly unknown[]) => boolean;
  // A letter may be torn between two pieces.
  const decoder = new TextDecoder();
  output.write = (piece: string | Uint8Array, ...rest: readonly unknown[]): boolean => {
    const text = typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
    const [encoding, ...others] = rest;
    return typeof encoding === 'string'
      ? write(escapeControls(text), ...others)
      : write(escapeControls(text), ...rest);
  };
}
