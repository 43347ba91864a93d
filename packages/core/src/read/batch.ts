import { type AnyPuzzle, formatsOf } from '../puzzle.js';
import type { RecogniseOptions } from './read.js';
import { pageIn } from './saved-page.js';
import { unescapedLink } from './site-links.js';
import { declaredName, findType, hasPrefix, typeNamed } from './type-names.js';

/** One puzzle of a text that holds several, one a line. */
export interface BatchEntry {
  readonly text: string;
  /** Its line, from 1. */
  readonly line: number;
}

/** The puzzles of a text, and the name that holds for those which do not name theirs. */
export interface Batch {
  readonly entries: readonly BatchEntry[];
  readonly as: string | undefined;
}

/**
 * The puzzles of a text that holds one on each line (`#` begins a comment), in formats that fit on a line; undefined
 * for a text that is one puzzle. The type's name may stand on the first line. Throws `PuzzleError` where `as` is unknown.
 */
export function splitBatch(
  text: string,
  types: readonly AnyPuzzle[],
  { as }: RecogniseOptions = {},
): Batch | undefined {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, at): BatchEntry => ({ text: lineContent(line), line: at + 1 }))
    .filter((entry) => entry.text !== '');
  const titled = lines[0] && titleIn(lines[0].text, types);
  const wanted = as === undefined ? undefined : typeNamed(as, types);
  if (titled && wanted && titled !== wanted) return undefined;
  const type = wanted ?? titled;
  const entries = titled ? lines.slice(1) : lines;
  const own = type ? Object.values(formatsOf(type)).filter((codec) => codec.oneLine) : [];
  // Where the puzzle type is given, other names in front are fields of its board.
  const named = (line: string) =>
    hasPrefix(line) && (!type || findType(declaredName(line)!.name, types) !== undefined);
  const whole = (line: string) =>
    named(unescapedLink(line)) ||
    (line.startsWith('{') && line.endsWith('}')) ||
    own.some((codec) => codec.accepts(line)) ||
    (type !== undefined && pageIn(line) !== undefined) ||
    // What is a line of digits for one type is a row for others.
    (type ? [type] : types).some((each) =>
      Object.values(formatsOf(each)).some((codec) => codec.identifiesType?.(line)),
    );
  // Most lines name a type; what is wrong with the others is said with their place.
  if (entries.length < 2 || !most(entries, (entry) => whole(entry.text))) return undefined;
  return { entries, as: type?.id };
}

/** Whether more than half of some things pass a test; asks no further than it must. */
function most<T>(things: readonly T[], isSuch: (thing: T) => boolean): boolean {
  let others = 0;
  return !things.some((thing) => !isSuch(thing) && ++others * 2 >= things.length);
}

/** The puzzle type that a line names, if it is a title: a name alone, with or without a colon. */
export const titleIn = (line: string, types: readonly AnyPuzzle[]): AnyPuzzle | undefined =>
  findType(withoutColon(line), types);

/** A line without the colon at its end, and blanks in front of that. */
export const withoutColon = (line: string): string =>
  line.endsWith(':') ? line.slice(0, -1).trimEnd() : line;

/** What a line says without the comment that `#` begins; within JSON it stands in a text and begins none. */
export function lineContent(line: string): string {
  const text = line.trim();
  return text.replace(text.startsWith('{') ? /(?<=\})\s+#[^}]*$/ : /(?:^|\s)#.*$/s, '').trim();
}
