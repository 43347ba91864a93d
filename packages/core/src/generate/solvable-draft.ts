import { variablePlaces } from '../expressions/derived-choice.js';
import { Model } from '../model.js';
import type { AnyPuzzle, DrawOptions, PuzzleFactory, PuzzleWithAnswer } from '../puzzle.js';
import { BoundedSolver } from '../reasons/bounded-solver.js';
import type { TaskMonitor } from '../search/task-monitor.js';
import { breaksRules, type Rejection } from './candidate.js';
import { checkpoint } from './oracle.js';

/** Efforts of the inferences that solve a new puzzle. */
export interface EffortRange {
  /** Inferences of at most this effort lead to the answer. */
  readonly most: number;
  /** Inferences of at most this effort do not; undefined if they may. */
  readonly above?: number | undefined;
}

/** A draft is rejected after so many changes without progress. */
const MAX_IDLE = 40;

/** A change that leaves this many more places open is taken once in 2 to the power of it, and a worse one as often. */
const MAX_HALVINGS = 16;

/**
 * Changes a puzzle little by little until inferences in a range of efforts solve it, which proves that it has one answer. A change is made
 * where the inferences end, and is taken if they leave no more open than before, or rarely if they leave a little more.
 * @throws {UndecidedError}
 */
export async function changeUntilSolvable(
  type: AnyPuzzle,
  factory: PuzzleFactory<unknown>,
  drawn: PuzzleWithAnswer,
  { most, above }: EffortRange,
  options: DrawOptions,
  monitor: TaskMonitor,
): Promise<PuzzleWithAnswer | Rejection> {
  const { random } = options;
  const isFit = ({ puzzle, answer }: PuzzleWithAnswer) => !breaksRules(type, puzzle, answer);
  let made = drawn;
  let solver = monitor.run(() => solverOf(type, factory, made));
  let open = monitor.run(() => solver.openPlaces(most, NONE));
  let least = open.length;
  for (let idle = 0; idle < MAX_IDLE; idle++) {
    await checkpoint(monitor);
    const isTooEasy =
      open.length === 0 && above !== undefined && monitor.run(() => solver.reachesAnswer(above, NONE));
    if (open.length === 0 && !isTooEasy) return monitor.run(() => isFit(made)) ? made : 'unfit';
    monitor.run(() => {
      const next = factory.change!(made, open, options);
      if (!next) return;
      const nextSolver = solverOf(type, factory, next);
      const nextOpen = nextSolver.openPlaces(most, NONE);
      const worse = nextOpen.length - open.length;
      if (worse > 0 && (isTooEasy || random.below(2 ** Math.min(worse, MAX_HALVINGS)) > 0)) return;
      made = next;
      solver = nextSolver;
      open = nextOpen;
      if (open.length >= least) return;
      least = open.length;
      idle = 0;
    });
  }
  return 'undrawn';
}

const NONE: ReadonlySet<number> = new Set();

/** Returns the solver of a puzzle by inferences of limited effort. */
function solverOf(
  type: AnyPuzzle,
  factory: PuzzleFactory<unknown>,
  { puzzle, answer }: PuzzleWithAnswer,
): BoundedSolver {
  const model = new Model();
  const places = variablePlaces(type.encode(model, puzzle), model.derived);
  const { variables, derived, posted } = model;
  return new BoundedSolver({ variables, derived, posted, places }, factory.values(puzzle, answer));
}
