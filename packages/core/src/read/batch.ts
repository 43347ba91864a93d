import { type AnyPuzzle, formatsOf } from '../puzzle.js';
import type { RecogniseOptions } from './read.js';
import { pageIn } from './saved-page.js';
import { unescapedLink } from './site-links.js';
import { looksOf } from './type-looks.js';
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
  options: RecogniseOptions = {},
): Batch | undefined {
  const splitter = new BatchSplitter(types, options);
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries())
    splitter.add(line, at + 1);
  return splitter.split();
}

/** Splits a text, as `splitBatch` does, that comes line by line. It looks at each line once, however often it is asked. */
export class BatchSplitter {
  readonly #types: readonly AnyPuzzle[];
  readonly #as: AnyPuzzle | undefined;
  readonly #entries: BatchEntry[] = [];
  #isWhole: (line: string) => boolean = () => false;
  #type: AnyPuzzle | undefined;
  #hasBegun = false;
  /** The number of entries looked at, and of those that are no puzzles. */
  #seen = 0;
  #others = 0;

  /** @throws {PuzzleError} if `as` is unknown */
  constructor(types: readonly AnyPuzzle[], { as }: RecogniseOptions = {}) {
    this.#types = types;
    this.#as = as === undefined ? undefined : typeNamed(as, types);
  }

  /** Adds a line, unless it has no content. Returns whether it has some. */
  add(text: string, line: number): boolean {
    const content = lineContent(text);
    if (content === '') return false;
    const isTitle = !this.#hasBegun && this.#begin(content);
    if (!isTitle) this.#entries.push({ text: content, line });
    return true;
  }

  /** Returns the puzzles of the lines so far; undefined if they are one puzzle. */
  split(): Batch | undefined {
    const entries = this.#entries;
    // Most lines must name a type; errors in the others are reported with their line.
    while (this.#seen < entries.length && this.#others * 2 < entries.length)
      if (!this.#isWhole(entries[this.#seen++]!.text)) this.#others++;
    if (entries.length < 2 || this.#others * 2 >= entries.length) return undefined;
    return { entries, as: this.#type?.id };
  }

  /** Finds the puzzle type. Returns whether the first line is its title. */
  #begin(first: string): boolean {
    this.#hasBegun = true;
    const titled = titleIn(first, this.#types);
    // A title that contradicts the type is no line of a batch, so that no line is a puzzle.
    if (titled && this.#as && titled !== this.#as) return true;
    this.#type = this.#as ?? titled;
    this.#isWhole = findWholeLines(this.#types, this.#type);
    return titled !== undefined;
  }
}

/** Returns a function that tells whether a line is a puzzle, of the given type if it is known. */
function findWholeLines(types: readonly AnyPuzzle[], type: AnyPuzzle | undefined): (line: string) => boolean {
  const codecs = type ? Object.values(formatsOf(type)).filter((codec) => codec.oneLine) : [];
  // A line of digits for one type may be a row for another.
  const findLook = looksOf(type ? [type] : types);
  // With a known puzzle type, other names at the start are fields of its board.
  const isNamed = (line: string) =>
    hasPrefix(line) && (!type || findType(declaredName(line)!.name, types) !== undefined);
  return (line) =>
    isNamed(unescapedLink(line)) ||
    (line.startsWith('{') && line.endsWith('}')) ||
    codecs.some((codec) => codec.accepts(line)) ||
    (type !== undefined && pageIn(line) !== undefined) ||
    findLook(line) !== undefined;
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
