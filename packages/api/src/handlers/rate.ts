import { Deadline } from '../execution/deadline.js';
import { runSteps } from '../execution/run-steps.js';
import { gradeJson, ratingReasons, ratingSentence } from '../messages/rating.js';
import type { HandlerContext, PuzzleRequest, RequestHooks } from './context.js';
import { contradictionResponse, type PuzzleResponse } from './response.js';

/** Rates a puzzle, as `gridproof rate` does. */
export async function rate(
  context: HandlerContext,
  request: PuzzleRequest,
  { signal, onProgress = () => {} }: RequestHooks = {},
): Promise<PuzzleResponse> {
  const deadline = new Deadline(request.timeout);
  const puzzle = await context.read(request, deadline);
  if (puzzle.contradicted) return contradictionResponse(puzzle);
  const { read } = puzzle;
  const engine = await context.engine();
  const result = await runSteps(context.runner, {
    ...puzzle,
    engine,
    timeout: deadline.remaining,
    withArguments: 'hardest',
    signal,
    onProgress,
  });
  return context.runWithin(deadline, read, () => ({
    data: gradeJson(puzzle, result),
    sentence: ratingSentence(read.type, result),
    because: ratingReasons(puzzle, result),
    read,
    picture: () => read.type.draw(read.puzzle),
  }));
}
