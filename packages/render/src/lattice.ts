import {
  Board,
  type Cage,
  type Picture,
  type Side,
  type SymbolSource,
  side,
  type Wall,
  wallsAround,
} from '@gridproof/core';

/** A line on a side of a cell; the frame is thin and has no source. */
export interface BorderLine {
  readonly at: Side;
  readonly weight: Wall['weight'] | 'thin';
  readonly source?: SymbolSource;
}

/** The walls, cage lines and frame of a picture by side; a thick wall hides a dashed one. */
export class Lattice {
  readonly #right = new Map<string, BorderLine>();
  readonly #below = new Map<string, BorderLine>();

  constructor(picture: Picture, weights: readonly BorderLine['weight'][] = ['thin', 'dashed', 'thick']) {
    const lines: readonly BorderLine[] = [
      ...frameOf(picture),
      ...(picture.cages ?? []).flatMap(sidesOf),
      ...(picture.walls ?? []),
    ];
    for (const weight of weights)
      for (const line of lines) if (line.weight === weight) this.#of(line.at).set(key(line.at), line);
  }

  /** Returns the line between cell (row, col) and its right neighbour; col -1 is the left edge of the board. */
  right(row: number, col: number): BorderLine | undefined {
    return this.#right.get(key({ row, col }));
  }

  /** Returns the line between cell (row, col) and its lower neighbour; row -1 is the upper edge of the board. */
  below(row: number, col: number): BorderLine | undefined {
    return this.#below.get(key({ row, col }));
  }

  #of(side: Side): Map<string, BorderLine> {
    return side.towards === 'right' ? this.#right : this.#below;
  }
}

/** Returns whether text needs a frame to separate the cells from their surroundings. */
export function isFramed({ cells, walls = [], cages = [], marks, frame }: Picture): boolean {
  const beside = marks.filter(({ at }) => at.kind === 'outside');
  const isOpen = frame === 'dots' || frame === 'boxes' || frame === 'none';
  return !isOpen && (cells !== undefined || [walls, cages, beside].some(({ length }) => length > 0));
}

/** Returns the sides around a cage. */
function sidesOf({ cells, source, style }: Cage): BorderLine[] {
  const inside = new Set(cells.map(key));
  return cells
    .flatMap(({ row, col }) => [
      { at: side(row - 1, col, 'below'), beyond: { row: row - 1, col } },
      { at: side(row, col - 1, 'right'), beyond: { row, col: col - 1 } },
      { at: side(row, col, 'right'), beyond: { row, col: col + 1 } },
      { at: side(row, col, 'below'), beyond: { row: row + 1, col } },
    ])
    .filter(({ beyond }) => !inside.has(key(beyond)))
    .map(({ at }) => ({
      at,
      weight: style === undefined || style === 'dashed' ? 'dashed' : 'thick',
      source,
    }));
}

function frameOf(picture: Picture): BorderLine[] {
  if (!isFramed(picture)) return [];
  const board = new Board(picture.width, picture.height);
  return wallsAround(board, [picture.cells ?? board.cells]).map((at) => ({ at, weight: 'thin' }));
}

/** Returns a function that tests whether there is a cell at a position: inside the board, and not in a gap of a sparse one. */
export function cellsOf({ width, height, cells }: Picture): (row: number, col: number) => boolean {
  if (!cells) return (row, col) => row >= 0 && col >= 0 && row < height && col < width;
  const there = new Set(cells.map(key));
  return (row, col) => there.has(key({ row, col }));
}

/** Returns a key that is equal for equal positions. */
export function key({ row, col }: { readonly row: number; readonly col: number }): string {
  return `${row},${col}`;
}
