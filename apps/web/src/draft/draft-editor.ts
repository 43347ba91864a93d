import type { AnyPuzzle } from '@gridproof/core';
import type { Surface } from '../board/surface.js';
import { Draft } from './draft.js';
import { RegionSurface } from './region-surface.js';
import { SignSurface } from './sign-surface.js';

/** A puzzle that is drawn by hand, and the surfaces of its layers. It is loaded when something is drawn. */
export class DraftEditor {
  readonly draft: Draft;

  constructor(type: AnyPuzzle, puzzle: unknown) {
    this.draft = new Draft(type, puzzle);
  }

  /** The surface of a layer. */
  surface(name: string): Surface | undefined {
    const { draft } = this;
    // On a board of another size the places are others.
    draft.size.value;
    const layer = draft.layers.find((one) => one.name === name);
    if (!layer) return undefined;
    return layer.areas ? new RegionSurface(draft, name) : new SignSurface(draft, name);
  }
}
