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

/** A property of every described puzzle type, checked on puzzles from its factory. */
export interface Property {
  /** The property as the title of a test. */
  readonly name: string;
  /** Returns the violations as sentences. */
  faults(under: PropertySubject): readonly string[] | Promise<readonly string[]>;
}

/** A puzzle type with the puzzles on which its properties are checked. */
export class PropertySubject {
  #tiny: readonly TinyBoard[] | undefined;
  #larger: readonly unknown[] | undefined;

  constructor(
    readonly type: AnyPuzzle,
    readonly engines: readonly Engine[],
    /** The minimum fraction of the tiny boards that have an answer. */
    readonly solvable: number,
    /** Creates puzzles that have an answer. */
    readonly solved?: DrawSolvable,
  ) {}

  get factory(): PuzzleFactory<unknown> {
    return this.type.described!.factory;
  }

  /** Puzzles small enough to enumerate their answers. */
  get tinyBoards(): readonly TinyBoard[] {
    this.#tiny ??= tinyBoards(this.type, this.solvable > 0, this.solved);
    return this.#tiny;
  }

  /** Puzzles of normal sizes, with more and fewer random clues. */
  get largerPuzzles(): readonly unknown[] {
    const draw = new PuzzleSampler(this.type, new Random(41), 0);
    this.#larger ??= SIZES.flatMap((size) => [
      draw.drawBlank(size),
      ...Array.from({ length: scaledRuns(3) }, () => draw.drawRandom(size)),
    ]).filter((puzzle) => puzzle !== undefined);
    return this.#larger;
  }

  get puzzles(): readonly unknown[] {
    return [...this.tinyBoards.map(({ puzzle }) => puzzle), ...this.largerPuzzles];
  }

  /** Returns the size of a puzzle for formats that do not contain it. */
  sizeOption(puzzle: unknown) {
    return { size: sizeOf(this.type, puzzle) };
  }
}

const ALL_SIZES = [
  { width: 4, height: 4 },
  { width: 5, height: 5 },
  { width: 6, height: 4 },
  { width: 3, height: 7 },
  { width: 9, height: 9 },
  { width: 12, height: 11 },
];
/** The largest boards cost most. */
const SIZES = ALL_SIZES.slice(0, scaledRuns(ALL_SIZES.length, 4));

/** Returns the value of a function, or the `PuzzleError` that it throws. */
export function attempt<T>(make: () => T): { readonly value: T } | { readonly error: PuzzleError } {
  try {
    return { value: make() };
  } catch (error) {
    if (error instanceof PuzzleError) return { error: error };
    throw error;
  }
}
