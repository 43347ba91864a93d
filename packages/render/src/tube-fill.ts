import type { Picture, Tone } from '@gridproof/core';
import { key } from './lattice.js';

/** What the grounds of cells do to the tubes that run through them. */
export interface TubeFill {
  /** The picture without the grounds that only fill a tube. */
  readonly picture: Picture;
  /** The ground of a cell that a tube runs through. */
  readonly tones: ReadonlyMap<string, Tone>;
}

/** Takes the grounds of cells with a tube apart from all others: they fill the tube, not the cell. */
export function filledTubes(picture: Picture): TubeFill {
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
