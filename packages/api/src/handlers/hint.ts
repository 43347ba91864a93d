import { detailsOf, type Highlight, type TaskProgress, Verbalizer } from '@gridproof/core';
import type { InstalledEngine } from '@gridproof/plugins';
import type { Runner } from '@gridproof/runner';
import { placeJson, reasonJson, stepJson, stepsResultJson } from '../data/json.js';
import { type Explanation, runExplain } from '../execution/run-explain.js';
import { runSteps, type StepsResult } from '../execution/run-steps.js';
import { noStepSentence } from '../messages/path.js';
import { PathBoards } from '../pictures/path.js';
import type { PuzzleWithEntries } from '../puzzle/puzzle-with-entries.js';
import type { HandlerContext, PuzzleRequest, RequestHooks } from './context.js';
import { explainResponse } from './explain.js';
import type { PuzzleResponse } from './response.js';

/** How much a hint gives away: by default all steps up to the next value. */
export interface HintDegree {
  /** Only the places of the next step. */
  readonly where?: boolean | undefined;
  /** Only the technique of the next step, and its area. */
  readonly technique?: boolean | undefined;
}

/** Options of the search for a hint. */
export interface HintTask extends HintDegree {
  readonly engine: InstalledEngine;
  /** Returns the milliseconds that remain; undefined: no limit. */
  readonly remaining: () => number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called with the progress at intervals. */
  readonly onProgress?: ((progress: TaskProgress) => void) | undefined;
}

/** Finds the steps up to the next value, or explains why no answer agrees with the entries. */
export async function runHint(
  runner: Pick<Runner, 'run'>,
  puzzle: PuzzleWithEntries,
  { engine, where, technique, remaining, signal, onProgress }: HintTask,
): Promise<StepsResult | Explanation> {
  const task = { ...puzzle, engine, signal, onProgress };
  const end = where || technique ? { steps: 1 } : { value: 'any' as const };
  const result = await runSteps(runner, { ...task, timeout: remaining(), withArguments: true, end });
  return result.status === 'unsolvable' ? runExplain(runner, { ...task, timeout: remaining() }) : result;
}

/** The next steps as data. */
const hintJson = (puzzle: PuzzleWithEntries, result: StepsResult): object => {
  const verbalizer = verbalizerOf(puzzle);
  return stepsResultJson(puzzle, result, { steps: result.steps.map((step) => stepJson(step, verbalizer)) });
};

const verbalizerOf = ({ read: { type, puzzle }, entries }: PuzzleWithEntries): Verbalizer =>
  new Verbalizer(type, puzzle, entries);

/** Finds a hint, as `gridproof hint` does. */
export const hint = (
  context: HandlerContext,
  request: PuzzleRequest & HintDegree,
  { signal, onProgress }: RequestHooks = {},
) =>
  context.answer(request, async (puzzle, engine, deadline) => {
    const remaining = () => deadline.remaining;
    const task = { ...request, engine, remaining, signal, onProgress };
    const result = await runHint(context.runner, puzzle, task);
    return context.runWithin(deadline, puzzle.read, () => hintResponse(puzzle, result, request));
  });

/** Formats a hint, or why no answer agrees with the entries, as a response. */
export function hintResponse(
  puzzle: PuzzleWithEntries,
  result: StepsResult | Explanation,
  { where = false, technique = false }: HintDegree = {},
): PuzzleResponse {
  if (!('steps' in result)) return explainResponse(puzzle, result);
  const { read, entries } = puzzle;
  const { steps } = result;
  const boards = new PathBoards(read, entries, result);
  const [first] = steps;
  if (result.status !== 'enough' || !first) {
    const data = hintJson(puzzle, result);
    return { data, sentence: noStepSentence(result), because: [], read, picture: () => boards.boardAt(0) };
  }
  const verbalizer = verbalizerOf(puzzle);
  if (where) {
    const places = first.claims.flatMap(({ place }) => place ?? []);
    const board = boards.boardAt(0, [{ places, meaning: 'certain', label: LOOK_HERE }]);
    const sentence = `Look at ${verbalizer.places(places, board)}.`;
    const step = { places: places.map((place) => placeJson(place, read.type)) };
    const data = stepsResultJson(puzzle, result, { steps: [step] });
    return { data, sentence, because: [], read, picture: () => board };
  }
  if (technique) {
    const sentence = verbalizer.techniqueAndArea(first);
    const because = verbalizer.reasons(first.reasons);
    const reasons = first.reasons.map((reason) => reasonJson(reason, verbalizer));
    const step = { technique: first.technique ?? null, sentence, because, reasons };
    return {
      data: stepsResultJson(puzzle, result, { steps: [step] }),
      sentence,
      because,
      read,
      picture: () => boards.boardAt(0, verbalizer.highlightStep(first).map(withoutClaim)),
    };
  }
  const words = steps.map((step) => verbalizer.step(step));
  const found = words.at(-1)!;
  const before = words.slice(0, -1).map((step) => step.sentence);
  return {
    data: hintJson(puzzle, result),
    sentence: found.sentence,
    because: [...before, ...detailsOf(found)],
    read,
    picture: () => boards.boardOfStep(steps.length - 1, verbalizer),
  };
}

const LOOK_HERE = 'something can be found here';

/** Replaces the label of a highlight that states the conclusion of a step. */
const withoutClaim = (highlight: Highlight): Highlight =>
  highlight.meaning === 'certain' ? { ...highlight, label: LOOK_HERE } : highlight;
