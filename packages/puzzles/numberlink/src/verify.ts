import {
  type Board,
  type Cell,
  cell,
  type Grid,
  type Link,
  placeKey,
  type Violation,
} from '@gridproof/describe';

interface Clues {
  readonly board: Board;
  readonly numbers: Grid<number | undefined, Cell>;
  readonly cover: boolean;
}

/** By cell: the cells that a line leads to from there. */
function neighboursOn(line: Grid<boolean, Link>): ReadonlyMap<number, readonly Cell[]> {
  const found = new Map<number, Cell[]>();
  const add = (from: Cell, to: Cell) => found.set(placeKey(from), [...(found.get(placeKey(from)) ?? []), to]);
  for (const { row, col, towards } of line.places.filter((link) => line.at(link))) {
    const from = cell(row, col);
    const to = towards === 'right' ? cell(row, col + 1) : cell(row + 1, col);
    add(from, to);
    add(to, from);
  }
  return found;
}

/** The rules that an answer breaks: each line is walked from one number until it ends, or meets what it must not. */
export function* verify(clues: Clues, line: Grid<boolean, Link>): Iterable<Violation<'path' | 'cover'>> {
  const { board, numbers, cover } = clues;
  const neighbours = neighboursOn(line);
  const waysAt = (cell: Cell) => neighbours.get(placeKey(cell)) ?? [];
  const walked = new Set<number>();
  for (const [start, n] of numbers.known()) {
    if (walked.has(placeKey(start))) continue;
    const places = [start];
    walked.add(placeKey(start));
    let here = start;
    for (;;) {
      const next = waysAt(here).find((one) => !walked.has(placeKey(one)));
      if (!next || (here !== start && numbers.at(here) !== undefined)) break;
      walked.add(placeKey(next));
      places.push(next);
      here = next;
    }
    const right = places.every((cell) => waysAt(cell).length === (cell === start || cell === here ? 1 : 2));
    if (!right || here === start || numbers.at(here) !== n) yield { rule: 'path', places };
  }
  for (const cell of board.cells) {
    const ways = waysAt(cell).length;
    if (ways && !walked.has(placeKey(cell))) yield { rule: 'path', places: [cell] };
    if (cover && !ways) yield { rule: 'cover', places: [cell] };
  }
}
