import { type AnyPuzzle, PuzzleError, Random, readPuzzle } from '@gridproof/core';

/** The side of the largest square board. */
export const MOST = 200;

/** Long texts, by what they are called: boards of this side, and others of as many characters as such boards have at most. */
export function longTexts(side: number): Readonly<Record<string, string>> {
  const random = new Random(11);
  const cells = Array.from({ length: side * side }, (_, at) => at);
  const length = 2.5 * cells.length;
  const drawn = (signs: string) => cells.map(() => signs[random.below(signs.length)]!);
  const board = (signs: readonly string[], between = '') =>
    Array.from({ length: side }, (_, row) => signs.slice(row * side, (row + 1) * side).join(between)).join(
      '\n',
    );
  const numbers = Math.min(999, cells.length >> 2);
  return {
    digits: board(drawn('123456789')),
    dots: board(cells.map(() => '.')),
    letters: board(drawn('abcdefghijklmnopqrstuvwxyz')),
    mixed: board(drawn('.......123')),
    // Each number twice.
    pairs: board(random.shuffled(cells.map((at) => (at < 2 * numbers ? `${(at >> 1) + 1}` : '.'))), ' '),
    'long line': '1'.repeat(length),
    'long id': `${side}x${side}:${'a1'.repeat(length / 2)}`,
    'short lines': '1\n'.repeat(length / 2),
    'blank lines': '1\n\n\n\n'.repeat(length / 5),
  };
}

/** A board of this side without clues, or of a smaller one: not every type has squares of each. */
export function boardWithin(type: AnyPuzzle, side: number): string {
  for (let width = side; width > 1; width--)
    for (const height of [width, width - 1])
      try {
        const puzzle = type.described!.maker.begun({ width, height });
        if (puzzle !== undefined) return type.print(puzzle);
      } catch (error) {
        if (!(error instanceof PuzzleError)) throw error;
      }
  throw new Error(`${type.id} has no board with a side of ${side} or less`);
}

/** Reads a text, or finds what is wrong with it; it names its type only if `as` does. */
export function readOrRefuse(text: string, types: readonly AnyPuzzle[], as?: string): void {
  try {
    readPuzzle(text, types, { as });
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
  }
}
