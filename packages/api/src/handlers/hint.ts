import {
  detailsOf,
  isValue,
  type ReadPuzzle,
  type Step,
  type TaskProgress,
  Verbalizer,
} from '@gridproof/core';
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
  /** Only the places or the technique of the next step are wanted, so any step will do. */
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
  const result = await runSteps(runner, { ...task, timeout: remaining(), withArguments: true, isEnough });
  return result.status === 'unsolvable' ? runExplain(runner, { ...task, timeout: remaining() }) : result;
}

/** The next steps as data. */
export const hintJson = (puzzle: PuzzleWithEntries, result: StepsResult): object => {
  const verbalizer = verbalizerOf(puzzle);
  return stepsResultJson(puzzle, result, { steps: result.steps.map((step) => stepJson(step, verbalizer)) });
};

/** The places of the next step as data, without its claims. */
export const whereToLookJson = (puzzle: PuzzleWithEntries, result: StepsResult): object =>
  firstStepJson(puzzle, result, ({ claims }) => ({
    places: claims.flatMap(({ place }) => place ?? []).map((place) => placeJson(place, puzzle.read.type)),
  }));

/** The technique of the next step as data, with its reasons, without its claims. */
export const techniqueJson = (puzzle: PuzzleWithEntries, result: StepsResult): object =>
  firstStepJson(puzzle, result, (step, verbalizer) => ({
    technique: step.technique ?? null,
    sentence: verbalizer.techniqueAndArea(step),
    because: verbalizer.reasons(step.reasons),
    reasons: step.reasons.map((reason) => reasonJson(reason, verbalizer)),
  }));

function firstStepJson(
  puzzle: PuzzleWithEntries,
  result: StepsResult,
  describe: (step: Step, verbalizer: Verbalizer) => object,
): object {
  const [step] = result.steps;
  if (result.status !== 'enough' || !step) return hintJson(puzzle, result);
  return stepsResultJson(puzzle, result, { steps: [describe(step, verbalizerOf(puzzle))] });
}

const verbalizerOf = ({
  read: { type, puzzle },
  entries,
}: {
  readonly read: ReadPuzzle;
  readonly entries?: PuzzleWithEntries['entries'];
}): Verbalizer => new Verbalizer(type, puzzle, entries);

/** Finds a hint, as `gridproof hint` does. `where`: only the places of the next step; `technique`: only its technique and area. */
export async function hint(
  context: HandlerContext,
  request: PuzzleRequest & { readonly where?: boolean | undefined; readonly technique?: boolean | undefined },
  { signal, onProgress = () => {} }: RequestHooks = {},
): Promise<PuzzleResponse> {
  const deadline = new Deadline(request.timeout);
  const puzzle = await context.read(request, deadline);
  if (puzzle.contradicted) return contradictionResponse(puzzle);
  const { where = false, technique = false } = request;
  const engine = await context.engine();
  const result = await runHint(context.runner, puzzle, {
    engine,
    where: where || technique,
    remaining: () => deadline.remaining,
    signal,
    onProgress,
  });
  return context.runWithin(deadline, puzzle.read, () =>
    'steps' in result ? hintResponse(puzzle, result, { where, technique }) : explainResponse(puzzle, result),
  );
}

function hintResponse(
  puzzle: PuzzleWithEntries,
  result: StepsResult,
  { where, technique }: { readonly where: boolean; readonly technique: boolean },
): PuzzleResponse {
  const { read, entries } = puzzle;
  const data = where
    ? whereToLookJson(puzzle, result)
    : technique
      ? techniqueJson(puzzle, result)
      : hintJson(puzzle, result);
  const boards = new PathBoards(read, entries, result);
  const last = result.steps.at(-1);
  if (result.status !== 'enough' || !last)
    return { data, sentence: noStepSentence(result), because: [], read, picture: () => boards.boardAt(0) };
  const verbalizer = verbalizerOf(puzzle);
  if (where || technique) {
    const places = verbalizer.places(last.claims.flatMap(({ place }) => place ?? []));
    return {
      data,
      sentence: where ? `Look at ${places}.` : verbalizer.techniqueAndArea(last),
      because: where ? [] : verbalizer.reasons(last.reasons),
      read,
      picture: () => boards.boardAt(0),
    };
  }
  const words = result.steps.map((step) => verbalizer.step(step));
  const found = words.at(-1)!;
  const before = words.slice(0, -1).map((step) => step.sentence);
  return {
    data,
    sentence: found.sentence,
    because: [...before, ...detailsOf(found)],
    read,
    picture: () => boards.boardOfStep(result.steps.length - 1, verbalizer),
  };
}
