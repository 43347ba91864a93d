import type { AnyPuzzle, Mark, Picture } from '@gridproof/core';
import { decodePicture, type Raster, type TextReader } from '../src/index.js';
import { outcomeOf, prove } from './goals.js';
import { examplesOf, loadType } from './puzzle-types.js';
import { rasterise } from './rasterise.js';
import { seededRandom } from './seeded-random.js';

/** Digits that a few more strokes turn into others, as in the segments of a display. */
const DAMAGES: Readonly<Record<string, string>> = {
  '1': '7',
  '3': '8',
  '5': '6',
  '6': '8',
  '9': '8',
  '0': '8',
};

/** The result of reading boards with a damaged digit. */
export type DamageCounts = Record<'corrected' | 'asked' | 'refused' | 'silently wrong', number>;

/** Returns a picture in which a place of one drawing is replaced by that of another. */
function withPart(
  board: Raster,
  other: Raster,
  { left, top, side }: Record<'left' | 'top' | 'side', number>,
): Raster {
  const rgb = Uint8Array.from(board.rgb);
  for (let y = top; y < top + side; y++) {
    const from = 3 * (y * board.width + left);
    rgb.set(other.rgb.subarray(from, from + 3 * side), from);
  }
  return { ...board, rgb };
}

/** Draws a picture and mixes one digit with a similar digit; `share` is the amount of the wrong digit. */
export function damaged(picture: Picture, mark: Mark, share: number, cellSize = 32): Raster {
  const wrong = {
    ...picture,
    marks: picture.marks.map((one) => (one === mark ? { ...one, text: DAMAGES[mark.text!]! } : one)),
  };
  const [board, other] = [picture, wrong].map((one) => decodePicture(rasterise(one, { cellSize }))) as [
    Raster,
    Raster,
  ];
  const mixed = { ...board, rgb: board.rgb.map((one, at) => one * (1 - share) + other.rgb[at]! * share) };
  const side = cellSize;
  const padding = (board.width - picture.width * cellSize) >> 1;
  const place = { left: padding + mark.at.col * cellSize, top: padding + mark.at.row * cellSize, side };
  return withPart(board, mixed, place);
}

/**
 * Draws puzzles and mixes one digit of each with a similar digit, so that it looks more like the other: `share` is the amount of the wrong
 * digit.
 */
export async function countDamages(
  names: readonly string[],
  boards: number,
  share: number,
  cellSize?: number,
  readText?: TextReader,
): Promise<DamageCounts> {
  const counts: DamageCounts = { corrected: 0, asked: 0, refused: 0, 'silently wrong': 0 };
  const random = seededRandom(11);
  const types: readonly AnyPuzzle[] = await Promise.all(names.map(loadType));
  const pool = types.flatMap((type) => examplesOf(type).map((puzzle) => ({ type, puzzle })));
  let found = 0;
  for (let nth = 0; found < boards && nth < 40 * boards; nth++) {
    const { type, puzzle } = pool[Math.floor(random() * pool.length)]!;
    const picture = type.draw(puzzle as never);
    const digits = picture.marks.filter(
      ({ at, text }) => at.kind === 'cell' && text !== undefined && text in DAMAGES,
    );
    const mark = digits[Math.floor(random() * digits.length)];
    if (!mark || (await prove(type, puzzle)) !== 'unique') continue;
    found++;
    const outcome = await outcomeOf(type, picture, damaged(picture, mark, share, cellSize), readText);
    counts[outcome === 'right' ? 'corrected' : outcome]++;
  }
  return counts;
}
