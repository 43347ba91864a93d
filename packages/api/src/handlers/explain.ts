import { Verbalizer } from '@gridproof/core';
import { explanationJson } from '../data/json.js';
import { type Explanation, runExplain } from '../execution/run-explain.js';
import { explanationText } from '../messages/explanation.js';
import type { PuzzleWithEntries } from '../puzzle/puzzle-with-entries.js';
import type { HandlerContext, PuzzleRequest, RequestHooks } from './context.js';
import type { PuzzleResponse } from './response.js';

/** Limits of the search for an explanation. */
export interface ExplainRequest {
  /** Milliseconds after which the search for a better explanation ends. */
  readonly budget?: number | undefined;
  /** Conflict limit per engine call, the same on every machine. */
  readonly conflicts?: number | undefined;
}

/** Explains a puzzle, as `gridproof explain` does. */
export const explain = (
  context: HandlerContext,
  request: PuzzleRequest & ExplainRequest,
  { signal, onProgress }: RequestHooks = {},
) =>
  context.answer(request, async (puzzle, engine, deadline) => {
    const { budget, conflicts } = request;
    const task = { ...puzzle, engine, budget, conflicts, timeout: deadline.remaining, signal, onProgress };
    const explanation = await runExplain(context.runner, task);
    return context.runWithin(deadline, puzzle.read, () => explainResponse(puzzle, explanation));
  });

/** An explanation as a response. */
export function explainResponse(puzzle: PuzzleWithEntries, explanation: Explanation): PuzzleResponse {
  const { read, entries } = puzzle;
  const verbalizer = new Verbalizer(read.type, read.puzzle, entries);
  const { sentence, because, picture } = explanationText(read, explanation, verbalizer, entries);
  const data = explanationJson(puzzle, explanation, verbalizer, entries);
  return { data, sentence, because, read, picture: () => picture };
}
