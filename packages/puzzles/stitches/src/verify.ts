import {
  type Board,
  type Cell,
  endsOf,
  type Grid,
  type Link,
  type Outside,
  type Regions,
  type Violation,
} from '@gridproof/describe';

interface Clues {
  readonly board: Board;
  readonly regions: Regions;
  readonly stitches: number;
  readonly counts: Grid<number | undefined, Outside>;
}

/**
 * Yields violations. A table of all cells records the stitches of each cell, and its rows and columns are checked; for any two regions that
 * share a side, the stitches between them are counted.
 */
export function* verify(
  { board, regions, stitches, counts }: Clues,
  answer: Grid<boolean, Link>,
): Iterable<Violation<'joined' | 'once' | 'line'>> {
  const region = board.rows.map((row) =>
    row.map((cell) =>
      regions.findIndex((cells) => cells.some((one) => one.row === cell.row && one.col === cell.col)),
    ),
  );
  const ends = board.rows.map((row) => row.map(() => 0));
  const tally = new Map<string, { number: number; readonly places: Cell[] }>();
  const meet = (one: Cell, other: Cell, number: number) => {
    const both = [region[one.row]![one.col]!, region[other.row]![other.col]!];
    if (both[0] === both[1]) return;
    const key = both.sort((a, b) => a - b).join();
    const found = tally.get(key) ?? { number: 0, places: [] };
    found.number += number;
    found.places.push(one, other);
    tally.set(key, found);
  };
  for (const cell of board.cells) for (const other of board.neighbours(cell)) meet(cell, other, 0);
  for (const [at, isStitch] of answer.entries()) {
    if (!isStitch) continue;
    const [one, other] = endsOf(at);
    meet(one, other, 1);
    for (const { row, col } of [one, other]) ends[row]![col]!++;
  }

  for (const { number, places } of tally.values())
    if (number !== stitches) yield { rule: 'joined', places: [...new Set(places)] };
  for (const cell of board.cells) if (ends[cell.row]![cell.col]! > 1) yield { rule: 'once', places: [cell] };
  for (const [end, n] of counts.known()) {
    const line = end.end === 'left' ? ends[end.row]! : ends.map((row) => row[end.col]!);
    if (line.filter((number) => number > 0).length !== n) yield { rule: 'line', places: [end] };
  }
}
