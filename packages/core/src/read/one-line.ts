import { type AnyPuzzle, formatsOf } from '../puzzle.js';
import { PuzzleError } from './error.js';
import { readPuzzle } from './read.js';

/**
 * A puzzle in one line that says its type and is read as the very same puzzle: the shortest that its formats and its board
 * make. None where no line holds it. `types` are those among which it will be read.
 */
export function oneLine(
  type: AnyPuzzle,
  puzzle: unknown,
  types: readonly AnyPuzzle[] = [type],
): string | undefined {
  const board = type.print(puzzle);
  const lines = [
    ...Object.values(formatsOf(type)).flatMap(({ write, identifiesType }) => {
      const line = attempt(() => joined(write(puzzle)));
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

/** JSON may be written on several lines. */
const joined = (text: string): string => (text.startsWith('{') ? JSON.stringify(JSON.parse(text)) : text);

/** Undefined where a format cannot hold a puzzle, or a line is no puzzle. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}
