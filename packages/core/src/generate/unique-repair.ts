import { placeKey } from '../board/place.js';
import type { Engine } from '../engine.js';
import { withDerived } from '../expressions/derived-choice.js';
import { valuesOf } from '../expressions/values.js';
import { lower } from '../lower/lower.js';
import { Model } from '../model.js';
import type { AnyPuzzle, ClueSpot, DrawOptions, PuzzleFactory, PuzzleWithAnswer } from '../puzzle.js';
import type { TaskMonitor } from '../search/task-monitor.js';
import { breaksRules, PuzzleCandidate, type Rejection } from './candidate.js';
import { layersOn, type SplitOnBoard, splitModelOf } from './clue-layers.js';
import { ClueReducer } from './clue-reducer.js';
import type { Clue } from './implied-clues.js';
import { checkpoint, Oracle } from './oracle.js';
import { ReencodingProver } from './reencoding-prover.js';
import { sampleAnswer } from './sample-answer.js';
import { SelectorProver } from './selector-prover.js';
import { changeUntilSolvable, type EffortRange } from './solvable-draft.js';
import type { UniquenessProver } from './uniqueness-prover.js';

/** Options for drawing a candidate. */
export interface CandidateOptions extends DrawOptions {
  /** Efforts of the inferences that are to solve it; only types whose drafts are changed use them. */
  readonly efforts: EffortRange;
}

/** Maximum number of repairs of one puzzle before it is rejected. */
const MAX_REPAIRS = 200;

/**
 * Draws a puzzle with its answer and changes or repairs it until it has no other. The caller must `end` the candidate.
 * @throws {UndecidedError}
 */
export async function drawUnique(
  type: AnyPuzzle,
  factory: PuzzleFactory<unknown>,
  engine: Engine,
  options: CandidateOptions,
  monitor: TaskMonitor,
): Promise<PuzzleCandidate | Rejection> {
  const { most, above } = options.efforts;
  const made = monitor.run(() => factory.drawPuzzle(options));
  if (!made) return 'undrawn';
  const efforts = { most, above: factory.removableLayers.length > 0 ? undefined : above };
  let result: PuzzleWithAnswer | Rejection = made;
  if (factory.repair || !factory.change)
    result = await repairUntilUnique(type, factory, engine, made, options, monitor);
  if (factory.change && typeof result !== 'string' && (most < Number.POSITIVE_INFINITY || !factory.repair))
    result = await changeUntilSolvable(type, factory, result, efforts, options, monitor);
  return typeof result === 'string' ? result : candidateOf(type, factory, engine, result, monitor);
}

/** Repairs a puzzle until it has no other answer; gives up if `goes` rejects a repaired puzzle. */
export async function repairUntilUnique(
  type: AnyPuzzle,
  factory: PuzzleFactory<unknown>,
  engine: Engine,
  drawn: PuzzleWithAnswer,
  options: DrawOptions,
  monitor: TaskMonitor,
  accepts: (current: PuzzleWithAnswer) => boolean = () => true,
): Promise<PuzzleWithAnswer | Rejection> {
  let made = drawn;
  const rivals: unknown[] = [];
  for (let repairs = 0; ; repairs++) {
    await checkpoint(monitor);
    const { puzzle, answer } = made;
    if (monitor.run(() => breaksRules(type, puzzle, answer))) return 'unfit';
    const rival = await rivalOf(type, factory, engine, made, options, monitor);
    if (!rival) return made;
    if (!factory.repair || repairs === MAX_REPAIRS) return 'several';
    rivals.push(rival.answer);
    const before = made;
    const next = monitor.run(() => {
      const repaired = factory.repair!(before, rivals, options);
      return repaired && accepts(repaired) ? repaired : undefined;
    });
    if (!next) return 'several';
    made = next;
  }
}

/** Draws another answer, by the rules and the random numbers alone; undefined if there is none. */
async function rivalOf(
  type: AnyPuzzle,
  factory: PuzzleFactory<unknown>,
  engine: Engine,
  { puzzle, answer }: PuzzleWithAnswer,
  { random }: DrawOptions,
  monitor: TaskMonitor,
): Promise<{ readonly answer: unknown } | undefined> {
  const model = new Model();
  const { answerVars, program, values } = monitor.run(() => {
    const answerVars = type.encode(model, puzzle);
    return {
      answerVars,
      program: lower(model),
      values: withDerived(factory.values(puzzle, answer), model.derived),
    };
  });
  const oracle = await Oracle.open(program, engine, monitor);
  try {
    const other = oracle.requireOther(values, model.variables);
    // Without a way to repair, only the existence of a rival matters.
    if (!factory.repair) return oracle.isPossible([other]) ? { answer: undefined } : undefined;
    const rival = await sampleAnswer(oracle, model.variables, random, monitor, { fixed: [other] });
    return rival && { answer: monitor.run(() => type.decode(valuesOf(answerVars as never, rival), puzzle)) };
  } finally {
    oracle.close();
  }
}

/** Makes a candidate of a puzzle with one answer and its removable clues. */
export async function candidateOf(
  type: AnyPuzzle,
  factory: PuzzleFactory<unknown>,
  engine: Engine,
  { puzzle, answer }: PuzzleWithAnswer,
  monitor: TaskMonitor,
): Promise<PuzzleCandidate | Rejection> {
  const { clues, blank, fixed } = monitor.run(() => separateClues(factory, puzzle));
  if (blank === undefined) return 'unfit';
  const candidate = (openProver: () => Promise<UniquenessProver>, split?: SplitOnBoard) =>
    new PuzzleCandidate(
      type,
      factory,
      blank,
      answer,
      clues,
      async () => new ClueReducer(await openProver()),
      { fixed, split, isUnique: true },
    );
  if (clues.length === 0 || factory.settings.reencodes)
    return candidate(async () => new ReencodingProver(type, factory, blank, answer, engine, monitor));
  const splitModel = monitor.run(() => splitModelOf(type, blank, puzzle));
  if (!splitModel || splitModel.others.length > 0) return 'unfit';
  const values = monitor.run(() => factory.values(puzzle, answer));
  return candidate(
    () => SelectorProver.ofConstraints(splitModel, values, clues, engine, monitor),
    splitModel,
  );
}

/** Separates the removable clues of a puzzle from its board, and counts the clues that stay on the board. */
function separateClues(factory: PuzzleFactory<unknown>, puzzle: unknown) {
  const clues = layersOn(factory, puzzle).flatMap((layer) =>
    layer.spots.map((spot): Clue => ({ layer, spot, value: factory.clueAt(puzzle, spot) })),
  );
  const blank = withoutClues(factory, puzzle, clues);
  const isFixed = (spot: ClueSpot) =>
    spot.place && !spot.layer.startsWith('givens') && factory.clueAt(blank, spot) !== undefined;
  return { clues, blank, fixed: blank === undefined ? 0 : factory.spots(blank).filter(isFixed).length };
}

function withoutClues(factory: PuzzleFactory<unknown>, puzzle: unknown, clues: readonly Clue[]): unknown {
  let reduced = puzzle;
  for (const layer of new Set(clues.map((clue) => clue.layer))) {
    const removed = new Set(layer.spots.map(({ place }) => placeKey(place)));
    reduced = factory.fillLayer(reduced, layer.name, (place, present) =>
      removed.has(placeKey(place)) ? undefined : present,
    );
    if (reduced === undefined) return undefined;
  }
  return reduced;
}
