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
    const touched = board.rows
      .slice(Math.max(0, Math.floor(row)), Math.ceil(row) + 1)
      .flatMap((line) => line.slice(Math.max(0, Math.floor(col)), Math.ceil(col) + 1))
      .filter((cell) => answer.has(cell));
    if (touched.some((cell) => answer.at(cell) !== n)) yield { rule: 'given', places: [at] };
  }

  const regions = new Map<number, Cell[]>();
  for (const [cell, n] of answer.entries()) {
    const region = regions.get(n);
    if (region) region.push(cell);
    else regions.set(n, [cell]);
  }
  for (const [n, region] of regions) {
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
