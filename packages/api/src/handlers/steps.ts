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

/** A solve path as data; `steps` holds the data of each step from when it was found. */
export function pathJson(puzzle: PuzzleWithEntries, walk: StepsResult, steps: readonly object[]): object {
  const rating = pathRating(walk);
  return walkJson(puzzle, walk, { ...(rating && { rating: ratingJson(rating) }), steps });
}

/** Hooks with a callback for each step. */
export interface StepsHooks extends RequestHooks {
  /** Called with the data of a step, as in the `steps` of the response, and its number from 1. */
  readonly onStep?: ((step: object, number: number) => void) | undefined;
}

/** Limits of a solve path. */
export interface StepsRequest {
  /** Maximum number of steps. */
  readonly most?: number | undefined;
  /** Conflict limit per engine call, the same on every machine. */
  readonly conflicts?: number | undefined;
  /** Ends the path at the step that finds a value in this row and column, which count from 1. */
  readonly until?: { readonly row: number; readonly column: number } | undefined;
}

/** Finds the solve path, as `gridproof steps` does. */
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

/** Whether a step finds a value at a place. */
const isThere = ({ claims }: Step, there: StepsRequest['until']): boolean =>
  there !== undefined &&
  claims.some(
    (fact) => isValue(fact) && fact.place?.row === there.row - 1 && fact.place.col === there.column - 1,
  );
