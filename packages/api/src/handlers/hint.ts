import { isValue, type ReadPuzzle, type Step, type TaskProgress, Verbalizer } from '@gridproof/core';
import type { InstalledEngine } from '@gridproof/plugins';
import type { Runner } from '@gridproof/runner';
import { placeJson, reasonJson, stepJson, stepsResultJson } from '../data/json.js';
import { Deadline } from '../execution/deadline.js';
import { type Explanation, runExplain } from '../execution/run-explain.js';
import { runSteps, type StepsResult } from '../execution/run-steps.js';
import { noStepSentence } from '../messages/path.js';
import { PathBoards } from '../pictures/path.js';
import type { PuzzleWithEntries } from '../puzzle/puzzle-with-entries.js';
import type { HandlerContext, PuzzleRequest, RequestHooks } from './context.js';
import { explainResponse } from './explain.js';
import { contradictionResponse, type PuzzleResponse } from './response.js';

/** Options of the search for a hint. */
export interface HintTask {
  readonly engine: InstalledEngine;
  /** Only the places of the next step are wanted, so any step will do. */
  readonly where?: boolean | undefined;
  /** Returns the milliseconds that remain; undefined: no limit. */
  readonly remaining: () => number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called with the progress at intervals. */
  readonly onProgress?: (progress: TaskProgress) => void;
}

/** Finds the steps up to the next value, or explains why no answer agrees with the entries. */
export async function runHint(
  runner: Pick<Runner, 'run'>,
  puzzle: PuzzleWithEntries,
  { engine, where = false, remaining, signal, onProgress = () => {} }: HintTask,
): Promise<StepsResult | Explanation> {
  const task = { ...puzzle, engine, signal, onProgress };
  const isEnough = ({ claims }: Step) => where || claims.some(isValue);
  const result = await runSteps(runner, { ...task, timeout: remaining(), isEnough });
  return result.status === 'unsolvable' ? runExplain(runner, { ...task, timeout: remaining() }) : result;
}

/** The next steps as data. */
export const hintJson = (puzzle: PuzzleWithEntries, result: StepsResult): object => {
  const verbalizer = verbalizerOf(puzzle);
  return stepsResultJson(puzzle, result, { steps: result.steps.map((step) => stepJson(step, verbalizer)) });
};

/** The places and rules of the next step as data, without its claims. */
export function whereToLookJson(puzzle: PuzzleWithEntries, result: StepsResult): object {
  const [step] = result.steps;
  if (result.status !== 'enough' || !step) return hintJson(puzzle, result);
  const verbalizer = verbalizerOf(puzzle);
  const places = step.claims.flatMap(({ place }) => place ?? []);
  return stepsResultJson(puzzle, result, {
    steps: [
      {
        because: verbalizer.reasons(step.reasons),
        places: places.map((place) => placeJson(place, puzzle.read.type)),
        reasons: step.reasons.map((reason) => reasonJson(reason, verbalizer)),
      },
    ],
  });
}

const verbalizerOf = ({
  read: { type, puzzle },
  entries,
}: {
  readonly read: ReadPuzzle;
  readonly entries?: PuzzleWithEntries['entries'];
}): Verbalizer => new Verbalizer(type, puzzle, entries);

/** Finds a hint, as `gridproof hint` does. `where`: only the places and rules of the next step. */
export async function hint(
  context: HandlerContext,
  request: PuzzleRequest & { readonly where?: boolean | undefined },
  { signal, onProgress = () => {} }: RequestHooks = {},
): Promise<PuzzleResponse> {
  const deadline = new Deadline(request.timeout);
  const puzzle = await context.read(request, deadline);
  if (puzzle.contradicted) return contradictionResponse(puzzle);
  const { where = false } = request;
  const engine = await context.engine();
  const result = await runHint(context.runner, puzzle, {
    engine,
    where,
    remaining: () => deadline.remaining,
    signal,
    onProgress,
  });
  return context.runWithin(deadline, puzzle.read, () =>
    'steps' in result ? hintResponse(puzzle, result, where) : explainResponse(puzzle, result),
  );
}

function hintResponse(puzzle: PuzzleWithEntries, result: StepsResult, where: boolean): PuzzleResponse {
  const { read, entries } = puzzle;
  const data = where ? whereToLookJson(puzzle, result) : hintJson(puzzle, result);
  const boards = new PathBoards(read, entries, result);
  const last = result.steps.at(-1);
  if (result.status !== 'enough' || !last)
    return { data, sentence: noStepSentence(result), because: [], read, picture: () => boards.boardAt(0) };
  const verbalizer = verbalizerOf(puzzle);
  if (where)
    return {
      data,
      sentence: `Look at ${verbalizer.places(last.claims.flatMap(({ place }) => place ?? []))}.`,
      because: verbalizer.reasons(last.reasons),
      read,
      picture: () => boards.boardAt(0),
    };
  const words = result.steps.map((step) => verbalizer.step(step));
  const { claim, because, known } = words.at(-1)!;
  const before = words.slice(0, -1).map((step) => [step.claim, ...step.because].join(' '));
  return {
    data,
    sentence: claim,
    because: [...before, ...because, ...(known ? [known] : [])],
    read,
    picture: () => boards.boardOfStep(result.steps.length - 1, verbalizer),
  };
}
