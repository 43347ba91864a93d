import { type Step, Verbalizer } from '@gridproof/core';
import { ratingJson, stepJson, stepsResultJson } from '../data/json.js';
import { runSteps, type StepsResult } from '../execution/run-steps.js';
import { pathSentence } from '../messages/path.js';
import { pathRating } from '../messages/rating.js';
import { PathBoards } from '../pictures/path.js';
import type { PuzzleWithEntries } from '../puzzle/puzzle-with-entries.js';
import type { HandlerContext, PuzzleRequest, RequestHooks } from './context.js';

/** A solve path as data; `steps` holds the data of each step from when it was found. */
export function pathJson(puzzle: PuzzleWithEntries, result: StepsResult, steps: readonly object[]): object {
  const rating = pathRating(puzzle.read.type, result);
  return stepsResultJson(puzzle, result, { ...(rating && { rating: ratingJson(rating) }), steps });
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
export const steps = (
  context: HandlerContext,
  request: PuzzleRequest & StepsRequest,
  { signal, onProgress, onStep }: StepsHooks = {},
) =>
  context.answer(request, async (puzzle, engine, deadline) => {
    const { read, entries } = puzzle;
    const { most, until } = request;
    const verbalizer = new Verbalizer(read.type, read.puzzle, entries);
    const stepData: object[] = [];
    const result = await runSteps(context.runner, {
      ...puzzle,
      engine,
      timeout: deadline.remaining,
      conflicts: request.conflicts,
      withArguments: true,
      signal,
      onProgress,
      onStep: (step: Step, number) => {
        const data = context.runWithin(deadline, read, () => stepJson(step, verbalizer));
        stepData.push(data);
        onStep?.(data, number);
      },
      end: { steps: most, value: until && { row: until.row - 1, col: until.column - 1 } },
    });
    return {
      data: pathJson(puzzle, result, stepData),
      sentence: pathSentence(read.type, result, entries !== undefined),
      because: result.steps.map((step) => verbalizer.step(step).sentence),
      read,
      picture: () => {
        const boards = new PathBoards(read, entries, result);
        const { length } = result.steps;
        return result.status === 'enough' && length > 0
          ? boards.boardOfStep(length - 1, verbalizer)
          : boards.boardAt(length);
      },
    };
  });
