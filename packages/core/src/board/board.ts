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

const NEIGHBOUR_OFFSETS = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;
const BLOCK_OFFSETS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const));
const CORNER_OFFSETS = [
  [-1, -1],
  [-1, 0],
  [0, -1],
  [0, 0],
] as const;
const RIGHT_SIDE_OFFSETS = [
  [0, 0],
  [0, 1],
] as const;
const LOWER_SIDE_OFFSETS = [
  [0, 0],
  [1, 0],
] as const;

/** Size in cells. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of cells, with the usual iterations over it. Values are in a `Grid`. */
export class Board {
  /** All cells, row by row. */
  readonly cells: readonly Cell[];
  readonly rows: readonly (readonly Cell[])[];
  readonly columns: readonly (readonly Cell[])[];
  #sides: readonly Side[] | undefined;
  #innerSides: readonly Side[] | undefined;
  #links: readonly Link[] | undefined;
  /** Neighbours by cell, because rules look them up repeatedly. */
  #neighbours: readonly (readonly Cell[])[] | undefined;
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

  /** All sides of cells, including the edge: for each row the sides above it, then those within it; finally those below the board. */
  get sides(): readonly Side[] {
    this.#sides ??= Array.from({ length: this.height + 1 }, (_, row) => [
      ...Array.from({ length: this.width }, (_, col) => side(row - 1, col, 'below')),
      ...(row < this.height
        ? Array.from({ length: this.width + 1 }, (_, col) => side(row, col - 1, 'right'))
        : []),
    ]).flat();
    return this.#sides;
  }

  /** Sides between two cells. */
  get innerSides(): readonly Side[] {
    this.#innerSides ??= this.sides.filter((one) => this.has(one) && this.has(this.#otherCell(one)));
    return this.#innerSides;
  }

  /** Links of neighbours, each from the left or upper cell: for each cell to the right, then below. */
  get links(): readonly Link[] {
    this.#links ??= this.cells.flatMap(({ row, col }) => [
      ...(col + 1 < this.width ? [link(row, col, 'right')] : []),
      ...(row + 1 < this.height ? [link(row, col, 'below')] : []),
    ]);
    return this.#links;
  }

  /** Wrapping links, from the last cell of a row or column to its first: those of rows, then of columns. A line of one cell has none. */
  get wrappingLinks(): readonly Link[] {
    const [right, below] = [this.width - 1, this.height - 1];
    return [
      ...(right > 0 ? this.rows.map((_, row) => link(row, right, 'right', -right)) : []),
      ...(below > 0 ? this.columns.map((_, col) => link(below, col, 'below', -below)) : []),
    ];
  }

  /** Returns the places outside the board at these ends of its rows and columns, grouped by end. */
  outside(ends: readonly End[]): readonly Outside[] {
    const { width, height } = this;
    return ends.flatMap((end) =>
      end === 'left' || end === 'right'
        ? this.rows.map((_, row) => outside(end, row, end === 'left' ? -1 : width))
        : this.columns.map((_, col) => outside(end, end === 'above' ? -1 : height, col)),
    );
  }

  /** Returns the cells of a row or column in the order seen from outside. */
  lineFrom({ end, row, col }: Outside): readonly Cell[] {
    const line = end === 'left' || end === 'right' ? this.rows[row]! : this.columns[col]!;
    return end === 'left' || end === 'above' ? line : line.toReversed();
  }

  /** Returns the four sides of a cell. */
  sidesOf({ row, col }: Cell): readonly Side[] {
    return [
      side(row - 1, col, 'below'),
      side(row, col - 1, 'right'),
      side(row, col, 'right'),
      side(row, col, 'below'),
    ];
  }

  /** Returns the links of a cell to its neighbours. */
  linksOf({ row, col }: Cell): readonly Link[] {
    return [
      link(row - 1, col, 'below'),
      link(row, col - 1, 'right'),
      link(row, col, 'right'),
      link(row, col, 'below'),
    ].filter((one) => endsOf(one).every((end) => this.has(end)));
  }

  /** Returns the links in a straight line from a cell towards an end of its row or column, the nearest first. */
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

  /**
   * Returns the cells to the left of a cell, to the right, above and below, each list from the nearest on and up to the first cell that
   * blocks it.
   */
  raysFrom({ row, col }: Cell, blocks?: (cell: Cell) => boolean): readonly (readonly Cell[])[] {
    const [across, down] = [this.rows[row]!, this.columns[col]!];
    const rays = [
      across.slice(0, col).toReversed(),
      across.slice(col + 1),
      down.slice(0, row).toReversed(),
      down.slice(row + 1),
    ];
    if (!blocks) return rays;
    return rays.map((ray) => ray.slice(0, [...ray.map(blocks), true].indexOf(true)));
  }

  /** Returns the one or two cells of a side. */
  cellsAt(one: Side): readonly Cell[] {
    return this.#cellsAt(one.row, one.col, one.towards === 'right' ? RIGHT_SIDE_OFFSETS : LOWER_SIDE_OFFSETS);
  }

  #otherCell({ row, col, towards }: Side): { row: number; col: number } {
    return towards === 'right' ? { row, col: col + 1 } : { row: row + 1, col };
  }

  /** Returns whether a position is on the board. */
  has({ row, col }: { row: number; col: number }): boolean {
    return row >= 0 && row < this.height && col >= 0 && col < this.width;
  }

  /**
   * Returns the cell at (row, col).
   * @throws {RangeError} if it is off the board
   */
  cell(row: number, col: number): Cell {
    const existing = this.rows[row]?.[col];
    if (!existing) throw new RangeError(`no cell (${row}, ${col}) on a ${this.width}x${this.height} board`);
    return existing;
  }

  /** Returns the up to four cells that share a side with this one. */
  neighbours(one: Cell): readonly Cell[] {
    const { row, col } = one;
    this.#neighbours ??= this.cells.map((one) => this.#cellsAt(one.row, one.col, NEIGHBOUR_OFFSETS));
    return this.has(one)
      ? this.#neighbours[row * this.width + col]!
      : this.#cellsAt(row, col, NEIGHBOUR_OFFSETS);
  }

  /** Returns the up to nine cells of the 3x3 block around this one, including it. */
  block(one: Cell): readonly Cell[] {
    const { row, col } = one;
    this.#blocks ??= this.cells.map((one) => this.#cellsAt(one.row, one.col, BLOCK_OFFSETS));
    return this.has(one) ? this.#blocks[row * this.width + col]! : this.#cellsAt(row, col, BLOCK_OFFSETS);
  }

  /** Returns the up to eight cells that touch this one by a side or a corner. */
  around(center: Cell): readonly Cell[] {
    return this.block(center).filter((one) => one !== this.rows[center.row]![center.col]);
  }

  /** Returns the up to four cells that meet at a corner, row by row. */
  cellsAround({ row, col }: Corner): readonly Cell[] {
    return this.#cellsAt(row, col, CORNER_OFFSETS);
  }

  /**
   * Returns the `height` x `width` cells with their upper left cell at (row, col), row by row.
   * @throws {RangeError} if a cell is off the board
   */
  rectangle(row: number, col: number, height: number, width: number): readonly Cell[] {
    this.cell(row, col);
    this.cell(row + height - 1, col + width - 1);
    return this.rows.slice(row, row + height).flatMap((line) => line.slice(col, col + width));
  }

  /** Returns all rectangles of `height` x `width` cells, ordered by their upper left cells. */
  rectangles(height: number, width: number): readonly (readonly Cell[])[] {
    return this.cells
      .filter(({ row, col }) => row + height <= this.height && col + width <= this.width)
      .map(({ row, col }) => this.rectangle(row, col, height, width));
  }

  /** Returns the cells of the board at these offsets. */
  #cellsAt(
    row: number,
    col: number,
    away: readonly (readonly [down: number, right: number])[],
  ): readonly Cell[] {
    // Allocates the exact length, because a growing array reserves space for many more.
    let size = 0;
    for (const [down, right] of away) if (this.rows[row + down]?.[col + right]) size++;
    const cells = new Array<Cell>(size);
    let at = 0;
    for (const [down, right] of away) {
      const existing = this.rows[row + down]?.[col + right];
      if (existing) cells[at++] = existing;
    }
    return cells;
  }
}

/** Returns every `length` consecutive items: `windows([1, 2, 3], 2)` is `[1, 2]`, `[2, 3]`. */
export function windows<T>(line: readonly T[], length: number): readonly (readonly T[])[] {
  return line.slice(0, Math.max(0, line.length - length + 1)).map((_, at) => line.slice(at, at + length));
}

/** Returns every unordered pair, in order: `pairs([1, 2, 3])` is `[1, 2]`, `[1, 3]`, `[2, 3]`. */
export function pairs<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.flatMap((first, at) => items.slice(at + 1).map((second) => [first, second] as const));
}
