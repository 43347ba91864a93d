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

/** A puzzle with the player's entries, without repeated clues. */
export interface PuzzleWithEntries extends OnePuzzle {
  readonly entries?: readonly Fact[];
  /** The entries that contradict the clues; undefined if there are none. */
  readonly contradicted?: EntryConflicts;
}

/** Entries that are wrong on their own. */
export interface EntryConflicts {
  /** Values that a clue excludes. */
  readonly contradictions: readonly Contradiction[];
  /** Signs that no answer has at their places. */
  readonly misplaced: readonly MisplacedSign[];
}

/** Parses the entries of a puzzle. Throws `PuzzleError` if the text is invalid or the type has no partial answers. */
export function readWithEntries(item: OnePuzzle, text: string, deadline: Deadline): PuzzleWithEntries {
  const { type, puzzle } = item.read;
  if (!type.described)
    throw new PuzzleError(
      'no-partial-answers',
      `what is entered into ${type.title} cannot be read: its package does not describe the puzzle type`,
    );
  const { facts, misplaced } = deadline.run(() => readPartialAnswer(type, puzzle, answerText(text)));
  const { entries, contradictions } = deadline.run(() => splitEntries(type, puzzle, facts));
  return {
    ...item,
    ...(entries.length ? { entries } : {}),
    ...(contradictions.length || misplaced.length ? { contradicted: { contradictions, misplaced } } : {}),
  };
}

/** Extracts the first answer from the output of `solve --format json`; returns any other text unchanged. */
export function answerText(text: string): string {
  if (!text.trimStart().startsWith('{')) return text;
  try {
    const { answers } = JSON.parse(text);
    if (Array.isArray(answers) && typeof answers[0] === 'string') return answers[0];
  } catch {
    // The text is not JSON: the puzzle type reports the fault.
  }
  return text;
}
