import { type Cell, type Corner, cell, corner } from './place.js';

/** A rectangle of cells and the usual ways to walk over it. It holds no values: those are in a `Grid`. */
export class Board {
  /** All cells, row by row. */
  readonly cells: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  readonly columns: readonly (readonly Cell[])[];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.rows = Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, col) => cell(row, col)),
    );
    this.columns = Array.from({ length: width }, (_, col) => this.rows.map((line) => line[col]!));
    this.cells = this.rows.flat();
  }

  /** Rows, then columns. */
  get lines(): readonly (readonly Cell[])[] {
    return [...this.rows, ...this.columns];
  }

  /** All (width + 1) x (height + 1) corners, row by row. */
  get corners(): readonly Corner[] {
    return Array.from({ length: (this.width + 1) * (this.height + 1) }, (_, at) =>
      corner(Math.floor(at / (this.width + 1)), at % (this.width + 1)),
    );
  }

  /** Whether a position is on the board. */
  has({ row, col }: { row: number; col: number }): boolean {
    return row >= 0 && row < this.height && col >= 0 && col < this.width;
  }

  /** The cell at (row, col); it must be on the board. */
  cell(row: number, col: number): Cell {
    const found = this.rows[row]?.[col];
    if (!found) throw new RangeError(`no cell (${row}, ${col}) on a ${this.width}x${this.height} board`);
    return found;
  }

  /** The up to four cells that share a side with this one. */
  beside({ row, col }: Cell): readonly Cell[] {
    return this.#those([
      [row - 1, col],
      [row, col - 1],
      [row, col + 1],
      [row + 1, col],
    ]);
  }

  /** The up to nine cells of the 3x3 block around this one, itself included. */
  block({ row, col }: Cell): readonly Cell[] {
    return this.#those(
      [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [row + down, col + right] as const)),
    );
  }

  /** The up to eight cells that touch this one by a side or a corner. */
  around(center: Cell): readonly Cell[] {
    return this.block(center).filter((one) => one !== this.rows[center.row]![center.col]);
  }

  /** The block of `height` x `width` cells whose upper left cell is (row, col). */
  rectangle(row: number, col: number, height: number, width: number): readonly Cell[] {
    return this.rows.slice(row, row + height).flatMap((line) => line.slice(col, col + width));
  }

  #those(positions: readonly (readonly [number, number])[]): readonly Cell[] {
    return positions.flatMap(([row, col]) => this.rows[row]?.[col] ?? []);
  }
}

/** Every `length` neighbours in a row of things: `windows([1, 2, 3], 2)` is `[1, 2]`, `[2, 3]`. */
export function windows<T>(line: readonly T[], length: number): readonly (readonly T[])[] {
  return line.slice(0, Math.max(0, line.length - length + 1)).map((_, at) => line.slice(at, at + length));
}

/** Every unordered pair, in order: `pairs([1, 2, 3])` is `[1, 2]`, `[1, 3]`, `[2, 3]`. */
export function pairs<T>(things: readonly T[]): readonly (readonly [T, T])[] {
  return things.flatMap((first, at) => things.slice(at + 1).map((second) => [first, second] as const));
}
