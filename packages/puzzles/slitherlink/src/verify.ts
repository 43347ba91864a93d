import {
  type Board,
  type Cell,
  type Grid,
  placeKey,
  type Side,
  traceLoops,
  type Violation,
} from '@gridproof/describe';

/** The rules that an answer breaks: its lines are drawn, and walked from corner to corner. */
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

  const { loops, loose } = traceLoops(line);
  for (const corner of loose) yield { rule: 'loop', places: [corner] };
  if (drawn.size === 0) yield { rule: 'loop', places: board.cells };
  for (const another of loops.slice(1)) yield { rule: 'loop', places: another };
}
