import type { OutputStream } from '../io.js';
import { shown } from './controls.js';

/**
 * From now on whatever is written on an output goes through `shown`: what this program says, what its libraries and plugins
 * say, and what threads say.
 */
export function screen(output: OutputStream): void {
  const write = output.write.bind(output) as (...args: readonly unknown[]) => boolean;
  // A letter may be torn between two pieces.
  const decoder = new TextDecoder();
  output.write = (piece: string | Uint8Array, ...rest: readonly unknown[]): boolean => {
    const text = typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
    const [encoding, ...others] = rest;
    return typeof encoding === 'string' ? write(shown(text), ...others) : write(shown(text), ...rest);
  };
}
