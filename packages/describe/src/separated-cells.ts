import { type Board, type Cell, type Random, UnionFind } from '@gridproof/core';

/** Cells of a board, no two of which share a side, and which leave all other cells connected. */
export class SeparatedCells {
  readonly cells = new Set<Cell>();
  readonly #board: Board;
  /**
   * Cells that touch at corners form chains, and so does the edge of the board with those on it. A closed chain separates the other cells.
   */
  readonly #chains: UnionFind;

  constructor(board: Board) {
    this.#board = board;
    this.#chains = new UnionFind(board.cells.length + 1);
  }

  /** Returns whether a cell may be added. */
  mayAdd(cell: Cell): boolean {
    if (this.cells.has(cell) || this.#board.neighbours(cell).some((near) => this.cells.has(near)))
      return false;
    const touched = this.#touchedBy(cell);
    return new Set(touched.map((one) => this.#chains.piece(one))).size === touched.length;
  }

  /** Adds a cell that may be added. */
  add(cell: Cell): void {
    for (const one of this.#touchedBy(cell)) this.#chains.join(this.#position(cell), one);
    this.cells.add(cell);
  }

  /** Adds cells in random order until no other may be added. */
  fill(random: Random): void {
    for (const cell of random.shuffled(this.#board.cells)) if (this.mayAdd(cell)) this.add(cell);
  }

  /** Returns the positions of cells that touch a cell at corners, and of the edge of the board, once for each side at which it is touched. */
  #touchedBy(cell: Cell): readonly number[] {
    const { width, height, cells } = this.#board;
    const beside = this.#board.neighbours(cell).length;
    // An inner cell of a board of one line touches the edge on both sides.
    const isLine = width === 1 || height === 1;
    const edges = isLine ? beside : beside < 4 ? 1 : 0;
    const near = this.#board.around(cell).filter((one) => this.cells.has(one));
    return [...near.map((one) => this.#position(one)), ...Array<number>(edges).fill(cells.length)];
  }

  #position({ row, col }: Cell): number {
    return row * this.#board.width + col;
  }
}
