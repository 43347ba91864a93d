import { isValue, type Progress, type ReadPuzzle, type Step, Verbalizer } from '@gridproof/core';
import type { InstalledEngine } from '@gridproof/plugins';
import type { Runner } from '@gridproof/runner';
import { placeJson, reasonJson, stepJson, walkJson } from '../data/json.js';
import { Deadline } from '../execution/deadline.js';
import { type Explanation, runExplain } from '../execution/run-explain.js';
import { runSteps, type StepsResult } from '../execution/run-steps.js';
import { nothingNext } from '../messages/path.js';
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
  readonly left: () => number | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Called with the progress at intervals. */
  readonly onProgress?: (progress: Progress) => void;
}

/** Finds the steps up to the next value, or explains why no answer agrees with the entries. */
export async function runHint(
  runner: Pick<Runner, 'run'>,
  puzzle: PuzzleWithEntries,
  { engine, where = false, left, signal, onProgress = () => {} }: HintTask,
): Promise<StepsResult | Explanation> {
  const asked = { ...puzzle, engine, signal, onProgress };
  const isEnough = ({ claims }: Step) => where || claims.some(isValue);
  const walked = await runSteps(runner, { ...asked, timeout: left(), isEnough });
  return walked.status === 'unsolvable' ? runExplain(runner, { ...asked, timeout: left() }) : walked;
}

/** The next steps as data. */
export const hintJson = (puzzle: PuzzleWithEntries, walk: StepsResult): object => {
  const teller = tellerOf(puzzle);
  return walkJson(puzzle, walk, { steps: walk.steps.map((step) => stepJson(step, teller)) });
};

/** The places and rules of the next step as data, without its claims. */
export function whereJson(puzzle: PuzzleWithEntries, walk: StepsResult): object {
  const [step] = walk.steps;
  if (walk.status !== 'enough' || !step) return hintJson(puzzle, walk);
  const teller = tellerOf(puzzle);
  const places = step.claims.flatMap(({ place }) => place ?? []);
  return walkJson(puzzle, walk, {
    steps: [
      {
        because: teller.reasons(step.reasons),
        places: places.map((place) => placeJson(place, puzzle.read.type)),
        reasons: step.reasons.map((reason) => reasonJson(reason, teller)),
      },
    ],
  });
}

const tellerOf = ({
  read: { type, puzzle },
  entries,
}: {
  readonly read: ReadPuzzle;
  readonly entries?: PuzzleWithEntries['entries'];
}): Verbalizer => new Verbalizer(type, puzzle, entries);

/** Finds a hint, as `gridproof hint` does. `where`: only the places and rules of the next step. */
export async function hint(
  desk: HandlerContext,
  asking: PuzzleRequest & { readonly where?: boolean | undefined },
  { signal, onProgress = () => {} }: RequestHooks = {},
): Promise<PuzzleResponse> {
  const clock = new Deadline(asking.timeout);
  const puzzle = await desk.read(asking, clock);
  if (puzzle.contradicted) return contradictionResponse(puzzle);
  const { where = false } = asking;
  const engine = await desk.engine();
  const found = await runHint(desk.runner, puzzle, {
    engine,
    where,
    left: () => clock.left,
    signal,
    onProgress,
  });
  return desk.hold(clock, puzzle.read, () =>
    'steps' in found ? hinted(puzzle, found, where) : explainResponse(puzzle, found),
  );
}

function hinted(puzzle: PuzzleWithEntries, walk: StepsResult, where: boolean): PuzzleResponse {
  const { read, entries } = puzzle;
  const data = where ? whereJson(puzzle, walk) : hintJson(puzzle, walk);
  const boards = new PathBoards(read, entries, walk);
  const last = walk.steps.at(-1);
  if (walk.status !== 'enough' || !last)
    return { data, sentence: nothingNext(walk), because: [], read, picture: () => boards.after(0) };
  const teller = tellerOf(puzzle);
  if (where)
    return {
      data,
      sentence: `Look at ${teller.places(last.claims.flatMap(({ place }) => place ?? []))}.`,
      because: teller.reasons(last.reasons),
      read,
      picture: () => boards.after(0),
    };
  const words = walk.steps.map((step) => teller.step(step));
  const { claim, because, known } = words.at(-1)!;
  const before = words.slice(0, -1).map((step) => [step.claim, ...step.because].join(' '));
  return {
    data,
    sentence: claim,
    because: [...before, ...because, ...(known ? [known] : [])],
    read,
    picture: () => boards.behind(walk.steps.length - 1, teller),
  };
}
