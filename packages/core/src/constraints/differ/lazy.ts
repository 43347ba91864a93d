import type { Literal } from '../../engine.js';
import type { AddCut, Imply, Known, Lazy, ReadLiteral } from '../../lazy/lazy.js';
import { TRUE } from '../../literal.js';

/** One element of a vector: a literal for each value that it may have in common with its counterpart. */
export type Element = readonly Literal[];

/** Two vectors of one length differ somewhere. */
export class LazilyDiffer implements Lazy {
  constructor(
    readonly left: readonly Element[],
    readonly right: readonly Element[],
  ) {}

  cut(value: ReadLiteral, add: AddCut): void {
    const clause: Literal[] = [];
    for (const [at, element] of this.left.entries()) {
      const agreed = agreements(element, this.right[at]!).find(([a, b]) => value(a) && value(b));
      if (!agreed) return;
      for (const literal of agreed) if (literal !== TRUE) clause.push(-literal);
    }
    add(clause);
  }

  /** Where the vectors agree everywhere but in one element, they differ there. */
  implied(known: Known, imply: Imply): void {
    const agreed: Literal[] = [];
    let open: (readonly [Literal, Literal])[] | undefined;
    for (const [at, element] of this.left.entries()) {
      const both = agreements(element, this.right[at]!);
      const same = both.find(([a, b]) => known(a) > 0 && known(b) > 0);
      if (same) agreed.push(...same);
      else if (open || !both.some(([a, b]) => known(a) >= 0 && known(b) >= 0)) return;
      else open = both.filter(([a, b]) => known(a) + known(b) === 1);
    }
    const because = (more: readonly Literal[]) => (add: AddCut) =>
      add([...agreed, ...more].flatMap((literal) => (literal === TRUE ? [] : -literal)));
    if (!open) imply(-(agreed[0] ?? TRUE), because([]));
    for (const pair of open ?? []) imply(-(known(pair[0]) > 0 ? pair[1] : pair[0]), because(pair));
  }

  renamed(to: (literal: Literal) => Literal): Lazy | undefined {
    const [left, right]: [Element[], Element[]] = [[], []];
    for (const [at, element] of this.left.entries()) {
      const [a, b] = [element.map(to), this.right[at]!.map(to)];
      if (!agreements(a, b).some(canBeTrue)) return undefined;
      left.push(a);
      right.push(b);
    }
    return new LazilyDiffer(left, right);
  }

  *literals(): Iterable<Literal> {
    for (const element of this.left) yield* element;
    for (const element of this.right) yield* element;
  }
}

/** The pairs of literals each of which says "both elements have this value". */
const agreements = (a: Element, b: Element): (readonly [Literal, Literal])[] =>
  a.map((literal, at) => [literal, b[at]!]);

const canBeTrue = ([a, b]: readonly [Literal, Literal]): boolean => a !== -TRUE && b !== -TRUE && a !== -b;
