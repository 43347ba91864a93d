/** Maximum size of a puzzle, in bytes, and of a file that is read as a whole. */
export const MAX_INPUT_BYTES = 1_000_000;

/** Detects UTF-16 by its byte order mark, as written on Windows; otherwise UTF-8. */
export function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
