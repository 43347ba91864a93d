import { isFault, withType } from '@gridproof/api';
import { type AnyPuzzle, formatsOf, type Outline, readPuzzle, sizeOf } from '@gridproof/core';

/** How a small puzzle looks in a format. */
export interface Sample {
  readonly format: string;
  readonly title: string;
  /** Lines of a file, or words of a command line; none where no example has this format. */
  readonly lines: readonly string[];
}

/** A sample for each format of a puzzle type. */
export function samplesOf(type: AnyPuzzle): readonly Sample[] {
  const boards = boardsOf(type).map(({ board }) => board);
  const formats = Object.entries(formatsOf(type)).map(([format, { title, write }]) => ({
    format,
    title,
    lines: firstOf(boards, (board) => linesOf(write(board), board, type, format)),
  }));
  const text = firstOf(boards, (board) => [type.id, ...type.print(board).split('\n')]);
  return [{ format: 'text', title: 'a board, below the name of its puzzle type', lines: text }, ...formats];
}

/** What its puzzles hold, in words, where a description says it. */
export const outlineOf = (type: AnyPuzzle): Outline | undefined => attempt(() => type.described?.outline());

/** The answer of the smallest example, as text. */
export const sampleAnswer = (type: AnyPuzzle): readonly string[] =>
  boardsOf(type)[0]?.answer.split('\n') ?? [];

/** The examples that have an answer, the smallest first. */
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

/** Of a text on one line, how it is written on the command line; its size is given where the format does not hold it. */
function linesOf(text: string, board: unknown, type: AnyPuzzle, format: string): readonly string[] {
  if (text.includes('\n')) return text.trimEnd().split('\n');
  const line = withType(text, type, format);
  if (attempt(() => readPuzzle(line, [type])) !== undefined) return [line];
  const { width, height } = sizeOf(type, board);
  return [`--size ${width}x${height} ${line}`];
}

/** The first of the boards that can be written so. */
function firstOf(
  boards: readonly unknown[],
  write: (board: unknown) => readonly string[],
): readonly string[] {
  for (const board of boards) {
    const written = attempt(() => write(board));
    if (written !== undefined) return written;
  }
  return [];
}

/** Undefined where a puzzle type cannot do it, or crashes: a page has no use for that. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (isFault(error)) return undefined;
    throw error;
  }
}
