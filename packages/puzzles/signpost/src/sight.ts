import type { Board, Cell, Direction } from '@gridproof/describe';

const WAYS: readonly (readonly Direction[])[] = [
  ['up-left', 'up', 'up-right'],
  ['left', 'right', 'right'],
  ['down-left', 'down', 'down-right'],
];

const HEADINGS = new Set(WAYS.flat());

/** The way from a cell to another one that lies in a straight line from it. */
export function headingTo(from: Cell, to: Cell): Direction | undefined {
  const [down, right] = [to.row - from.row, to.col - from.col];
  if ((down && right && Math.abs(down) !== Math.abs(right)) || (!down && !right)) return undefined;
  return WAYS[Math.sign(down) + 1]![Math.sign(right) + 1];
}

/** The cells in a straight line from a cell, whichever way, in the order of the board. */
export const cellsInSight = (board: Board, cell: Cell): readonly Cell[] =>
  [...HEADINGS]
    .flatMap((heading) => inSight(board, cell, heading))
    .sort((one, other) => one.row - other.row || one.col - other.col);

/** The cells that an arrow points to, the nearest first. */
export function inSight(board: Board, { row, col }: Cell, heading: Direction): readonly Cell[] {
  const down = heading.startsWith('down') ? 1 : heading.startsWith('up') ? -1 : 0;
  const right = heading.endsWith('right') ? 1 : heading.endsWith('left') ? -1 : 0;
  const at = (n: number) => ({ row: row + n * down, col: col + n * right });
  const found: Cell[] = [];
  for (let n = 1; board.has(at(n)); n++) found.push(board.cell(at(n).row, at(n).col));
  return found;
}
