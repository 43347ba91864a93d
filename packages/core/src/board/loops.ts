import type { Grid } from './grid.js';
import { type Cell, type Corner, endsOf, type Link, type Place, placeKey, type Side } from './place.js';

/** The lines of an answer in their order. */
export interface Loops<N extends Place> {
  /** Cells or corners of each closed loop in order; empty if some are loose. */
  readonly loops: readonly (readonly N[])[];
  /** Places where a line ends or more than two meet. */
  readonly loose: readonly N[];
}

/** Follows the lines of an answer, from corner to corner along sides or from cell to cell along links. */
export function traceLoops(lines: Grid<boolean, Side>): Loops<Corner>;
export function traceLoops(lines: Grid<boolean, Link>): Loops<Cell>;
export function traceLoops(lines: Grid<boolean, Side> | Grid<boolean, Link>): Loops<Place> {
  const beside = new Map<number, { readonly place: Place; readonly next: Place[] }>();
  const meet = (place: Place, other: Place) => {
    const here = beside.get(placeKey(place)) ?? { place, next: [] };
    here.next.push(other);
    beside.set(placeKey(place), here);
  };
  for (const [at, isDrawn] of lines.entries()) {
    if (!isDrawn) continue;
    const [from, to] = endsOf(at);
    meet(from, to);
    meet(to, from);
  }
  const loose = [...beside.values()].filter(({ next }) => next.length !== 2).map(({ place }) => place);
  if (loose.length > 0) return { loops: [], loose };

  // Every place has two lines here, so each walk returns to its start.
  const walked = new Set<number>();
  const loops: Place[][] = [];
  for (const { place } of beside.values()) {
    if (walked.has(placeKey(place))) continue;
    const loop: Place[] = [];
    for (let at: Place | undefined = place; at; ) {
      loop.push(at);
      walked.add(placeKey(at));
      at = beside.get(placeKey(at))!.next.find((one) => !walked.has(placeKey(one)));
    }
    loops.push(loop);
  }
  return { loops, loose };
}
