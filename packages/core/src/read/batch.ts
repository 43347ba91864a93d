import { type AnyPuzzle, formatsOf } from '../puzzle.js';
import type { RecogniseOptions } from './read.js';
import { pageIn } from './saved-page.js';
import { unescapedLink } from './site-links.js';
import { declaredName, findType, hasPrefix, typeNamed } from './type-names.js';

/** One puzzle of a text with one puzzle per line. */
export interface BatchEntry {
  readonly text: string;
  /** Line number, from 1. */
  readonly line: number;
}

/** The puzzles of a text, with the type name for those that do not name theirs. */
export interface Batch {
  readonly entries: readonly BatchEntry[];
  readonly as: string | undefined;
}

/**
 * Splits a text with one puzzle per line (`#` begins a comment), in formats that fit on a line; undefined for a text that is one puzzle.
 * The first line may be the type's name.
 * @throws {PuzzleError} if `as` is unknown
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
  const codecs = type ? Object.values(formatsOf(type)).filter((codec) => codec.oneLine) : [];
  // With a known puzzle type, other names at the start are fields of its board.
  const named = (line: string) =>
    hasPrefix(line) && (!type || findType(declaredName(line)!.name, types) !== undefined);
  const whole = (line: string) =>
    named(unescapedLink(line)) ||
    (line.startsWith('{') && line.endsWith('}')) ||
    codecs.some((codec) => codec.accepts(line)) ||
    (type !== undefined && pageIn(line) !== undefined) ||
    // A line of digits for one type may be a row for another.
    (type ? [type] : types).some((each) =>
      Object.values(formatsOf(each)).some((codec) => codec.identifiesType?.(line)),
    );
  // Most lines must name a type; errors in the others are reported with their line.
  if (entries.length < 2 || !isMajority(entries, (entry) => whole(entry.text))) return undefined;
  return { entries, as: type?.id };
}

/** Returns whether more than half of the items pass a test, with as few tests as possible. */
function isMajority<T>(items: readonly T[], matches: (item: T) => boolean): boolean {
  let others = 0;
  return !items.some((thing) => !matches(thing) && ++others * 2 >= items.length);
}

/** The puzzle type of a title line: a name alone, with or without a colon. */
export const titleIn = (line: string, types: readonly AnyPuzzle[]): AnyPuzzle | undefined =>
  findType(withoutColon(line), types);

/** Removes a colon at the end of a line and the blanks before it. */
export const withoutColon = (line: string): string =>
  line.endsWith(':') ? line.slice(0, -1).trimEnd() : line;

/** Trims a line and removes the comment that `#` begins. Within JSON, `#` is text. */
export function lineContent(line: string): string {
  const text = line.trim();
  return text.replace(text.startsWith('{') ? /(?<=\})\s+#[^}]*$/ : /(?:^|\s)#.*$/s, '').trim();
}
