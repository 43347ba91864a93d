import type { Literal } from '../engine.js';
import { TRUE } from '../literal.js';

/** By part: the parts next to it. */
export type Neighbours = readonly (readonly number[])[];

/** All that is reached from some parts, themselves included, by steps to neighbours that may be entered. */
export function flood(
  from: readonly number[],
  beside: Neighbours,
  enter: (part: number) => boolean,
): ReadonlySet<number> {
  const reached = new Set(from);
  for (const part of reached)
    for (const next of beside[part]!) if (!reached.has(next) && enter(next)) reached.add(next);
  return reached;
}

/**
 * The parts around a piece of which one must be live, if the piece is to hang together with what is beyond it: those
 * that are reached from there without crossing another of them. So they are a minimal separator, as in Fischetti et al.,
 * "Thinning out Steiner trees" (2017).
 */
export function separator(
  piece: ReadonlySet<number>,
  beyond: readonly number[],
  on: readonly Literal[],
  beside: Neighbours,
): Literal[] {
  const around = new Set<Literal>();
  flood(beyond, beside, (next) => {
    if (on[next] === -TRUE) return false;
    if (!beside[next]!.some((part) => piece.has(part))) return true;
    around.add(on[next]!);
    return false;
  });
  return [...around];
}
