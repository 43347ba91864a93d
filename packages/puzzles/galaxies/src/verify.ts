import {
  type Board,
  type Cell,
  type Grid,
  middleOf,
  type Place,
  regionsOf,
  type Violation,
} from '@gridproof/describe';

export type Rule = 'symmetry' | 'connected';

/** The rules that an answer breaks, and the centres that have no region of their own. */
export function* verify(
  board: Board,
  centers: Grid<unknown, Place>,
  answer: Grid<number>,
): Iterable<Violation<Rule>> {
  const middles = centers.known().map(([at]) => ({ at, ...middleOf(at) }));
  for (const [n, { at, row, col }] of middles.entries()) {
    const touched = answer.places.filter(
      (cell) => Math.abs(cell.row - row) < 1 && Math.abs(cell.col - col) < 1,
    );
    if (touched.some((cell) => answer.at(cell) !== n)) yield { rule: 'given', places: [at] };
  }

  for (const n of new Set(answer.values)) {
    const region = answer.places.filter((cell) => answer.at(cell) === n);
    const middle = middles[n];
    if (!middle || !isSymmetric(region, middle)) yield { rule: 'symmetry', places: region };
  }

  const pieces = regionsOf(
    board,
    (one, other) => answer.has(one) && answer.has(other) && answer.at(one) === answer.at(other),
  ).filter(([first]) => answer.has(first!));
  const seen = new Set<number>();
  for (const piece of pieces.toSorted((a, b) => b.length - a.length)) {
    const n = answer.at(piece[0]!);
    if (seen.has(n)) yield { rule: 'connected', places: piece };
    seen.add(n);
  }
}

/** Half a turn takes the first cell in reading order to the last, the second to the last but one, and so on. */
const isSymmetric = (
  region: readonly Cell[],
  about: { readonly row: number; readonly col: number },
): boolean =>
  region.every(({ row, col }, at) => {
    const opposite = region.at(-1 - at)!;
    return row + opposite.row === 2 * about.row && col + opposite.col === 2 * about.col;
  });
