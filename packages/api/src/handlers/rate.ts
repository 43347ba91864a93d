import { Deadline } from '../execution/deadline.js';
import { runSteps } from '../execution/run-steps.js';
import { gradeJson, ratingReasons, ratingSentence } from '../messages/rating.js';
import type { HandlerContext, PuzzleRequest, RequestHooks } from './context.js';
import { contradictionResponse, type PuzzleResponse } from './response.js';

/** Rates a puzzle, as `gridproof rate` does. */
export async function rate(
  desk: HandlerContext,
  asking: PuzzleRequest,
  { signal, onProgress = () => {} }: RequestHooks = {},
): Promise<PuzzleResponse> {
  const clock = new Deadline(asking.timeout);
  const puzzle = await desk.read(asking, clock);
  if (puzzle.contradicted) return contradictionResponse(puzzle);
  const { read } = puzzle;
  const engine = await desk.engine();
  const walked = await runSteps(desk.runner, { ...puzzle, engine, timeout: clock.left, signal, onProgress });
  return desk.hold(clock, read, () => ({
    data: gradeJson(puzzle, walked),
    sentence: ratingSentence(walked),
    because: ratingReasons(puzzle, walked),
    read,
    picture: () => read.type.draw(read.puzzle),
  }));
}
