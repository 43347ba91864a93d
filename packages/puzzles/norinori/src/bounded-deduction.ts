import { type Board, groupBy } from '@gridproof/describe';

/** The states of a cell. */
const OPEN = 0;
const WHITE = 1;
const SHADED = 2;

/** Bounded deduction on a board: inferences about one region, or about one cell and its neighbours. Cells have numbers. */
export class BoundedDeduction {
  readonly #neighbours: readonly (readonly number[])[];

  constructor(board: Board) {
    const at = new Map(board.cells.map((cell, nth) => [cell, nth]));
    this.#neighbours = board.cells.map((cell) => board.neighbours(cell).map((next) => at.get(next)!));
  }

  neighbours(cell: number): readonly number[] {
    return this.#neighbours[cell]!;
  }

  /** The cells that stay open, by the region of each cell. */
  open(regionOf: Int32Array): readonly number[] {
    const regions = groupBy(regionOf.keys(), (cell) => regionOf[cell]!);
    const known = new Uint8Array(regionOf.length);
    const changed = [...known.keys()];
    const settle = (cells: readonly number[], value: number) => {
      for (const cell of cells)
        if (known[cell] === OPEN) {
          known[cell] = value;
          changed.push(cell, ...this.neighbours(cell));
        }
    };
    const number = (cells: readonly number[], value: number) => {
      let sum = 0;
      for (const cell of cells) if (known[cell] === value) sum++;
      return sum;
    };
    for (let cell = changed.pop(); cell !== undefined; cell = changed.pop()) {
      const region = regions.get(regionOf[cell]!)!;
      const shaded = number(region, SHADED);
      if (shaded === 2) settle(region, WHITE);
      else if (shaded + number(region, OPEN) === 2) settle(region, SHADED);

      const near = this.neighbours(cell);
      const [partners, may] = [number(near, SHADED), number(near, OPEN)];
      if (known[cell] === SHADED && partners === 1) settle(near, WHITE);
      else if (known[cell] === SHADED && may === 1) settle(near, SHADED);
      else if (partners > 1 || partners + may === 0) settle([cell], WHITE);
    }
    return [...known.keys()].filter((cell) => known[cell] === OPEN);
  }
}
