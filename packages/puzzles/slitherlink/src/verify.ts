import {
  type Board,
  type Cell,
  type Corner,
  endsOf,
  type Grid,
  placeKey,
  type Side,
  type Violation,
} from '@gridproof/describe';

/** The rules that an answer breaks: its lines are drawn, and walked from end to end. */
export function* verify(
  { board, numbers }: { readonly board: Board; readonly numbers: Grid<number | '?' | undefined, Cell> },
  line: Grid<boolean, Side>,
): Iterable<Violation<'around' | 'loop'>> {
  const drawn = new Set(line.places.filter((side) => line.at(side)).map(placeKey));
  for (const [cell, n] of numbers.known()) {
    const { row, col } = cell;
    const around: readonly Side[] = [
      { kind: 'side', row, col, towards: 'right' },
      { kind: 'side', row, col, towards: 'below' },
      { kind: 'side', row, col: col - 1, towards: 'right' },
      { kind: 'side', row: row - 1, col, towards: 'below' },
    ];
    if (n !== '?' && around.filter((side) => drawn.has(placeKey(side))).length !== n)
      yield { rule: 'around', places: [cell] };
  }

  const sides = line.places.filter((side) => line.at(side));
  if (sides.length === 0) yield { rule: 'loop', places: board.cells };
  const meeting = new Map<number, { readonly corner: Corner; readonly sides: Side[] }>();
  for (const side of sides)
    for (const corner of endsOf(side)) {
      const here = meeting.get(placeKey(corner)) ?? { corner, sides: [] };
      here.sides.push(side);
      meeting.set(placeKey(corner), here);
    }
  const faults = [...meeting.values()].filter((here) => here.sides.length !== 2);
  for (const { corner } of faults) yield { rule: 'loop', places: [corner] };
  if (faults.length || sides.length === 0) return;

  // Every corner has two lines: a walk along them comes back to where it began.
  const left = new Set(sides);
  for (let first = true; left.size > 0; first = false) {
    const walked: Side[] = [];
    let side = left.values().next().value;
    let corner = endsOf(side!)[0];
    while (side && left.delete(side)) {
      walked.push(side);
      const [from, to] = endsOf(side);
      corner = placeKey(from) === placeKey(corner) ? to : from;
      const here = meeting.get(placeKey(corner))!.sides;
      side = here.find((one) => left.has(one));
    }
    if (!first) yield { rule: 'loop', places: walked };
  }
}
