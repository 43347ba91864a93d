import { findType, hasPrefix } from './naming.js';
import type { AnyPuzzle, Codec } from './puzzle.js';
import type { RecogniseOptions } from './read.js';

/** One puzzle of a text that holds several, one a line. */
export interface Entry {
  readonly text: string;
  /** Its line, from 1. */
  readonly line: number;
}

/** The puzzles of a text, and the name that holds for those which do not tell theirs. */
export interface Batch {
  readonly entries: readonly Entry[];
  readonly as: string | undefined;
}

/**
 * The puzzles of a text that holds one on each line (`#` begins a comment), in formats that fit on a line; undefined
 * for a text that is one puzzle. The genre's name may stand on the first line.
 */
export function splitBatch(
  text: string,
  types: readonly AnyPuzzle[],
  { as }: RecogniseOptions = {},
): Batch | undefined {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, at): Entry => ({ text: line.trim(), line: at + 1 }))
    .filter((entry) => entry.text !== '' && !entry.text.startsWith('#'));
  const titled = lines[0] && findType(lines[0].text, types);
  const type = titled ?? (as === undefined ? undefined : findType(as, types));
  const entries = titled ? lines.slice(1) : lines;
  const own = codecsOf(type).filter((codec) => codec.oneLine);
  const whole = (line: string) =>
    hasPrefix(line) ||
    own.some((codec) => codec.accepts(line)) ||
    types.some((each) => codecsOf(each).some((codec) => codec.tells?.(line)));
  if (entries.length < 2 || !entries.every((entry) => whole(entry.text))) return undefined;
  return { entries, as: type?.id };
}

const codecsOf = (type: AnyPuzzle | undefined): Codec<unknown>[] => Object.values(type?.formats ?? {});
