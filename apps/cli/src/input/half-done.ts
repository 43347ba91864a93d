import {
  besideClues,
  type Contradiction,
  type Fact,
  type Misplaced,
  PuzzleError,
  readEntered,
} from '@gridproof/core';
import type { Plugins } from '../plugins.js';
import { Clock } from '../solving/clock.js';
import { answerIn, type ReadingOptions, readArgument } from './items.js';
import { type OnePuzzle, onePuzzle } from './one-puzzle.js';

/** A puzzle with what a player has entered, if anything; repeated clues are not part of it. */
export interface HalfDone extends OnePuzzle {
  readonly entries?: readonly Fact[];
  /** Where that contradicts the clues. */
  readonly contradicted?: Contradicted;
}

/** What cannot be right where it is entered, each by itself. */
export interface Contradicted {
  /** Values that a clue excludes. */
  readonly contradictions: readonly Contradiction[];
  /** Signs that no answer has there. */
  readonly misplaced: readonly Misplaced[];
}

/** The only puzzle of an argument, and the partial answer of another; `done` says what is done with one. */
export async function halfDone(
  argument: string,
  partial: string | undefined,
  plugins: Plugins,
  options: ReadingOptions,
  done: string,
  clock = new Clock(undefined),
): Promise<HalfDone> {
  const one = await onePuzzle(argument, plugins, options, done, clock);
  if (partial === undefined) return one;
  const { type, puzzle } = one.read;
  const { facts, misplaced } = await readArgument(partial, (text) => {
    clock.begin();
    if (!type.described)
      throw new PuzzleError(
        'no-partial-answers',
        `what is entered into ${type.title} cannot be read: its package does not describe the puzzle type`,
      );
    return clock.hold(() => readEntered(type, puzzle, answerIn(text)));
  });
  const { own, contradictions } = clock.hold(() => besideClues(type, puzzle, facts));
  return {
    ...one,
    ...(own.length ? { entries: own } : {}),
    ...(contradictions.length || misplaced.length ? { contradicted: { contradictions, misplaced } } : {}),
  };
}
