import { Clock } from '../asking/clock.js';
import { walk } from '../asking/walk.js';
import { gradeJson, ratingReasons, ratingSentence } from '../words/rating.js';
import { type Answer, contradiction } from './answer.js';
import type { Asking, Desk, Listening } from './desk.js';

/** As `gridproof rate`. */
export async function rate(
  desk: Desk,
  asking: Asking,
  { signal, onProgress = () => {} }: Listening = {},
): Promise<Answer> {
  const clock = new Clock(asking.timeout);
  const puzzle = await desk.read(asking, clock);
  if (puzzle.contradicted) return contradiction(puzzle);
  const { read } = puzzle;
  const engine = await desk.engine();
  const walked = await walk(desk.runner, { ...puzzle, engine, timeout: clock.left, signal, onProgress });
  return desk.hold(clock, read, () => ({
    data: gradeJson(puzzle, walked),
    sentence: ratingSentence(walked),
    because: ratingReasons(puzzle, walked),
    read,
    picture: () => read.type.draw(read.puzzle),
  }));
}
