import type { AnyPuzzle } from '@gridproof/core';
import type { Surface } from '../board/surface.js';
import { AreaSurface } from './areas.js';
import { Draft } from './draft.js';
import { SignSurface } from './signs.js';

/** A puzzle that is drawn by hand, and what its layers are written on. It comes when something is drawn. */
export class Desk {
  readonly draft: Draft;

  constructor(type: AnyPuzzle, puzzle: unknown) {
    this.draft = new Draft(type, puzzle);
  }

  /** What a layer is written on. */
  surface(name: string): Surface | undefined {
    const { draft } = this;
    // On a board of another size the places are others.
    draft.size.value;
    const layer = draft.layers.find((one) => one.name === name);
    if (!layer) return undefined;
    return layer.areas ? new AreaSurface(draft, name) : new SignSurface(draft, name);
  }
}
