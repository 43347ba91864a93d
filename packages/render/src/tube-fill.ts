import type { Picture, Tone } from '@gridproof/core';
import { key } from './lattice.js';

/** The backgrounds of cells with tubes, which fill the tubes. */
export interface TubeFill {
  /** The picture without the backgrounds that fill tubes. */
  readonly picture: Picture;
  /** The tones of the tube cells. */
  readonly tones: ReadonlyMap<string, Tone>;
}

/** Separates the backgrounds of tube cells from all others: they fill the tube, not the cell. */
export function separateTubeFill(picture: Picture): TubeFill {
  const { tubes = [], shades = [] } = picture;
  const tubed = new Set(tubes.flatMap(({ cells }) => cells.map(key)));
  if (tubed.size === 0) return { picture, tones: new Map() };
  const isIn = ({ at, tone }: (typeof shades)[number]) =>
    tubed.has(key(at)) && (tone === 'dark' || tone === 'light');
  return {
    picture: { ...picture, shades: shades.filter((shade) => !isIn(shade)) },
    tones: new Map(shades.filter(isIn).map(({ at, tone }) => [key(at), tone])),
  };
}
