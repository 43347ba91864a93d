import { type Picture, type ReadPuzzle, Verbalizer } from '@gridproof/core';
import { contradictedLines, contradictedPicture, contradictionJson } from '../data/contradiction.js';
import { TimeLimitError } from '../execution/deadline.js';
import type { PuzzleWithEntries } from '../puzzle/puzzle-with-entries.js';

/** The response to a request. "No answer", "several answers" and "unknown" are results, not errors. */
export interface PuzzleResponse {
  /** The output of the command line with `--format json`, key for key. */
  readonly data: object;
  /** The result in one sentence for a player. */
  readonly sentence: string;
  /** The reasons, one per line. */
  readonly because: readonly string[];
  /** The puzzle of the request; undefined if there was none or no time to parse it. */
  readonly read?: ReadPuzzle;
  /** Draws the board with the result. */
  readonly picture?: () => Picture;
}

/** The response to every request whose entries contradict the clues. */
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

/** Runs a handler; its response is `unknown` if the handler throws `TimeLimitError`. */
export async function withTimeLimitResponse(work: () => Promise<PuzzleResponse>): Promise<PuzzleResponse> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error;
    return { data: { status: 'unknown', reason: 'time limit' }, sentence: error.message, because: [] };
  }
}
