import type { AnyPuzzle } from '@gridproof/core';
import type { Surface } from '../board/surface.js';
import { Draft } from './draft.js';
import { RegionSurface } from './region-surface.js';
import { SignSurface } from './sign-surface.js';

/** The editor of a drawn puzzle, with a surface per layer. Loaded on demand. */
export class DraftEditor {
  readonly draft: Draft;

  constructor(type: AnyPuzzle, puzzle: unknown) {
    this.draft = new Draft(type, puzzle);
  }

  /** Returns the surface of a layer. */
  surface(name: string): Surface | undefined {
    const { draft } = this;
    // The places depend on the size of the board.
    draft.size.value;
    const layer = draft.layers.find((draftLayer) => draftLayer.name === name);
    if (!layer) return undefined;
    return layer.areas ? new RegionSurface(draft, name) : new SignSurface(draft, name);
  }
}
