import { endsOf, type LayerInput, link, type Place, placeKey } from '@gridproof/core';
import { sideAlong } from './gestures.js';
import type { HitMap } from './hit.js';
import type { Surface } from './surface.js';

/** A line that the pen has drawn or erased, and the end of it where the pen is. */
interface PenStep {
  readonly line: Place;
  readonly end: { readonly row: number; readonly col: number };
}

/** Draws lines by keys from node to node: along the middles of cells, or along corners. */
export class Pen {
  readonly #layer: LayerInput | undefined;
  #now: PenStep | undefined;
  /** Lines that going back erases. */
  #drawn: readonly Place[] = [];

  constructor(
    readonly surface: Surface,
    readonly hits: HitMap,
  ) {
    const { strokes, layers } = surface.input;
    this.#layer = strokes
      ? undefined
      : layers.find(({ drag, press, left }) => drag === 'trace' && press === 'toggle' && left !== undefined);
  }

  /** Draws a line from the focused place in a direction. Returns the place of the line; undefined if no line leads there. */
  draw(from: Place, [right, down]: readonly [right: number, down: number]): Place | undefined {
    const { surface, hits } = this;
    const layer = this.#layer;
    const start = layer && this.#startAt(from, right + down, right !== 0);
    if (!start) return undefined;
    const end = { row: start.row + down, col: start.col + right };
    const [row, col] = [Math.min(start.row, end.row), Math.min(start.col, end.col)];
    const line =
      layer.placeKind === 'links' ? link(row, col, right ? 'right' : 'below') : sideAlong(start, end);
    const id = hits.variableAt(line);
    if (id === undefined || id < layer.first || id >= layer.end) return undefined;
    const last = this.#drawn.at(-1);
    const isBack = last !== undefined && isSame(last, line) && this.#now !== undefined;
    this.#drawn = isBack ? this.#drawn.slice(0, -1) : [...this.#drawn, line];
    this.#now = { line, end };
    surface.enter(id, isBack ? undefined : layer.left);
    return line;
  }

  /** Returns the node where the pen is; at another place, the end of it from which a line in the direction covers it. */
  #startAt(from: Place, sign: number, isLevel: boolean): PenStep['end'] | undefined {
    if (this.#now && isSame(this.#now.line, from)) return this.#now.end;
    this.#now = undefined;
    this.#drawn = [];
    const isLink = this.#layer!.placeKind === 'links';
    if (from.kind === 'cell') return isLink ? from : undefined;
    if (from.kind !== (isLink ? 'link' : 'side')) return undefined;
    const [first, second] = endsOf(from);
    const isAlong = (first!.row === second!.row) === isLevel;
    return isAlong && sign > 0 ? first : second;
  }
}

const isSame = (one: Place, other: Place): boolean => placeKey(one) === placeKey(other);
