import { type Board, type Cell, joinRegions, type Regions, regionIndices, windows } from '@gridproof/core';
import type { Scanner } from '../text/scanner.js';

/** Returns the pairs of adjacent cells: those within rows, row by row, then those within columns, column by column. */
const adjacentPairs = (board: Board): readonly (readonly [Cell, Cell])[] =>
  board.lines.flatMap((line) => windows(line, 2)) as never;

/** Number of open sides that `z` stands for, without a wall after them; `a` to `y` are 1 to 25 open sides and then a wall. */
const MAX_OPEN = 26;

/** Code of the character before `a`. */
const BEFORE_A = 96;

export interface RegionWallsOptions {
  /** A number after a sign repeats it, from three repetitions on: `_4` for `____`. */
  readonly repeats?: boolean;
}

/** Minimum number of equal signs that are written as one sign and a number. */
const MIN_REPEATS = 3;

/**
 * Reads the regions of an id of Simon Tatham's puzzles, up to `,` or the end: `_` is a wall between two cells, and a letter is a number of
 * open sides (`a` is 1) and then a wall. An imaginary wall after the last side ends the list.
 */
export function readRegionWalls(
  scanner: Scanner,
  board: Board,
  { repeats = false }: RegionWallsOptions = {},
): Regions {
  const pairs = adjacentPairs(board);
  const expected = `${pairs.length} sides between cells`;
  const openPairs: (readonly [Cell, Cell])[] = [];
  let at = 0;
  while (!scanner.done && scanner.peek !== ',') {
    const start = scanner.at;
    const sign = scanner.take(/[_a-z]/y);
    if (sign === undefined) throw scanner.unexpected("'_' or a letter from a to z");
    const openSides = sign === '_' ? 0 : sign.charCodeAt(0) - BEFORE_A;
    const repetitions = Number((repeats && scanner.take(/\d{1,5}/y)) || 1);
    for (let n = 0; n < repetitions; n++) {
      if (at + openSides > pairs.length) throw scanner.tooLong(expected, start);
      openPairs.push(...pairs.slice(at, at + openSides));
      at += openSides === MAX_OPEN ? openSides : openSides + 1;
    }
  }
  if (at < pairs.length) throw scanner.tooShort(at, expected);
  if (at === pairs.length) throw scanner.unexpected('a wall behind the last side');
  return joinRegions(board, openPairs);
}

/** Inverse of `readRegionWalls`, with walls only between regions. */
export function writeRegionWalls(
  board: Board,
  regions: Regions,
  { repeats = false }: RegionWallsOptions = {},
): string {
  const region = regionIndices(board, regions);
  let text = '';
  let openCount = 0;
  const walls = adjacentPairs(board).map(([one, other]) => region.at(one) !== region.at(other));
  for (const wall of [...walls, true]) {
    if (!wall) {
      openCount++;
      continue;
    }
    text += 'z'.repeat(Math.floor(openCount / MAX_OPEN));
    text += openCount % MAX_OPEN === 0 ? '_' : String.fromCharCode(BEFORE_A + (openCount % MAX_OPEN));
    openCount = 0;
  }
  if (!repeats) return text;
  return text.replaceAll(/(.)\1*/g, (signs, sign: string) =>
    signs.length < MIN_REPEATS ? signs : `${sign}${signs.length}`,
  );
}
