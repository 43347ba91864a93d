import { isFault, withType } from '@gridproof/api';
import { type AnyPuzzle, formatsOf, type Outline, readPuzzle, sizeOf } from '@gridproof/core';

/** A small puzzle in one format. */
export interface FormatSample {
  readonly format: string;
  readonly title: string;
  /** Lines of a file, or words of a command line; empty if no example has this format. */
  readonly lines: readonly string[];
}

/** Returns a sample for each format of a puzzle type. */
export function samplesOf(type: AnyPuzzle): readonly FormatSample[] {
  const boards = boardsOf(type).map(({ board }) => board);
  const formats = Object.entries(formatsOf(type)).map(([format, { title, write }]) => ({
    format,
    title,
    lines: firstOf(boards, (board) => linesOf(write(board), board, type, format)),
  }));
  const text = firstOf(boards, (board) => [type.id, ...type.print(board).split('\n')]);
  return [{ format: 'text', title: 'a board, below the name of its puzzle type', lines: text }, ...formats];
}

/** Outline of the data of a puzzle type; undefined if it has no description. */
export const outlineOf = (type: AnyPuzzle): Outline | undefined => attempt(() => type.described?.outline());

/** The answer to the smallest example, as text. */
export const sampleAnswer = (type: AnyPuzzle): readonly string[] =>
  boardsOf(type)[0]?.answer.split('\n') ?? [];

/** Returns the examples with an answer, smallest first. */
function boardsOf(type: AnyPuzzle): readonly { readonly board: unknown; readonly answer: string }[] {
  const size = (board: unknown): number => type.print(board).length;
  return type.examples
    .flatMap(({ puzzle, answer }) => {
      if (answer === null) return [];
      const board = attempt(() => readPuzzle(puzzle, [type], { as: type.id }).puzzle);
      return board === undefined ? [] : { board, answer, size: size(board) };
    })
    .toSorted((a, b) => a.size - b.size);
}

/** Formats a text as lines of a file. A text of one line becomes words of a command line, with the size if the format lacks it. */
function linesOf(text: string, board: unknown, type: AnyPuzzle, format: string): readonly string[] {
  if (text.includes('\n')) return text.trimEnd().split('\n');
  const line = withType(text, type, format);
  if (attempt(() => readPuzzle(line, [type])) !== undefined) return [line];
  const { width, height } = sizeOf(type, board);
  return [`--size ${width}x${height} ${line}`];
}

/** Returns the first board that can be written in a format. */
function firstOf(
  boards: readonly unknown[],
  write: (board: unknown) => readonly string[],
): readonly string[] {
  for (const board of boards) {
    const written = attempt(() => write(board));
    if (written) return written;
  }
  return [];
}

/** Returns undefined if a puzzle type does not support the work or crashes. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (isFault(error)) return undefined;
    throw error;
  }
}
