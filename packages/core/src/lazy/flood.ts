import { checkpoint } from '../checkpoint.js';

/** Neighbours by part. */
export type Adjacency = readonly (readonly number[])[];

/** A set of parts in the order in which they were reached. */
export class Parts implements Iterable<number> {
  /** The parts are those with this label. */
  constructor(
    readonly list: readonly number[],
    readonly labels: ArrayLike<number>,
    readonly label: number,
  ) {}

  get size(): number {
    return this.list.length;
  }

  has(part: number): boolean {
    return this.labels[part] === this.label;
  }

  [Symbol.iterator](): Iterator<number> {
    return this.list[Symbol.iterator]();
  }
}

/** Returns all parts reachable from some parts, including them, through neighbours that may be entered. */
export function flood(from: readonly number[], beside: Adjacency, enter: (part: number) => boolean): Parts {
  const labels = new Int32Array(beside.length);
  return new Parts(spread(from, beside, enter, labels, 1), labels, 1);
}

/** Same as `flood`, but does not enter labelled parts. */
function spread(
  from: readonly number[],
  beside: Adjacency,
  enter: (part: number) => boolean,
  labels: Int32Array,
  label: number,
): readonly number[] {
  const reached: number[] = [];
  for (const part of from)
    if (!labels[part]) {
      labels[part] = label;
      reached.push(part);
    }
  for (let at = 0; at < reached.length; at++) {
    checkpoint();
    const near = beside[reached[at]!]!;
    for (let nth = 0; nth < near.length; nth++) {
      const next = near[nth]!;
      if (labels[next] || !enter(next)) continue;
      labels[next] = label;
      reached.push(next);
    }
  }
  return reached;
}

/**
 * Returns the parts around a piece of which one must be live to connect the piece with `beyond`: those reachable from there without
 * crossing another of them. They are a minimal separator, as in Fischetti et al., "Thinning out Steiner trees" (2017).
 */
export function separator(
  piece: Parts,
  beyond: readonly number[],
  beside: Adjacency,
  mayBeLive: (part: number) => boolean,
): number[] {
  const around: number[] = [];
  /** By part: 1 next to the piece, 2 when reached from beyond. */
  const near = new Uint8Array(beside.length);
  /** Number of parts next to the piece that were not reached yet; the search ends at 0. */
  let remaining = 0;
  for (const part of piece.list)
    for (const next of beside[part]!) {
      if (near[next] === 0 && !piece.has(next) && mayBeLive(next)) remaining++;
      near[next] = 1;
    }
  flood(beyond, beside, (next) => {
    if (remaining === 0 || !mayBeLive(next)) return false;
    if (!near[next]) return true;
    if (near[next] === 1) {
      around.push(next);
      remaining--;
    }
    near[next] = 2;
    return false;
  });
  return around;
}

/** Returns the only part that can connect a piece with `beyond`; undefined if there are several or none. */
export function bridge(
  piece: Parts,
  beyond: readonly number[],
  beside: Adjacency,
  mayBeLive: (part: number) => boolean,
): number | undefined {
  const around = separator(piece, beyond, beside, mayBeLive);
  return around.length === 1 ? around[0] : undefined;
}

/** Returns the parts that may be live but cannot be reached. */
export function cutOff(
  from: readonly number[],
  beside: Adjacency,
  mayBeLive: (part: number) => boolean,
): number[] {
  const reached = flood(from, beside, mayBeLive);
  return [...beside.keys()].filter((part) => mayBeLive(part) && !reached.has(part));
}

/** Returns the connected components of the parts. */
export function piecesOf(parts: readonly boolean[], beside: Adjacency): Parts[] {
  const labels = new Int32Array(parts.length);
  const pieces: Parts[] = [];
  const belongs = (part: number) => parts[part]!;
  for (let part = 0; part < parts.length; part++) {
    if (!belongs(part) || labels[part]) continue;
    const label = pieces.length + 1;
    pieces.push(new Parts(spread([part], beside, belongs, labels, label), labels, label));
  }
  return pieces;
}
