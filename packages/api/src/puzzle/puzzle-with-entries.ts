import {
  type Contradiction,
  type Fact,
  type MisplacedSign,
  PuzzleError,
  readPartialAnswer,
  splitEntries,
} from '@gridproof/core';
import type { Deadline } from '../execution/deadline.js';
import type { OnePuzzle } from './puzzle-input.js';

/** A puzzle with what a player has entered, if anything; repeated clues are not part of it. */
export interface PuzzleWithEntries extends OnePuzzle {
  readonly entries?: readonly Fact[];
  /** Where that contradicts the clues. */
  readonly contradicted?: EntryConflicts;
}

/** What cannot be right where it is entered, each by itself. */
export interface EntryConflicts {
  /** Values that a clue excludes. */
  readonly contradictions: readonly Contradiction[];
  /** Signs that no answer has there. */
  readonly misplaced: readonly MisplacedSign[];
}

/** A puzzle with what a text says has been entered into it. Throws `PuzzleError` where that cannot be read. */
export function readWithEntries(one: OnePuzzle, text: string, clock: Deadline): PuzzleWithEntries {
  const { type, puzzle } = one.read;
  if (!type.described)
    throw new PuzzleError(
      'no-partial-answers',
      `what is entered into ${type.title} cannot be read: its package does not describe the puzzle type`,
    );
  const { facts, misplaced } = clock.run(() => readPartialAnswer(type, puzzle, answerText(text)));
  const { own, contradictions } = clock.run(() => splitEntries(type, puzzle, facts));
  return {
    ...one,
    ...(own.length ? { entries: own } : {}),
    ...(contradictions.length || misplaced.length ? { contradicted: { contradictions, misplaced } } : {}),
  };
}

/** The answer itself; of what `solve --format json` wrote, the first one. */
export function answerText(text: string): string {
  if (!text.trimStart().startsWith('{')) return text;
  try {
    const { answers } = JSON.parse(text);
    if (Array.isArray(answers) && typeof answers[0] === 'string') return answers[0];
  } catch {
    // It is not JSON: the puzzle type says what is wrong with it.
  }
  return text;
}
