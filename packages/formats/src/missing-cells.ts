import { type Board, type Cell, placeKey } from '@gridproof/core';
import { readBits, writeBits } from './bits.js';
import type { Scanner } from './scanner.js';

/** Reads which cells are missing from the board, up to the end, as it may stand behind the dots of a puzz.link body. */
export function readMissingCells(scanner: Scanner, board: Board): Cell[] {
  if (scanner.done) return [];
  const missing = readBits(scanner, board.cells.length, 5);
  if (!scanner.done) throw scanner.tooLong(`${board.cells.length} cells`);
  return board.cells.filter((_, at) => missing[at]);
}

/** The inverse of `readMissingCells`: nothing where no cell is missing. */
export function writeMissingCells(board: Board, missing: readonly Cell[]): string {
  const keys = new Set(missing.map(placeKey));
  return keys.size === 0
    ? ''
    : writeBits(
        board.cells.map((cell) => keys.has(placeKey(cell))),
        5,
      );
}
