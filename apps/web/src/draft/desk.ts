import type { AnyPuzzle } from '@gridproof/core';
import type { App } from '../app.js';
import type { Surface } from '../board/surface.js';
import { AreaSurface } from './areas.js';
import { Asking } from './asking.js';
import { Draft } from './draft.js';
import { SignSurface } from './signs.js';

/** A puzzle that is drawn by hand, what its layers are written on, and what is known of it. It comes when something is drawn. */
export class Desk {
  readonly draft: Draft;
  readonly asking: Asking;

  constructor(app: App, type: AnyPuzzle, puzzle: unknown) {
    this.draft = new Draft(type, puzzle);
    this.asking = new Asking(app);
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
