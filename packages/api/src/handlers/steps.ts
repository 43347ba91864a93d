import { isValue, type Step, Verbalizer } from '@gridproof/core';
import { ratingJson, stepJson, walkJson } from '../data/json.js';
import { Deadline } from '../execution/deadline.js';
import { runSteps, type StepsResult } from '../execution/run-steps.js';
import { pathSentence } from '../messages/path.js';
import { pathRating } from '../messages/rating.js';
import { PathBoards } from '../pictures/path.js';
import type { PuzzleWithEntries } from '../puzzle/puzzle-with-entries.js';
import type { HandlerContext, PuzzleRequest, RequestHooks } from './context.js';
import { contradictionResponse, type PuzzleResponse } from './response.js';

/** A path as data; `steps`: each of its steps as data, as it was when it was found. */
export function pathJson(puzzle: PuzzleWithEntries, walk: StepsResult, steps: readonly object[]): object {
  const rating = pathRating(walk);
  return walkJson(puzzle, walk, { ...(rating && { rating: ratingJson(rating) }), steps });
}

/** Who listens to the steps, too: each comes as data when it is found, with its number from 1. */
export interface StepsHooks extends RequestHooks {
  /** Called with what stands among the `steps` of the answer's data later. */
  readonly onStep?: ((step: object, number: number) => void) | undefined;
}

/** How far a path is wanted. */
export interface StepsRequest {
  /** No more steps than this are found. */
  readonly most?: number | undefined;
  /** What a call of the engine may take; a limit that comes at the same point on every machine. */
  readonly conflicts?: number | undefined;
  /** A step that finds a value there, in this row and column from 1, is the last. */
  readonly until?: { readonly row: number; readonly column: number } | undefined;
}

/** As `gridproof steps`. */
export async function steps(
  desk: HandlerContext,
  asking: PuzzleRequest & StepsRequest,
  { signal, onProgress = () => {}, onStep }: StepsHooks = {},
): Promise<PuzzleResponse> {
  const clock = new Deadline(asking.timeout);
  const puzzle = await desk.read(asking, clock);
  if (puzzle.contradicted) return contradictionResponse(puzzle);
  const { read, entries } = puzzle;
  const teller = new Verbalizer(read.type, read.puzzle, entries);
  const told: object[] = [];
  const walked = await runSteps(desk.runner, {
    ...puzzle,
    engine: await desk.engine(),
    timeout: clock.left,
    conflicts: asking.conflicts,
    signal,
    onProgress,
    onStep: (step: Step, number) => {
      const data = desk.hold(clock, read, () => stepJson(step, teller));
      told.push(data);
      onStep?.(data, number);
    },
    isEnough: (step, number) => number === asking.most || isThere(step, asking.until),
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

/** Whether a step finds a value there. */
const isThere = ({ claims }: Step, there: StepsRequest['until']): boolean =>
  there !== undefined &&
  claims.some(
    (fact) => isValue(fact) && fact.place?.row === there.row - 1 && fact.place.col === there.column - 1,
  );
