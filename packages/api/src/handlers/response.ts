import { type Picture, type ReadPuzzle, Verbalizer } from '@gridproof/core';
import { contradictedLines, contradictedPicture, contradictionJson } from '../data/contradiction.js';
import { TimeLimitError } from '../execution/deadline.js';
import type { PuzzleWithEntries } from '../puzzle/puzzle-with-entries.js';

/** What is answered. Nothing in it is an error: that there is no answer, or several, or that it is not known, is one. */
export interface PuzzleResponse {
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
export function contradictionResponse(puzzle: PuzzleWithEntries): PuzzleResponse {
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
export async function orTimeLimit(work: () => Promise<PuzzleResponse>): Promise<PuzzleResponse> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error;
    return { data: { status: 'unknown', reason: 'time limit' }, sentence: error.message, because: [] };
  }
}
