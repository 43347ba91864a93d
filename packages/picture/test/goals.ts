import type { AnyPuzzle, Picture } from '@gridproof/core';
import { cadical } from '@gridproof/engine-cadical';
import { encode as encodeJpeg } from 'jpeg-js';
import {
  decodePicture,
  PictureError,
  proverWith,
  type Raster,
  readPicture,
  type TextReader,
} from '../src/index.js';
import { scaled, tilted, withBlur, withNoise, withShadow } from './distortions.js';
import { examplesOf, loadType } from './puzzle-types.js';
import { type RasterOptions, rasterise } from './rasterise.js';
import { seededRandom } from './seeded-random.js';

/** The result of reading one picture. */
export type Outcome = 'right' | 'asked' | 'refused' | 'silently wrong';

/** A limit that is the same on every machine. */
export const prove = proverWith(cadical, { conflicts: 2000 });

/** Reads a picture that shows a puzzle. Options that it does not show are not compared. */
export async function outcomeOf(
  type: AnyPuzzle,
  shown: Picture,
  raster: Raster,
  readText?: TextReader,
): Promise<Outcome> {
  try {
    const reading = await readPicture(raster, { types: [type], prove, ...(readText && { readText }) });
    const isRight = JSON.stringify(type.draw(reading.puzzle as never)) === JSON.stringify(shown);
    if (reading.doubts.length > 0) return 'asked';
    return isRight ? 'right' : 'silently wrong';
  } catch (error) {
    if (error instanceof PictureError) return 'refused';
    throw error;
  }
}

/** A way of making pictures from drawings. */
export interface Setting {
  readonly name: string;
  readonly options: RasterOptions;
  change?(raster: Raster, random: () => number): Raster;
}

const jpeg = ({ width, height, rgb }: Raster, quality: number): Raster => {
  const data = new Uint8Array(4 * width * height).fill(255);
  for (let at = 0; at < width * height; at++) data.set(rgb.subarray(3 * at, 3 * at + 3), 4 * at);
  return decodePicture(encodeJpeg({ width, height, data }, quality).data);
};

/** The rows of the table of goals. */
export const SETTINGS: readonly Setting[] = [
  { name: 'drawing, light, 18 px', options: { cellSize: 18, scheme: 'light' } },
  { name: 'drawing, dark, 18 px', options: { cellSize: 18, scheme: 'dark' } },
  { name: 'drawing, light, 24 px', options: { cellSize: 24, scheme: 'light' } },
  { name: 'drawing, dark, 24 px', options: { cellSize: 24, scheme: 'dark' } },
  { name: 'drawing, light, 40 px', options: { cellSize: 40, scheme: 'light' } },
  { name: 'drawing, dark, 40 px', options: { cellSize: 40, scheme: 'dark' } },
  { name: 'held-out font, narrow', options: { cellSize: 32, family: 'archivo-narrow' } },
  { name: 'held-out font, round', options: { cellSize: 32, family: 'quicksand' } },
  { name: 'held-out font, slab', options: { cellSize: 32, family: 'zilla-slab' } },
  { name: 'scaled by 1.37', options: { cellSize: 30 }, change: (raster) => scaled(raster, 1.37) },
  { name: 'JPEG of quality 60', options: { cellSize: 36 }, change: (raster) => jpeg(raster, 60) },
  { name: 'blur', options: { cellSize: 36 }, change: (raster) => withBlur(raster, 0.5) },
  {
    name: 'noise of 12',
    options: { cellSize: 36 },
    change: (raster, random) => withNoise(raster, 12, random),
  },
  { name: 'tilt of 1 degree', options: { cellSize: 40 }, change: (raster) => tilted(raster, 1) },
  { name: 'tilt of 3 degrees', options: { cellSize: 40 }, change: (raster) => tilted(raster, -3) },
  {
    name: 'scan: 2 degrees, noise of 6, JPEG of quality 80',
    options: { cellSize: 40 },
    change: (raster, random) => jpeg(withNoise(tilted(raster, 2), 6, random), 80),
  },
  {
    name: 'photograph: 2 degrees, perspective, shadow, blur, noise of 4, JPEG of quality 80',
    options: { cellSize: 40 },
    change: (raster, random) =>
      jpeg(withNoise(withShadow(withBlur(tilted(raster, -2, 0.04), 0.3), 0.35), 4, random), 80),
  },
];

/** The number of each outcome; boards that do not have exactly one answer as they are drawn have to be asked. */
export type OutcomeCounts = Readonly<Record<Outcome | 'asked, not unique', number>>;

/** The quick run draws one of two examples. */
const ONE_OF = process.env.GRIDPROOF_PROPERTIES === 'quick' ? 2 : 1;

/** Returns the number of each outcome in a setting, for the examples of some types. */
export async function countOutcomes(
  types: readonly string[],
  { options, change }: Setting,
  readText?: TextReader,
): Promise<OutcomeCounts> {
  const counts = { right: 0, 'asked, not unique': 0, asked: 0, refused: 0, 'silently wrong': 0 };
  const random = seededRandom(7);
  for (const name of types) {
    const type = await loadType(name);
    for (const [nth, puzzle] of examplesOf(type).entries()) {
      if (nth % ONE_OF > 0) continue;
      const picture = type.draw(puzzle as never);
      const raster = decodePicture(rasterise(picture, options));
      const outcome = await outcomeOf(type, picture, change ? change(raster, random) : raster, readText);
      // Some options are not drawn.
      const drawn = (await type.described!.pictureParser()).parse(picture);
      const isUnique = async () => type.openEnded || (await prove(type, drawn)) === 'unique';
      counts[outcome === 'asked' && !(await isUnique()) ? 'asked, not unique' : outcome]++;
    }
  }
  return counts;
}
