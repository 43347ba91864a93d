import type { Literal } from '../engine.js';
import { TRUE } from '../literal.js';
import type { Place } from '../place.js';
import { flood, type Neighbours, piecesOf, separator } from './flood.js';
import type { AddCut, Known, Lazy, ReadLiteral } from './lazy.js';

/**
 * What is live hangs together. Where it falls into pieces, each piece must reach out: if something of the piece is live,
 * and something beyond it, then so is one of the parts that lie between them.
 */
export class LazilyConnected implements Lazy {
  /** `beside`: by part, the parts that hang together with it where both are live. */
  constructor(
    readonly on: readonly Literal[],
    readonly beside: Neighbours,
    readonly places: readonly Place[],
  ) {}

  cut(value: ReadLiteral, add: AddCut): void {
    const { on, beside, places } = this;
    const pieces = piecesOf(on.map(value), beside).sort((a, b) => b.size - a.size);
    const [largest, second] = pieces;
    if (!largest || !second) return;
    for (const piece of pieces) {
      const own = this.#surest(piece);
      const other = this.#surest(piece === largest ? second : largest);
      const between = separator(piece, [other], beside, (part) => on[part] !== -TRUE);
      const clause = new Set(between.map((part) => on[part]!));
      for (const part of [own, other]) if (on[part] !== TRUE) clause.add(-on[part]!);
      add(
        [...clause],
        [...piece].map((part) => places[part]!),
      );
    }
  }

  *implied(known: Known): Iterable<Literal> {
    const { on, beside } = this;
    const of = on.map(known);
    const start = of.indexOf(1);
    if (start < 0) return;
    const mayBeLive = (part: number) => of[part]! >= 0;
    const reached = flood([start], beside, mayBeLive);
    for (const [part, literal] of on.entries()) if (mayBeLive(part) && !reached.has(part)) yield -literal;
    const [largest, ...others] = piecesOf(
      of.map((one) => one > 0),
      beside,
    ).sort((a, b) => b.size - a.size);
    for (const piece of others) {
      const [only, second] = separator(piece, [...largest!].slice(0, 1), beside, mayBeLive);
      if (only !== undefined && second === undefined) yield on[only]!;
    }
  }

  /** A part of the piece that is live in any case, if there is one: it need not stand in the clause. */
  #surest(piece: ReadonlySet<number>): number {
    const parts = [...piece];
    return parts.find((part) => this.on[part] === TRUE) ?? parts[0]!;
  }

  renamed(to: (literal: Literal) => Literal): Lazy {
    return new LazilyConnected(this.on.map(to), this.beside, this.places);
  }

  literals(): Iterable<Literal> {
    return this.on;
  }
}
