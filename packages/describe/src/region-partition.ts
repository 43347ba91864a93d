import {
  type Board,
  type Cell,
  type Grid,
  groupBy,
  type Place,
  type Random,
  type Regions,
  regionIndices,
} from '@gridproof/core';

/** A board divided into regions, numbered from 0, whose borders can move. Generators change it cell by cell. */
export class RegionPartition {
  /** The number of each cell's region, in the order of the board's cells. */
  readonly numbers: Int32Array;
  readonly #board: Board;

  constructor(board: Board, numbers: ArrayLike<number>) {
    this.#board = board;
    this.numbers = Int32Array.from(numbers);
  }

  /** Creates the partition of a board with these regions. */
  static of(board: Board, regions: Regions): RegionPartition {
    return new RegionPartition(board, regionIndices(board, regions).values);
  }

  /** Grows a region from each seed by random neighbours until no cell is free. */
  static grow(board: Board, seeds: readonly Cell[], random: Random): RegionPartition {
    const numberOf = new Map(seeds.map((cell, at) => [cell, at]));
    const frontier = [...seeds];
    while (frontier.length > 0) {
      const at = random.below(frontier.length);
      const free = board.neighbours(frontier[at]!).filter((cell) => !numberOf.has(cell));
      const next = free[random.below(free.length)];
      if (next) {
        numberOf.set(next, numberOf.get(frontier[at]!)!);
        frontier.push(next);
      } else frontier.splice(at, 1);
    }
    return new RegionPartition(
      board,
      board.cells.map((cell) => numberOf.get(cell)!),
    );
  }

  /** Returns the number of a cell's region. */
  numberAt({ row, col }: Cell): number {
    return this.numbers[row * this.#board.width + col]!;
  }

  /** Returns the numbers of the other regions beside a cell. */
  othersBeside(cell: Cell): readonly number[] {
    const region = this.numberAt(cell);
    const beside = new Set(this.#board.neighbours(cell).map((next) => this.numberAt(next)));
    return [...beside].filter((number) => number !== region);
  }

  /** Returns whether the region of a cell stays connected, and not empty, without it. */
  canSpare(cell: Cell): boolean {
    const region = this.numberAt(cell);
    const rest = (one: Cell) => one !== cell && this.numberAt(one) === region;
    const beside = this.#board.neighbours(cell).filter(rest);
    const reached = new Set(beside.slice(0, 1));
    for (const one of reached)
      for (const next of this.#board.neighbours(one)) if (rest(next)) reached.add(next);
    return beside.length > 0 && beside.every((one) => reached.has(one));
  }

  /** Moves a cell to another region; returns a function that undoes the move. */
  move(cell: Cell, to: number): () => void {
    const from = this.numberAt(cell);
    const at = cell.row * this.#board.width + cell.col;
    this.numbers[at] = to;
    return () => {
      this.numbers[at] = from;
    };
  }

  /** Moves a cell to a random region beside it, and returns a function that undoes the move; undefined if the cell must stay. */
  moveAtRandom(cell: Cell, random: Random): (() => void) | undefined {
    const others = this.othersBeside(cell);
    if (others.length === 0 || !this.canSpare(cell)) return undefined;
    return this.move(cell, others[random.below(others.length)]!);
  }

  /** Adds all cells of a region to another. */
  merge(region: number, into: number): void {
    for (const [at, number] of this.numbers.entries()) if (number === region) this.numbers[at] = into;
  }

  /** Returns the regions in the order of their first cells. */
  regions(): Regions {
    return [...groupBy(this.#board.cells, (cell) => this.numberAt(cell)).values()];
  }
}

/** A drawn region has so many cells on average. */
const AVERAGE_SIZE = 6;

/** Draws regions that grow around random cells; there are at least so many. */
export const drawRegions = (board: Board, random: Random, least = 1): Regions =>
  grownRegions(board, random, least).regions();

function grownRegions(board: Board, random: Random, least: number): RegionPartition {
  const number = Math.max(least, Math.round(board.cells.length / AVERAGE_SIZE));
  return RegionPartition.grow(board, random.shuffled(board.cells).slice(0, number), random);
}

/** Draws regions of at least two cells, except on a board of one. */
export function drawLargerRegions(board: Board, random: Random): Regions {
  const partition = grownRegions(board, random, 1);
  const singles = partition.regions().flatMap(([cell, ...others]) => (others.length === 0 ? [cell!] : []));
  // A cell that another one has joined is no longer single.
  const joined = new Set<number>();
  for (const cell of singles) {
    const others = partition.othersBeside(cell);
    if (others.length === 0 || joined.has(partition.numberAt(cell))) continue;
    const other = others[random.below(others.length)]!;
    partition.move(cell, other);
    joined.add(other);
  }
  return partition.regions();
}

/** One in so many moves is anywhere on the board. */
const ANYWHERE = 4;
/** Number of attempts to find a cell that can change its region. */
const MAX_TRIES = 10;

/** A board divided into regions with shaded cells as its answer, as a generator changes it. */
export interface RegionDraft<P> {
  readonly puzzle: P & { readonly board: Board; readonly regions: Regions };
  readonly answer: Grid<boolean>;
}

/**
 * Moves a cell that is not part of the answer to a neighbouring region, mostly at or beside one of some places; undefined if none of several
 * cells can be moved. `change` of a description's generation.
 */
export function moveBorder<P>(
  { puzzle, answer }: RegionDraft<P>,
  places: readonly Place[],
  { random }: { readonly random: Random },
): { readonly clues: P & { readonly regions: Regions }; readonly answer: Grid<boolean> } | undefined {
  const { board } = puzzle;
  const partition = RegionPartition.of(board, puzzle.regions);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const from = places.length > 0 && random.below(ANYWHERE) > 0 ? places : board.cells;
    const { row, col } = from[random.below(from.length)]!;
    const near = board.cell(row, col);
    const cells = [near, ...board.neighbours(near)];
    const cell = cells[random.below(cells.length)]!;
    if (answer.at(cell) || !partition.moveAtRandom(cell, random)) continue;
    return { clues: { ...puzzle, regions: partition.regions() }, answer };
  }
  return undefined;
}
