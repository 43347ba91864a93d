import { type Step, Teller } from '@gridproof/core';
import { Clock } from '../asking/clock.js';
import { type Walk, walk } from '../asking/walk.js';
import { ratingJson, stepJson, walkJson } from '../data/json.js';
import { PathBoards } from '../pictures/path.js';
import type { HalfDone } from '../puzzle/half-done.js';
import { pathSentence } from '../words/path.js';
import { ratingOf } from '../words/rating.js';
import { type Answer, contradiction } from './answer.js';
import type { Asking, Desk, Listening } from './desk.js';

/** A path as data; `steps`: each of its steps as data, as it was when it was found. */
export function pathJson(puzzle: HalfDone, walk: Walk, steps: readonly object[]): object {
  const rating = ratingOf(walk);
  return walkJson(puzzle, walk, { ...(rating && { rating: ratingJson(rating) }), steps });
}

/** Who listens to the steps, too: each comes as data when it is found, with its number from 1. */
export interface ListeningToSteps extends Listening {
  /** Called with each step, as data, and its number from 1. */
  readonly onStep?: ((step: object, number: number) => void) | undefined;
}

/** As `gridproof steps`. `most`: no more steps than this are found. */
export async function steps(
  desk: Desk,
  asking: Asking & { readonly most?: number | undefined },
  { signal, onProgress = () => {}, onStep }: ListeningToSteps = {},
): Promise<Answer> {
  const clock = new Clock(asking.timeout);
  const puzzle = await desk.read(asking, clock);
  if (puzzle.contradicted) return contradiction(puzzle);
  const { read, entries } = puzzle;
  const teller = new Teller(read.type, read.puzzle, entries);
  const told: object[] = [];
  const walked = await walk(desk.runner, {
    ...puzzle,
    engine: await desk.engine(),
    timeout: clock.left,
    signal,
    onProgress,
    onStep: (step: Step, number) => {
      const data = desk.hold(clock, read, () => stepJson(step, teller));
      told.push(data);
      onStep?.(data, number);
    },
    isEnough: (_, number) => number === asking.most,
  });
  return {
    data: pathJson(puzzle, walked, told),
    sentence: pathSentence(walked, entries !== undefined),
    because: walked.steps.map((step) => teller.step(step).claim),
    read,
    picture: () => {
      const boards = new PathBoards(read, entries, walked);
      const { length } = walked.steps;
      return walked.status === 'enough' && length > 0
        ? boards.behind(length - 1, teller)
        : boards.after(length);
    },
  };
}
