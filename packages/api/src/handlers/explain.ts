import { Verbalizer } from '@gridproof/core';
import { explanationJson } from '../data/json.js';
import { Deadline } from '../execution/deadline.js';
import { type Explanation, runExplain } from '../execution/run-explain.js';
import { explanationText } from '../messages/explanation.js';
import type { PuzzleWithEntries } from '../puzzle/puzzle-with-entries.js';
import type { HandlerContext, PuzzleRequest, RequestHooks } from './context.js';
import { contradictionResponse, type PuzzleResponse } from './response.js';

/** Limits of the search for an explanation. */
export interface ExplainRequest {
  /** Milliseconds after which the search for a better explanation ends. */
  readonly budget?: number | undefined;
  /** Conflict limit per engine call, the same on every machine. */
  readonly conflicts?: number | undefined;
}

/** Explains a puzzle, as `gridproof explain` does. */
export async function explain(
  desk: HandlerContext,
  asking: PuzzleRequest & ExplainRequest,
  { signal, onProgress }: RequestHooks = {},
): Promise<PuzzleResponse> {
  const clock = new Deadline(asking.timeout);
  const puzzle = await desk.read(asking, clock);
  if (puzzle.contradicted) return contradictionResponse(puzzle);
  const engine = await desk.engine();
  const { budget, conflicts } = asking;
  const asked = { ...puzzle, engine, budget, conflicts, timeout: clock.left, signal, onProgress };
  const explanation = await runExplain(desk.runner, asked);
  return desk.hold(clock, puzzle.read, () => explainResponse(puzzle, explanation));
}

/** An explanation as a response. */
export function explainResponse(puzzle: PuzzleWithEntries, explanation: Explanation): PuzzleResponse {
  const { read, entries } = puzzle;
  const teller = new Verbalizer(read.type, read.puzzle, entries);
  const { sentence, because, picture } = explanationText(read, explanation, teller, entries);
  const data = explanationJson(puzzle, explanation, teller, entries);
  return { data, sentence, because, read, picture: () => picture };
}
