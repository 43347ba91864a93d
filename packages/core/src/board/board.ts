import {
  type Cell,
  type Corner,
  cell,
  corner,
  type End,
  endsOf,
  type Link,
  link,
  type Outside,
  outside,
  type Side,
  side,
} from './place.js';

const BESIDE = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;
const BLOCK = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const));
const BEFORE = [
  [-1, -1],
  [-1, 0],
  [0, -1],
  [0, 0],
] as const;
const HERE_AND_RIGHT = [
  [0, 0],
  [0, 1],
] as const;
const HERE_AND_BELOW = [
  [0, 0],
  [1, 0],
] as const;

/** Cells across and down. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of cells and the usual ways to walk over it. It holds no values: those are in a `Grid`. */
export class Board {
  /** All cells, row by row. */
  readonly cells: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  readonly columns: readonly (readonly Cell[])[];
  #sides: readonly Side[] | undefined;
  #innerSides: readonly Side[] | undefined;
  #links: readonly Link[] | undefined;
  /** By cell, as rules ask for them again and again. */
  #beside: readonly (readonly Cell[])[] | undefined;
  #blocks: readonly (readonly Cell[])[] | undefined;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    const cells: Cell[] = [];
    const rows: Cell[][] = [];
    const columns: Cell[][] = [];
    for (let col = 0; col < width; col++) columns.push([]);
    for (let row = 0; row < height; row++) {
      const line: Cell[] = [];
      for (let col = 0; col < width; col++) {
        const one = cell(row, col);
        line.push(one);
        columns[col]!.push(one);
        cells.push(one);
      }
      rows.push(line);
    }
    this.cells = cells;
    this.rows = rows;
    this.columns = columns;
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

  /** All sides of cells, those along the edge too: of each row of cells those above it, then its own; last those below the board. */
  get sides(): readonly Side[] {
    this.#sides ??= Array.from({ length: this.height + 1 }, (_, row) => [
      ...Array.from({ length: this.width }, (_, col) => side(row - 1, col, 'below')),
      ...(row < this.height
        ? Array.from({ length: this.width + 1 }, (_, col) => side(row, col - 1, 'right'))
        : []),
    ]).flat();
    return this.#sides;
  }

  /** The sides between two cells. */
  get innerSides(): readonly Side[] {
    this.#innerSides ??= this.sides.filter((one) => this.has(one) && this.has(this.#beyond(one)));
    return this.#innerSides;
  }

  /** The links of neighbours, each from the left or upper of the two: those of each cell to the right, then below. */
  get links(): readonly Link[] {
    this.#links ??= this.cells.flatMap(({ row, col }) => [
      ...(col + 1 < this.width ? [link(row, col, 'right')] : []),
      ...(row + 1 < this.height ? [link(row, col, 'below')] : []),
    ]);
    return this.#links;
  }

  /** The links over the rim, where the board goes on at its other side: those of its rows, then of its columns. A cell has none with itself. */
  get rimLinks(): readonly Link[] {
    const [right, below] = [this.width - 1, this.height - 1];
    return [
      ...(right > 0 ? this.rows.map((_, row) => link(row, right, 'right', -right)) : []),
      ...(below > 0 ? this.columns.map((_, col) => link(below, col, 'below', -below)) : []),
    ];
  }

  /** The places outside the board at these ends of its rows and columns, those of each end together. */
  outside(ends: readonly End[]): readonly Outside[] {
    const { width, height } = this;
    return ends.flatMap((end) =>
      end === 'left' || end === 'right'
        ? this.rows.map((_, row) => outside(end, row, end === 'left' ? -1 : width))
        : this.columns.map((_, col) => outside(end, end === 'above' ? -1 : height, col)),
    );
  }

  /** The cells of a row or column as they are seen from outside. */
  lineFrom({ end, row, col }: Outside): readonly Cell[] {
    const line = end === 'left' || end === 'right' ? this.rows[row]! : this.columns[col]!;
    return end === 'left' || end === 'above' ? line : line.toReversed();
  }

  /** The four sides of a cell. */
  sidesOf({ row, col }: Cell): readonly Side[] {
    return [
      side(row - 1, col, 'below'),
      side(row, col - 1, 'right'),
      side(row, col, 'right'),
      side(row, col, 'below'),
    ];
  }

  /** The links of a cell with its neighbours. */
  linksOf({ row, col }: Cell): readonly Link[] {
    return [
      link(row - 1, col, 'below'),
      link(row, col - 1, 'right'),
      link(row, col, 'right'),
      link(row, col, 'below'),
    ].filter((one) => endsOf(one).every((end) => this.has(end)));
  }

  /** The links in a straight line from a cell towards an end of its row or column, the nearest first. */
  linksFrom({ row, col }: Cell, towards: End): readonly Link[] {
    switch (towards) {
      case 'left':
        return Array.from({ length: col }, (_, at) => link(row, col - 1 - at, 'right'));
      case 'right':
        return Array.from({ length: this.width - 1 - col }, (_, at) => link(row, col + at, 'right'));
      case 'above':
        return Array.from({ length: row }, (_, at) => link(row - 1 - at, col, 'below'));
      case 'below':
        return Array.from({ length: this.height - 1 - row }, (_, at) => link(row + at, col, 'below'));
    }
  }

  /** The one or two cells that a side belongs to. */
  cellsAt(one: Side): readonly Cell[] {
    return this.#those(one.row, one.col, one.towards === 'right' ? HERE_AND_RIGHT : HERE_AND_BELOW);
  }

  #beyond({ row, col, towards }: Side): { row: number; col: number } {
    return towards === 'right' ? { row, col: col + 1 } : { row: row + 1, col };
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
  beside(one: Cell): readonly Cell[] {
    const { row, col } = one;
    this.#beside ??= this.cells.map((one) => this.#those(one.row, one.col, BESIDE));
    return this.has(one) ? this.#beside[row * this.width + col]! : this.#those(row, col, BESIDE);
  }

  /** The up to nine cells of the 3x3 block around this one, itself included. */
  block(one: Cell): readonly Cell[] {
    const { row, col } = one;
    this.#blocks ??= this.cells.map((one) => this.#those(one.row, one.col, BLOCK));
    return this.has(one) ? this.#blocks[row * this.width + col]! : this.#those(row, col, BLOCK);
  }

  /** The up to eight cells that touch this one by a side or a corner. */
  around(center: Cell): readonly Cell[] {
    return this.block(center).filter((one) => one !== this.rows[center.row]![center.col]);
  }

  /** The up to four cells that meet at a corner, row by row. */
  cellsAround({ row, col }: Corner): readonly Cell[] {
    return this.#those(row, col, BEFORE);
  }

  /** The `height` x `width` cells whose upper left cell is (row, col), row by row; throws `RangeError` where one of them is off the board. */
  rectangle(row: number, col: number, height: number, width: number): readonly Cell[] {
    this.cell(row, col);
    this.cell(row + height - 1, col + width - 1);
    return this.rows.slice(row, row + height).flatMap((line) => line.slice(col, col + width));
  }

  /** All rectangles of `height` x `width` cells on the board, by their upper left cells. */
  rectangles(height: number, width: number): readonly (readonly Cell[])[] {
    return this.cells
      .filter(({ row, col }) => row + height <= this.height && col + width <= this.width)
      .map(({ row, col }) => this.rectangle(row, col, height, width));
  }

  /** The cells of the board that are so many rows and columns away. */
  #those(
    row: number,
    col: number,
    away: readonly (readonly [down: number, right: number])[],
  ): readonly Cell[] {
    // Of its length at once: a list that grows takes room for many more.
    let size = 0;
    for (const [down, right] of away) if (this.rows[row + down]?.[col + right]) size++;
    const those = new Array<Cell>(size);
    let at = 0;
    for (const [down, right] of away) {
      const found = this.rows[row + down]?.[col + right];
      if (found) those[at++] = found;
    }
    return those;
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
