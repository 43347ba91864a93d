import type { AnyPuzzle, ClueSpot, PuzzleFactory, Random } from '@gridproof/core';
import { placeKey } from '@gridproof/core';
import { Assignments, faultsIn, verifies } from './assignments.js';

/** The sides of a board, in cells. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Creates a solvable puzzle of a size; `randomBelow` draws an integer from 0 up to a bound, which is excluded. */
export type DrawSolvable = (size: Size, randomBelow: (bound: number) => number) => unknown;

/** The number of draws of a board until one has an answer. */
const DRAWS = 6;
/** The number of assignments that are made correct by changing clues, if clues determine the places of the answer. */
const REPAIRS = 12;
/** The number of attempts to place a clue. */
const TRIES = 20;

/** Draws puzzles of a type clue by clue: from answers that `verify` accepts, or at random. */
export class PuzzleSampler {
  readonly #factory: PuzzleFactory<unknown>;
  /** A cache of the answers to blank boards, of which many are equal. */
  readonly #answerCache = new Map<string, { all?: readonly number[] }>();
  #isClueBound: boolean | undefined;
  /** A cache of the places and values of the answer. */
  readonly #keys = new WeakMap<object, string>();

  constructor(
    readonly type: AnyPuzzle,
    readonly random: Random,
    /** The maximum number of assignments that are searched. */
    readonly most: number,
    /** Creates solvable puzzles, if fitting clues are not enough. */
    readonly solved?: DrawSolvable,
  ) {
    this.#factory = type.described!.factory;
  }

  /** Draws a board of a size with only required content; undefined if the type has no such board. */
  drawBlank(size: Size): unknown {
    const { random } = this;
    let puzzle = this.#factory.drawBlank(size, (bound) => random.below(bound));
    if (puzzle === undefined) return undefined;
    // Few different values, so that some are equal.
    const few = 1 + random.below(2 * Math.max(size.width, size.height));
    const palettes = new Map<string, readonly unknown[]>();
    for (const spot of this.#factory.spots(puzzle)) {
      if (!spot.isMandatory) continue;
      const palette = palettes.get(spot.layer) ?? random.shuffled(spot.values).slice(0, few);
      palettes.set(spot.layer, palette);
      puzzle = this.#factory.withClue(puzzle, spot, this.#oneOf(palette)) ?? puzzle;
    }
    return puzzle;
  }

  /** Draws clues at random places, with random density. */
  drawRandom(size: Size, givens = true): unknown {
    let puzzle = this.drawBlank(size);
    if (puzzle === undefined) return undefined;
    const { random } = this;
    const spots = random.shuffled(this.#factory.spots(puzzle).filter((spot) => givens || !isGiven(spot)));
    const clues = random.below(1 + random.below(1 + spots.length));
    for (const spot of spots.slice(0, clues)) {
      const next = this.withClue(puzzle, spot, this.#oneOf(spot.values));
      // Clues may increase the number of assignments beyond the limit.
      if (this.solved && this.most > 0 && new Assignments(this.type, next).size > this.most) break;
      puzzle = next;
    }
    return puzzle;
  }

  /** Draws a puzzle with clues that fit one of its answers; undefined if no answer was found. */
  drawFromAnswer(size: Size): unknown {
    if (this.solved) return this.solved(size, (bound) => this.random.below(bound));
    for (let draw = 0; draw < DRAWS; draw++) {
      const bound = this.#detectClueBound(size);
      const puzzle = bound ? this.drawRandom(size, false) : this.drawBlank(size);
      if (puzzle === undefined) return undefined;
      const all = new Assignments(this.type, puzzle);
      if (all.size > this.most) continue;
      const found =
        (bound ? undefined : this.#drawAnswer(puzzle, all)) ??
        (bound || this.#hasRequiredClues(puzzle) ? this.#repairClues(puzzle, all) : undefined);
      if (found) return this.#withClues(found.puzzle, found.answer);
    }
    return undefined;
  }

  /** Adds, removes or changes one clue of a puzzle. */
  changeClue(puzzle: unknown): unknown {
    const factory = this.#factory;
    for (let n = 0; n < TRIES; n++) {
      const spot = this.#oneOf(factory.spots(puzzle));
      if (!spot) return puzzle;
      const now = factory.clueAt(puzzle, spot);
      // Existing clues are changed more often than new ones are added.
      if (now === undefined && n < TRIES / 2) continue;
      const others = [...spot.values, ...(spot.isMandatory ? [] : [undefined])].filter(
        (value) => value !== now,
      );
      const found = others.length ? factory.withClue(puzzle, spot, this.#oneOf(others)) : undefined;
      if (found !== undefined) return found;
    }
    return puzzle;
  }

  /** Returns the puzzle with a clue there, or unchanged if that is not valid. */
  withClue(puzzle: unknown, spot: ClueSpot, value: unknown): unknown {
    // The spot may have disappeared: the places of the answer may depend on the clues.
    const here = this.#factory.spots(puzzle).some((one) => sameSpot(one, spot));
    return here ? (this.#factory.withClue(puzzle, spot, value) ?? puzzle) : puzzle;
  }

  /** Draws an answer that `verify` accepts. */
  #drawAnswer(puzzle: unknown, all: Assignments) {
    const text = this.type.print(puzzle);
    const known = this.#answerCache.get(text);
    const accepted = (nth: number) => verifies(this.type, puzzle, all.answerOf(all.at(nth)));
    if (known) {
      known.all ??= Array.from({ length: all.size }, (_, nth) => nth).filter(accepted);
      if (known.all.length === 0) return undefined;
      return { puzzle, answer: all.answerOf(all.at(this.#oneOf(known.all))) };
    }
    this.#answerCache.set(text, {});
    const start = this.random.below(all.size);
    const stride = coprime(1 + this.random.below(all.size), all.size);
    for (let n = 0; n < all.size; n++) {
      const nth = (start + n * stride) % all.size;
      if (accepted(nth)) return { puzzle, answer: all.answerOf(all.at(nth)) };
    }
    return undefined;
  }

  /** Changes the clues of a puzzle until a random answer fits them. */
  #repairClues(puzzle: unknown, all: Assignments) {
    for (let n = 0; n < REPAIRS; n++) {
      const answer = all.answerOf(all.at(this.random.below(all.size)));
      let fitting = puzzle;
      let faults = faultsIn(this.type, fitting, answer);
      const spots = this.#factory
        .spots(puzzle)
        .filter((spot) => this.#factory.clueAt(puzzle, spot) !== undefined);
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

  /** Adds clues of an answer at about half of the possible places. */
  #withClues(puzzle: unknown, answer: unknown): unknown {
    const { random } = this;
    const [clues, givens] = [20 + random.below(60), this.#oneOf([0, 0, 10, 30])];
    let found = puzzle;
    for (const spot of random.shuffled(this.#factory.spots(puzzle))) {
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

  /** Returns the puzzle with a clue there, if that does not change the places of the answer. */
  #with(puzzle: unknown, spot: ClueSpot, value: unknown): unknown {
    const other = this.#factory.withClue(puzzle, spot, value);
    const same = other !== undefined && (!this.#isClueBound || this.#keyOf(other) === this.#keyOf(puzzle));
    return same ? other : undefined;
  }

  /** Returns whether there are required clues. */
  #hasRequiredClues(puzzle: unknown): boolean {
    return this.#factory.spots(puzzle).some(({ isMandatory, place }) => isMandatory && place);
  }

  /** Returns whether the clues determine the places and values of the answer. */
  #detectClueBound(size: Size): boolean {
    if (this.#isClueBound) return true;
    const blank = this.drawBlank(size);
    if (blank === undefined) return false;
    const own = this.#keyOf(blank);
    for (let n = 0; n < TRIES && this.#isClueBound === undefined; n++)
      if (this.#keyOf(this.drawRandom(size, false)) !== own) this.#isClueBound = true;
    this.#isClueBound ??= false;
    return this.#isClueBound;
  }

  #keyOf(puzzle: unknown): string {
    let key = this.#keys.get(puzzle as object);
    if (key === undefined) {
      const spots = this.#factory.spots(puzzle).filter(isGiven);
      key = JSON.stringify(
        spots.map(({ layer, place, values }) => [layer, place && placeKey(place), values.length]),
      );
      this.#keys.set(puzzle as object, key);
    }
    return key;
  }

  #oneOf<T>(from: readonly T[]): T {
    return from[this.random.below(from.length)]!;
  }
}

/** Returns whether a spot belongs to the givens. */
const isGiven = ({ layer }: ClueSpot): boolean => layer.startsWith('givens');

const sameSpot = (one: ClueSpot, other: ClueSpot): boolean =>
  one.layer === other.layer && keyAt(one) === keyAt(other);
const keyAt = ({ place }: ClueSpot): number => (place ? placeKey(place) : -1);

/** Returns the smallest number from `from` on that is coprime to `other`. */
function coprime(from: number, other: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  for (let one = from; ; one++) if (divisor(one, other) === 1) return one;
}
