import { checkpoint } from '../../checkpoint.js';
import type { Literal } from '../../engine.js';
import type { AddCut, Imply, LazyConstraint, LiteralState, ReadLiteral } from '../../lazy/lazy-constraint.js';
import { TRUE } from '../../literal.js';

/** One element of a vector: a literal for each value that it has in common with its counterpart. */
export type Element = readonly Literal[];

/** Two vectors of equal length differ somewhere. */
export class LazyDiffer implements LazyConstraint {
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

  /** Implies that vectors which agree everywhere else differ in the last element. */
  propagate(known: LiteralState, imply: Imply): void {
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

  rename(to: (literal: Literal) => Literal): LazyConstraint | undefined {
    const [left, right]: [Element[], Element[]] = [[], []];
    for (let at = 0; at < this.left.length; at++) {
      const [a, b] = [renamedElement(this.left[at]!, to), renamedElement(this.right[at]!, to)];
      if (!canAgree(a, b)) return undefined;
      left.push(a);
      right.push(b);
    }
    return new LazyDiffer(left, right);
  }

  *literals(): Iterable<Literal> {
    for (const element of this.left) yield* element;
    for (const element of this.right) yield* element;
  }
}

/** Returns the pairs of literals for equal values. */
const agreements = (a: Element, b: Element): (readonly [Literal, Literal])[] =>
  a.map((literal, at) => [literal, b[at]!]);

const canAgree = (a: Element, b: Element): boolean =>
  a.some((one, at) => one !== -TRUE && b[at] !== -TRUE && one !== -b[at]!);

function renamedElement(element: Element, to: (literal: Literal) => Literal): Element {
  checkpoint();
  const [one, other] = element;
  return element.length === 2 && one === -other! ? twoValues(to(one)) : element.map(to);
}

/** Elements of larger literals are not shared. */
const MOST_SHARED = 100_000;

/** Shared elements by literal, positive and negative ones, because very many lines have the same ones. */
const shared: readonly [Element[], Element[]] = [[], []];

/** The element of a variable with two values. */
export function twoValues(literal: Literal): Element {
  const elements = shared[literal > 0 ? 0 : 1];
  const at = Math.abs(literal);
  if (at >= MOST_SHARED) return [literal, -literal];
  elements[at] ??= [literal, -literal];
  return elements[at];
}
