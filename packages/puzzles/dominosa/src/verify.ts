import {
  type Board,
  type Cell,
  type Grid,
  regionsOf,
  type Side,
  side,
  type Violation,
} from '@gridproof/describe';

/** The rules that an answer breaks: the parts that its walls leave are flooded, and what lies on each of them is put in a box. */
export function* verify(
  { board, numbers }: { readonly board: Board; readonly numbers: Grid<number, Cell> },
  walls: Grid<boolean, Side>,
): Iterable<Violation<'cover' | 'once'>> {
  const box = new Map<string, readonly Cell[]>();
  const isOpen = (one: Cell, other: Cell): boolean => {
    const [row, col] = [Math.min(one.row, other.row), Math.min(one.col, other.col)];
    return !walls.at(side(row, col, one.row === other.row ? 'right' : 'below'));
  };
  for (const part of regionsOf(board, isOpen)) {
    if (part.length !== 2) {
      yield { rule: 'cover', places: part };
      continue;
    }
    const [low, high] = part.map((cell) => numbers.at(cell)).sort((a, b) => a - b);
    const same = box.get(`${low} ${high}`);
    if (same) yield { rule: 'once', places: [...same, ...part] };
    else box.set(`${low} ${high}`, part);
  }
}
