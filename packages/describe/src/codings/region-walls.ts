import { type Board, type Cell, windows } from '@gridproof/core';
import { joinRegions, type Regions, regionIndices } from '../board/regions.js';
import type { Scanner } from '../text/scanner.js';

/** Returns the pairs of neighbours in a row, row by row, then those in a column, column by column. */
const neighboursOf = (board: Board): readonly (readonly [Cell, Cell])[] =>
  board.lines.flatMap((line) => windows(line, 2)) as never;

/** The number of open sides that `z` stands for, without a wall behind them; `a` to `y` are 1 to 25 open sides and a wall. */
const FAR = 26;

export interface RegionWallsOptions {
  /** A number behind a sign is its number of repetitions, from three on: `_4` for `____`. */
  readonly repeats?: boolean;
}

/** The minimum number of equal signs that are shortened. */
const MIN_REPEATS = 3;

/**
 * Reads the regions of one of Simon Tatham's ids, up to `,` or the end: `_` is a wall between two cells, a letter that many open sides and
 * then a wall. An imaginary wall behind the last side ends the list.
 */
export function readRegionWalls(
  scanner: Scanner,
  board: Board,
  { repeats = false }: RegionWallsOptions = {},
): Regions {
  const neighbours = neighboursOf(board);
  const all = `${neighbours.length} sides between cells`;
  const open: (readonly [Cell, Cell])[] = [];
  let at = 0;
  while (!scanner.done && scanner.peek !== ',') {
    const start = scanner.at;
    const sign = scanner.take(/[_a-z]/y);
    if (sign === undefined) throw scanner.unexpected("'_' or a letter from a to z");
    const run = sign === '_' ? 0 : sign.charCodeAt(0) - 96;
    const times = Number((repeats && scanner.take(/\d{1,5}/y)) || 1);
    for (let n = 0; n < times; n++) {
      if (at + run > neighbours.length) throw scanner.tooLong(all, start);
      open.push(...neighbours.slice(at, at + run));
      at += run === FAR ? run : run + 1;
    }
  }
  if (at < neighbours.length) throw scanner.tooShort(at, all);
  if (at === neighbours.length) throw scanner.unexpected('a wall behind the last side');
  return joinRegions(board, open);
}

/** Inverse of `readRegionWalls`, with walls only between regions. */
export function writeRegionWalls(
  board: Board,
  regions: Regions,
  { repeats = false }: RegionWallsOptions = {},
): string {
  const region = regionIndices(board, regions);
  let text = '';
  let open = 0;
  const walls = neighboursOf(board).map(([one, other]) => region.at(one) !== region.at(other));
  for (const wall of [...walls, true]) {
    if (!wall) {
      open++;
      continue;
    }
    text += 'z'.repeat(Math.floor(open / FAR));
    text += open % FAR === 0 ? '_' : String.fromCharCode(96 + (open % FAR));
    open = 0;
  }
  if (!repeats) return text;
  return text.replaceAll(/(.)\1*/g, (run, sign: string) =>
    run.length < MIN_REPEATS ? run : `${sign}${run.length}`,
  );
}
