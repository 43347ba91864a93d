import { type AnyPuzzle, formatsOf, PuzzleError, printJson, readPuzzle, type Size } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import { toOneLine } from '../data/one-line.js';
import { svgOf } from '../pictures/marked.js';
import type { NewPuzzle } from './parallel-generate.js';

/** A puzzle and its text as printed by its type. */
export interface PrintedPuzzle {
  readonly puzzle: unknown;
  readonly text: string;
}

/** Formats a new puzzle. */
export type PuzzleFormatter<M extends PrintedPuzzle = NewPuzzle> = (puzzle: M) => string;

/**
 * Returns the formatter for new puzzles: a single one as a board, several each on a line; `data` returns the JSON data
 * of one. Throws `UsageError` if the format does not allow that.
 */
export function puzzleWriter<M extends PrintedPuzzle>(
  type: AnyPuzzle,
  format: string,
  { alone, data }: { readonly alone: boolean; readonly data: (made: M) => object },
): PuzzleFormatter<M> {
  if (format === 'json') {
    return alone ? (made) => printJson(data(made)).trimEnd() : (made) => JSON.stringify(data(made));
  }
  if (alone) return boardFormatter(type, format);
  if (format === 'text') return ({ puzzle }) => boardLine(type, puzzle);
  if (format === 'svg') throw new UsageError("'svg' does not fit on a line: draw one puzzle at a time");
  return boardFormatter(type, format);
}

/** Returns the formatter for a single puzzle. Throws `UsageError` if the type has no format of that name. */
export function boardFormatter(type: AnyPuzzle, format: string): PuzzleFormatter<PrintedPuzzle> {
  const codecs = formatsOf(type);
  if (format === 'text') return ({ text }) => `${type.id}\n${text}`;
  if (format === 'svg') return ({ puzzle }) => svgOf(type, type.draw(puzzle)).trimEnd();
  if (Object.hasOwn(codecs, format))
    return ({ puzzle }) => toOneLine(codecs[format]!.write(puzzle), type, format);
  throw new UsageError(
    `${type.title} has no format '${format}', expected ${['text', ...Object.keys(codecs), 'svg'].join(', ')}`,
  );
}

/** The type, format and size of puzzles on lines. */
export interface LineFormat {
  readonly type: AnyPuzzle;
  readonly format: string;
  readonly size: Size;
}

/** Parses a line; undefined if it is no puzzle in this format. */
export function readLine(line: string, { type, format, size }: LineFormat): unknown {
  try {
    if (format === 'json') return type.parse(JSON.parse(line).puzzle);
    return readPuzzle(line, [type], { size }).puzzle;
  } catch {
    return undefined;
  }
}

/** A board on a line with its type in front; as JSON if its rows cannot be joined by slashes. */
function boardLine(type: AnyPuzzle, puzzle: unknown): string {
  const line = `${type.id}:${type.print(puzzle).replaceAll('\n', '/')}`;
  try {
    const parsed = readPuzzle(line, [type]);
    if (type.print(parsed.puzzle) === type.print(puzzle)) return line;
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
  }
  return toOneLine(formatsOf(type).json!.write(puzzle), type, 'json');
}

/** A new puzzle as data. */
export const generatedJson = (
  type: AnyPuzzle,
  { puzzle, text, answer, clues, rating, number, rejected }: NewPuzzle,
  seed: string,
) => ({
  type: type.id,
  seed,
  number: number + 1,
  puzzle: text,
  answer: type.printAnswer(answer, puzzle),
  clues,
  ...(rating && { rating }),
  rejected,
});
