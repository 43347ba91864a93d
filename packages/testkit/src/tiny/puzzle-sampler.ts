import type { AnyPuzzle, ClueSpot, PuzzleFactory, Random } from '@gridproof/core';
import { placeKey } from '@gridproof/core';
import { Assignments, faultsIn, verifies } from './assignments.js';

/** The sides of a board, in cells. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Makes a puzzle of a size that has an answer; `below` draws a whole number below a bound. */
export type DrawSolvable = (size: Size, below: (bound: number) => number) => unknown;

/** How often a board is drawn anew, where what is drawn has no answer. */
const DRAWS = 6;
/** How many assignments are made true by their clues, where the clues say where an answer stands. */
const REPAIRS = 12;
/** How often another clue is tried. */
const TRIES = 20;

/** Draws puzzles of a type clue by clue: from answers that `verify` accepts, or at random. */
export class PuzzleSampler {
  readonly #maker: PuzzleFactory<unknown>;
  /** Answers to boards that were drawn before, where many have the same. */
  readonly #known = new Map<string, { all?: readonly number[] }>();
  #clueBound: boolean | undefined;

  constructor(
    readonly type: AnyPuzzle,
    readonly random: Random,
    /** Answer keys with more assignments are not looked through. */
    readonly most: number,
    /** Makes puzzles from answers, where fitting clues are not enough. */
    readonly solved?: DrawSolvable,
  ) {
    this.#maker = type.described!.maker;
  }

  /** A board of a size with what it must have and no clue more; none where the type has no such board. */
  blank(size: Size): unknown {
    const { random } = this;
    let puzzle = this.#maker.blank(size, (bound) => random.below(bound));
    if (puzzle === undefined) return undefined;
    // Few different values, so that some are equal.
    const few = 1 + random.below(2 * Math.max(size.width, size.height));
    const palettes = new Map<string, readonly unknown[]>();
    for (const spot of this.#maker.spots(puzzle)) {
      if (!spot.needed) continue;
      const palette = palettes.get(spot.layer) ?? random.shuffled(spot.values).slice(0, few);
      palettes.set(spot.layer, palette);
      puzzle = this.#maker.with(puzzle, spot, this.#oneOf(palette)) ?? puzzle;
    }
    return puzzle;
  }

  /** Clues at random places, more or fewer of them. */
  atRandom(size: Size, givens = true): unknown {
    let puzzle = this.blank(size);
    if (puzzle === undefined) return undefined;
    const { random } = this;
    const spots = random.shuffled(this.#maker.spots(puzzle).filter((spot) => givens || !isGiven(spot)));
    const clues = random.below(1 + random.below(1 + spots.length));
    for (const spot of spots.slice(0, clues)) {
      const next = this.with(puzzle, spot, this.#oneOf(spot.values));
      // Clues may make an answer key that was small enough too large.
      if (this.solved && this.most > 0 && new Assignments(this.type, next).size > this.most) break;
      puzzle = next;
    }
    return puzzle;
  }

  /** A puzzle with clues that fit one of its answers; none where no such answer was found. */
  fromAnswer(size: Size): unknown {
    if (this.solved) return this.solved(size, (bound) => this.random.below(bound));
    for (let draw = 0; draw < DRAWS; draw++) {
      const bound = this.#boundByClues(size);
      const puzzle = bound ? this.atRandom(size, false) : this.blank(size);
      if (puzzle === undefined) return undefined;
      const all = new Assignments(this.type, puzzle);
      if (all.size > this.most) continue;
      const found =
        (bound ? undefined : this.#answered(puzzle, all)) ??
        (bound || this.#hasNeeded(puzzle) ? this.#repaired(puzzle, all) : undefined);
      if (found) return this.#withClues(found.puzzle, found.answer);
    }
    return undefined;
  }

  /** A puzzle with one clue more, less or of another value. */
  changed(puzzle: unknown): unknown {
    const maker = this.#maker;
    for (let n = 0; n < TRIES; n++) {
      const spot = this.#oneOf(maker.spots(puzzle));
      if (!spot) return puzzle;
      const now = maker.at(puzzle, spot);
      // A clue that is there is changed more often than one is put where there is none.
      if (now === undefined && n < TRIES / 2) continue;
      const others = [...spot.values, ...(spot.needed ? [] : [undefined])].filter((value) => value !== now);
      const found = others.length ? maker.with(puzzle, spot, this.#oneOf(others)) : undefined;
      if (found !== undefined) return found;
    }
    return puzzle;
  }

  /** The puzzle with a clue there, or as it is where there is no such puzzle. */
  with(puzzle: unknown, spot: ClueSpot, value: unknown): unknown {
    // What stood there may be gone: where the answer can stand may depend on the clues.
    const here = this.#maker.spots(puzzle).some((one) => sameSpot(one, spot));
    return here ? (this.#maker.with(puzzle, spot, value) ?? puzzle) : puzzle;
  }

  /** An answer that `verify` accepts, drawn at random. */
  #answered(puzzle: unknown, all: Assignments) {
    const text = this.type.print(puzzle);
    const known = this.#known.get(text);
    const accepted = (nth: number) => verifies(this.type, puzzle, all.answerOf(all.at(nth)));
    if (known) {
      known.all ??= Array.from({ length: all.size }, (_, nth) => nth).filter(accepted);
      if (known.all.length === 0) return undefined;
      return { puzzle, answer: all.answerOf(all.at(this.#oneOf(known.all))) };
    }
    this.#known.set(text, {});
    const start = this.random.below(all.size);
    const stride = coprime(1 + this.random.below(all.size), all.size);
    for (let n = 0; n < all.size; n++) {
      const nth = (start + n * stride) % all.size;
      if (accepted(nth)) return { puzzle, answer: all.answerOf(all.at(nth)) };
    }
    return undefined;
  }

  /** A puzzle whose clues are changed until a random answer fits them. */
  #repaired(puzzle: unknown, all: Assignments) {
    for (let n = 0; n < REPAIRS; n++) {
      const answer = all.answerOf(all.at(this.random.below(all.size)));
      let fitting = puzzle;
      let faults = faultsIn(this.type, fitting, answer);
      const spots = this.#maker.spots(puzzle).filter((spot) => this.#maker.at(puzzle, spot) !== undefined);
      for (const spot of spots) {
        if (faults === 0) break;
        for (const value of spot.values) {
          const other = this.#with(fitting, spot, value);
          if (other === undefined) continue;
          const left = faultsIn(this.type, other, answer);
          if (left < faults) [fitting, faults] = [other, left];
        }
      }
      if (faults === 0) return { puzzle: fitting, answer };
    }
    return undefined;
  }

  /** Clues with which an answer agrees, at about half of the places where some can stand. */
  #withClues(puzzle: unknown, answer: unknown): unknown {
    const { random } = this;
    const [clues, givens] = [20 + random.below(60), this.#oneOf([0, 0, 10, 30])];
    let found = puzzle;
    for (const spot of random.shuffled(this.#maker.spots(puzzle))) {
      if (random.below(100) >= (isGiven(spot) ? givens : clues)) continue;
      for (const value of random.shuffled(spot.values)) {
        const other = this.#with(found, spot, value);
        if (other === undefined || !verifies(this.type, other, answer)) continue;
        found = other;
        break;
      }
    }
    return found;
  }

  /** The puzzle with a clue there, if that leaves the places of the answer as they are. */
  #with(puzzle: unknown, spot: ClueSpot, value: unknown): unknown {
    const other = this.#maker.with(puzzle, spot, value);
    const same = other !== undefined && (!this.#clueBound || this.#keyOf(other) === this.#keyOf(puzzle));
    return same ? other : undefined;
  }

  /** Whether there are clues that cannot be left out. */
  #hasNeeded(puzzle: unknown): boolean {
    return this.#maker.spots(puzzle).some(({ needed, place }) => needed && place);
  }

  /** Whether clues say where the answer can stand, and of what values it is. */
  #boundByClues(size: Size): boolean {
    if (this.#clueBound) return true;
    const blank = this.blank(size);
    if (blank === undefined) return false;
    const own = this.#keyOf(blank);
    for (let n = 0; n < TRIES && this.#clueBound === undefined; n++)
      if (this.#keyOf(this.atRandom(size, false)) !== own) this.#clueBound = true;
    this.#clueBound ??= false;
    return this.#clueBound;
  }

  #keyOf(puzzle: unknown): string {
    const spots = this.#maker.spots(puzzle).filter(isGiven);
    return JSON.stringify(
      spots.map(({ layer, place, values }) => [layer, place && placeKey(place), values.length]),
    );
  }

  #oneOf<T>(from: readonly T[]): T {
    return from[this.random.below(from.length)]!;
  }
}

/** Whether what stands there is known of the answer. */
const isGiven = ({ layer }: ClueSpot): boolean => layer.startsWith('givens');

const sameSpot = (one: ClueSpot, other: ClueSpot): boolean =>
  one.layer === other.layer && keyAt(one) === keyAt(other);
const keyAt = ({ place }: ClueSpot): number => (place ? placeKey(place) : -1);

/** The least number from one on that shares no divisor with another. */
function coprime(from: number, other: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  for (let one = from; ; one++) if (divisor(one, other) === 1) return one;
}
