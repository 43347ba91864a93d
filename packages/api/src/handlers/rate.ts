import { runSteps } from '../execution/run-steps.js';
import { gradeJson, ratingReasons, ratingSentence } from '../messages/rating.js';
import type { HandlerContext, PuzzleRequest, RequestHooks } from './context.js';

/** Rates a puzzle, as `gridproof rate` does. */
export const rate = (
  context: HandlerContext,
  request: PuzzleRequest,
  { signal, onProgress }: RequestHooks = {},
) =>
  context.answer(request, async (puzzle, engine, deadline) => {
    const { read } = puzzle;
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
  });
