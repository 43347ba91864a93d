import { type Board, type Cell, checkpoint, type Grid, latinGrid, type Random } from '@gridproof/describe';

/** The number of changes that are compared at a time, and the maximum number of changes. */
const COMPARED = 24;
const CHANGES = 200;

/** Numbers that leave the unshaded cells without a repeat; each shaded one repeats another of its row or column. */
export function drawNumbers(board: Board, shaded: ReadonlySet<Cell>, random: Random): Grid<number> {
  const latin = latinGrid(board, random);
  return latin.map((number, cell) => {
    if (!shaded.has(cell)) return number;
    checkpoint(board.width + board.height);
    const repeated = inLineWith(board, cell).filter((one) => !shaded.has(one));
    return repeated.length ? latin.at(repeated[random.below(repeated.length)]!) : number;
  });
}

/** The same with other numbers at shaded cells of the answer, so that each of some rivals has a repeat; undefined where none were found. */
export function repairNumbers(
  board: Board,
  numbers: Grid<number>,
  answer: Grid<boolean>,
  rivals: readonly Grid<boolean>[],
  random: Random,
): Grid<number> | undefined {
  let now = numbers;
  for (let left = CHANGES; left > 0; left--) {
    const fitting = rivals.filter((rival) => !repeats(board, now, rival));
    const rival = fitting[random.below(fitting.length)];
    if (!rival) return now;
    const changes = answer.places.flatMap((cell) =>
      answer.at(cell) && !rival.at(cell)
        ? inLineWith(board, cell)
            .filter((other) => other !== cell && !rival.at(other))
            .map((other) => [cell, now.at(other)] as const)
        : [],
    );
    let least = Number.POSITIVE_INFINITY;
    const before = now;
    for (const [cell, number] of random.shuffled(changes).slice(0, COMPARED)) {
      const other = before.map((one, at) => (at === cell ? number : one));
      const fits = rivals.filter((one) => !repeats(board, other, one)).length;
      if (fits < least) [least, now] = [fits, other];
    }
    if (now === before) return undefined;
  }
  return undefined;
}

/** Returns whether unshaded cells of a line share a number. */
const repeats = (board: Board, numbers: Grid<number>, shaded: Grid<boolean>): boolean =>
  board.lines.some((line) => {
    const seen = numbers.pick(line.filter((cell) => !shaded.at(cell)));
    return new Set(seen).size < seen.length;
  });

const inLineWith = (board: Board, { row, col }: Cell): readonly Cell[] => [
  ...board.rows[row]!,
  ...board.columns[col]!,
];
