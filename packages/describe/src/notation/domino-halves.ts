import { type Cell, joinRegions, placeKey, placeName, type Regions } from '@gridproof/core';
import { defineCoding } from './coding.js';

/** The letters of halves, each with the offset and letter of the other half. */
const OTHERS: Readonly<Record<string, readonly [down: number, right: number, letter: string]>> = {
  L: [0, 1, 'R'],
  R: [0, -1, 'L'],
  T: [1, 0, 'B'],
  B: [-1, 0, 'T'],
};

/** Returns the letter of a cell whose domino also has the cell `other`. */
const letterOf = (one: Cell, other: Cell): string =>
  one.row === other.row ? (one.col < other.col ? 'L' : 'R') : one.row < other.row ? 'T' : 'B';

/** Coding of the domino half that each cell is, left, right, top or bottom, and `*` for a cell in no domino, in Simon Tatham's ids. */
export const dominoHalves = defineCoding({
  read: (scanner, { board }): Regions => {
    const start = scanner.at;
    const letters = board.cells.map((_, at) => {
      if (scanner.done) throw scanner.tooShort(at, `${board.cells.length} cells`);
      const letter = scanner.take(/[LRTB*]/y);
      if (letter === undefined) throw scanner.unexpected("'L', 'R', 'T', 'B' or '*'");
      return letter;
    });
    const joined = board.cells.flatMap((cell, at) => {
      const [down, right, letter] = OTHERS[letters[at]!] ?? [];
      if (letter === undefined) return [];
      const other = { row: cell.row + down!, col: cell.col + right! };
      const found = board.has(other) ? letters[other.row * board.width + other.col] : undefined;
      if (found === letter) return [[cell, board.cell(other.row, other.col)] as const];
      throw scanner.error(
        'half-domino',
        `found '${letters[at]}' at ${placeName(cell)}, but no '${letter}' beside it`,
        start + at,
      );
    });
    return joinRegions(board, joined);
  },
  write: (content: Regions, { board }) => {
    const letters = new Map(
      content.flatMap(([one, other]) =>
        other
          ? [
              [placeKey(one!), letterOf(one!, other)] as const,
              [placeKey(other), letterOf(other, one!)] as const,
            ]
          : [[placeKey(one!), '*'] as const],
      ),
    );
    return board.cells.map((cell) => letters.get(placeKey(cell))).join('');
  },
  pattern: /^[LRTB*]+$/,
  example: 'LRTB…',
});
