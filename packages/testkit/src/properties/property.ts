import {
  type AnyPuzzle,
  type Engine,
  PuzzleError,
  type PuzzleFactory,
  Random,
  sizeOf,
} from '@gridproof/core';
import { scaledRuns } from '../run-budget.js';
import { type TinyBoard, tinyBoards } from '../tiny/boards.js';
import { type DrawSolvable, PuzzleSampler } from '../tiny/puzzle-sampler.js';

/** Something that holds for every puzzle type that is made of a description, and is seen on puzzles that its maker makes. */
export interface Property {
  /** What holds, as the name of a test. */
  readonly name: string;
  /** Where it does not hold, in words. */
  faults(under: PropertySubject): readonly string[] | Promise<readonly string[]>;
}

/** A puzzle type with the puzzles that its laws are tried on. */
export class PropertySubject {
  #tiny: readonly TinyBoard[] | undefined;
  #larger: readonly unknown[] | undefined;

  constructor(
    readonly type: AnyPuzzle,
    readonly engines: readonly Engine[],
    /** At least this part of the tiny boards has an answer. */
    readonly solvable: number,
    /** Makes puzzles that have an answer. */
    readonly solved?: DrawSolvable,
  ) {}

  get maker(): PuzzleFactory<unknown> {
    return this.type.described!.maker;
  }

  /** Puzzles whose answers can all be tried. */
  get tiny(): readonly TinyBoard[] {
    this.#tiny ??= tinyBoards(this.type, this.solvable > 0, this.solved);
    return this.#tiny;
  }

  /** Puzzles of usual sizes, with more and fewer clues at random. */
  get larger(): readonly unknown[] {
    const draw = new PuzzleSampler(this.type, new Random(41), 0);
    this.#larger ??= SIZES.flatMap((size) => [
      draw.blank(size),
      ...Array.from({ length: scaledRuns(3) }, () => draw.atRandom(size)),
    ]).filter((puzzle) => puzzle !== undefined);
    return this.#larger;
  }

  get puzzles(): readonly unknown[] {
    return [...this.tiny.map(({ puzzle }) => puzzle), ...this.larger];
  }

  /** The size of a puzzle, as it is given to formats that do not hold it. */
  sized(puzzle: unknown) {
    return { size: sizeOf(this.type, puzzle) };
  }
}

const SIZES = [
  { width: 4, height: 4 },
  { width: 5, height: 5 },
  { width: 6, height: 4 },
  { width: 3, height: 7 },
  { width: 9, height: 9 },
  { width: 12, height: 11 },
];

/** The result of reading or writing something: a value, or what the player is shown instead. */
export function attempt<T>(make: () => T): { readonly value: T } | { readonly refused: PuzzleError } {
  try {
    return { value: make() };
  } catch (error) {
    if (error instanceof PuzzleError) return { refused: error };
    throw error;
  }
}

/** Some of many things, evenly spread. */
export const spread = <T>(things: readonly T[], most: number): readonly T[] =>
  things.length <= most
    ? things
    : Array.from({ length: most }, (_, nth) => things[Math.floor((nth * things.length) / most)]!);
