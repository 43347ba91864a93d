import type { Board, Cell, Grid } from '@gridproof/describe';

/**
 * The areas between the diagonals that are closed off from the edge of the board, each as the cells whose diagonals
 * stand around it. There is one exactly where diagonals close a loop.
 *
 * A diagonal halves its cell: half 2n of cell n is above it, half 2n + 1 below. Each half has two of the cell's sides.
 */
export function* closedAreas(board: Board, answer: Grid<'slash' | 'backslash'>): Iterable<readonly Cell[]> {
  const { width, cells } = board;
  const rises = cells.map((cell) => answer.at(cell) === 'slash');
  /** By half: the area that it is in, named after its first half from 1 on. */
  const areaOf = new Int32Array(2 * cells.length);
  for (let start = 0; start < areaOf.length; start++) {
    if (areaOf[start]) continue;
    const area = [start];
    areaOf[start] = start + 1;
    let closed = true;
    const enter = (half: number) => {
      if (half === EDGE) closed = false;
      else if (!areaOf[half]) {
        areaOf[half] = start + 1;
        area.push(half);
      }
    };
    for (const half of area) {
      enter(aboveOrBelow(half, width, areaOf.length));
      enter(beside(half, width, rises));
    }
    if (!closed) continue;
    const around = area.filter((half) => areaOf[half ^ 1] !== start + 1).sort((a, b) => a - b);
    yield around.map((half) => cells[half >> 1]!);
  }
}

/** The neighbour of a half at the edge of the board. */
const EDGE = -1;

/** The half beyond the upper side of an upper half, or the lower side of a lower one. */
function aboveOrBelow(half: number, width: number, halves: number): number {
  const next = half % 2 === 1 ? half - 1 + 2 * width : half + 1 - 2 * width;
  return next < 0 || next >= halves ? EDGE : next;
}

/** The half beyond the left or right side of a half: that above a rising diagonal has the left side, that above a falling one the right side. */
function beside(half: number, width: number, rises: readonly boolean[]): number {
  const cell = half >> 1;
  const toTheLeft = rises[cell] !== (half % 2 === 1);
  const col = cell % width;
  if (col === (toTheLeft ? 0 : width - 1)) return EDGE;
  const next = toTheLeft ? cell - 1 : cell + 1;
  return 2 * next + (toTheLeft === rises[next] ? 1 : 0);
}
