import type { ClueCage, Grid, Violation } from '@gridproof/describe';
import type { Clue, Operation } from './clue.js';

/** The results of operations on numbers in descending order. */
const REDUCED: Readonly<Record<Operation, (one: number, other: number) => number>> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
};

/** Calculates each cage from its largest number on. */
export function* verify(
  { cages }: { readonly cages: readonly ClueCage<Clue>[] },
  number: Grid<number>,
): Iterable<Violation<'cage'>> {
  for (const { cells, clue } of cages) {
    if (!clue) continue;
    const falling = number.pick(cells).toSorted((a, b) => b - a);
    const operations = clue.operation ? [clue.operation] : (Object.keys(REDUCED) as Operation[]);
    // Of fractions nothing is left: what was divided is multiplied again.
    const gives = (operation: Operation) =>
      operation === '/'
        ? falling.slice(1).reduce((product, n) => product * n, clue.result) === falling[0]
        : falling.reduce(REDUCED[operation]) === clue.result;
    if (!operations.some(gives)) yield { rule: 'cage', places: cells };
  }
}
