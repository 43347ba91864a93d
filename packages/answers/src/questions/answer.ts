import { type Picture, type ReadPuzzle, Verbalizer } from '@gridproof/core';
import { OutOfTime } from '../asking/clock.js';
import { contradictedLines, contradictedPicture, contradictionJson } from '../data/contradicted.js';
import type { HalfDone } from '../puzzle/half-done.js';

/** What is answered. Nothing in it is an error: that there is no answer, or several, or that it is not known, is one. */
export interface Answer {
  /** What the command line prints with `--format json`, key for key. */
  readonly data: object;
  /** What it means for a player, in one line. */
  readonly sentence: string;
  /** Why, line by line. */
  readonly because: readonly string[];
  /** The puzzle that was asked about; undefined where there was no time to read it, or none was given. */
  readonly read?: ReadPuzzle;
  /** The board, with what was found. */
  readonly picture?: () => Picture;
}

/** The answer to whatever is asked of a puzzle where what is entered contradicts the clues. */
export function contradiction(puzzle: HalfDone): Answer {
  const { read, entries, contradicted } = puzzle;
  return {
    data: contradictionJson(puzzle),
    sentence: 'wrong: what is entered contradicts the puzzle',
    because: contradictedLines(contradicted!, new Verbalizer(read.type, read.puzzle, entries)),
    read,
    picture: () => contradictedPicture(puzzle),
  };
}

/** An answer; where the time was over before there was one, that. */
export async function inTime(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    return { data: { status: 'unknown', reason: 'time limit' }, sentence: error.message, because: [] };
  }
}
