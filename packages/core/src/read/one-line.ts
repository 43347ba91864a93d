import { type AnyPuzzle, formatsOf } from '../puzzle.js';
import { PuzzleError } from './error.js';
import { readPuzzle } from './read.js';

/**
 * Formats a puzzle in one line that names its type and is read as the same puzzle, the shortest of all formats; undefined if there is none.
 * `types`
 * are the types that the reader knows.
 */
export function oneLine(
  type: AnyPuzzle,
  puzzle: unknown,
  types: readonly AnyPuzzle[] = [type],
): string | undefined {
  const board = type.print(puzzle);
  const lines = [
    ...Object.values(formatsOf(type)).flatMap(({ write, identifiesType }) => {
      const line = attempt(() => joinLines(write(puzzle)));
      return line === undefined
        ? []
        : line.startsWith('{') || identifiesType?.(line)
          ? line
          : `${type.id}:${line}`;
    }),
    `${type.id}:${board.replaceAll('\n', '/')}`,
  ];
  const isSame = (line: string): boolean => {
    const read = line.includes('\n') ? undefined : attempt(() => readPuzzle(line, types));
    return read?.type.id === type.id && type.print(read.puzzle) === board;
  };
  return lines.toSorted((one, other) => one.length - other.length).find(isSame);
}

/** Joins JSON into one line. */
const joinLines = (text: string): string => (text.startsWith('{') ? JSON.stringify(JSON.parse(text)) : text);

/** Returns undefined if a format cannot express a puzzle, or a line is no puzzle. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}
