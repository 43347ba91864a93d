import type { Literal } from '../engine.js';
import { TRUE } from '../literal.js';
import type { Place } from '../place.js';
import { flood, type Neighbours, separator } from './flood.js';
import type { AddCut, Lazy, ReadLiteral } from './lazy.js';

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
    const pieces = this.#pieces(value);
    if (pieces.length < 2) return;
    for (const piece of pieces) {
      const [largest, second] = pieces as [number[], number[]];
      const other = this.#surest(piece === largest ? second : largest);
      const own = this.#surest(piece);
      const clause = separator(new Set(piece), [other], this.on, this.beside);
      for (const part of [own, other]) if (this.on[part] !== TRUE) clause.push(-this.on[part]!);
      add(
        clause,
        piece.map((part) => this.places[part]!),
      );
    }
  }

  /** The pieces into which the live parts fall, the largest first. */
  #pieces(value: ReadLiteral): number[][] {
    const live = this.on.map(value);
    const seen = new Uint8Array(live.length);
    const pieces: number[][] = [];
    for (const [part, on] of live.entries()) {
      if (!on || seen[part]) continue;
      const piece = flood([part], this.beside, (next) => live[next]!);
      for (const one of piece) seen[one] = 1;
      pieces.push([...piece]);
    }
    return pieces.sort((a, b) => b.length - a.length);
  }

  /** A part of the piece that is live in any case, if there is one: it need not stand in the clause. */
  #surest(piece: readonly number[]): number {
    return piece.find((part) => this.on[part] === TRUE) ?? piece[0]!;
  }

  renamed(to: (literal: Literal) => Literal): Lazy {
    return new LazilyConnected(this.on.map(to), this.beside, this.places);
  }

  literals(): Iterable<Literal> {
    return this.on;
  }
}
