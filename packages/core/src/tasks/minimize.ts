import type { Place } from '../board/place.js';
import { Undecided } from '../checkpoint.js';
import type { Engine } from '../engine.js';
import { candidateFromPuzzle } from '../generate/candidate-from-puzzle.js';
import { checkSymmetry, type Symmetry } from '../generate/symmetry.js';
import type { AnswerOf, AnyPuzzle, PuzzleOf } from '../puzzle.js';
import { Random } from '../random.js';
import { PuzzleError } from '../read/error.js';
import type { NoAnswer } from '../search/answers.js';
import { TaskMonitor, type TaskOptions } from '../search/task-monitor.js';
import { type UniqueResult, unique } from './unique.js';

/** How clues are taken away. */
export interface MinimizeOptions extends Omit<TaskOptions, 'onProgress' | 'conflicts'> {
  /** Any text; with another one other clues may stay. */
  readonly seed?: string | undefined;
  /** Clues that this symmetry joins go together, or stay. */
  readonly symmetry?: Symmetry | undefined;
  /** Called now and then with how many of the clues have gone. */
  readonly onProgress?: ((gone: number) => void) | undefined;
}

/** A puzzle with as few of its clues as leave no other answer. */
export interface MinimizedPuzzle<P = unknown, S = unknown> {
  readonly status: 'minimal';
  readonly puzzle: P;
  readonly answer: S;
  /** As the type prints it; that it has no other answer was proved of this text. */
  readonly text: string;
  /** Where the clues that went had stood. */
  readonly gone: readonly Place[];
  /** How many clues are left of those that could go. */
  readonly left: number;
}

/** The puzzle with fewer clues, or why there is none: it has several answers or none, or it is not known. */
export type MinimizeOutcome<P = unknown, S = unknown> =
  | MinimizedPuzzle<P, S>
  | Exclude<UniqueResult<S>, { readonly status: 'unique' }>
  | NoAnswer;

/** The version of these steps: with another, the same seed takes other clues. */
const VERSION = 'v1';

/**
 * Takes clues away from a puzzle as long as its answer stays the only one: without any one of those that are left there are
 * several (with a symmetry, without it and those that lie opposite). Throws `PuzzleError` where that cannot be done.
 */
export const minimize = <T extends AnyPuzzle>(
  type: T,
  puzzle: PuzzleOf<T>,
  engine: Engine,
  options: MinimizeOptions = {},
): Promise<MinimizeOutcome<PuzzleOf<T>, AnswerOf<T>>> => minimized(type, puzzle, engine, options) as never;

async function minimized(
  type: AnyPuzzle,
  puzzle: unknown,
  engine: Engine,
  options: MinimizeOptions,
): Promise<MinimizeOutcome> {
  const { symmetry = 'none', seed = '', onProgress } = options;
  const maker = type.described?.maker;
  if (!maker)
    throw new PuzzleError(
      'cannot-minimize',
      `clues of ${type.title} cannot be taken away: its package does not describe the puzzle type`,
    );
  checkSymmetry(symmetry, type.described!.size(puzzle));
  const watch = new TaskMonitor({ ...options, onProgress: onProgress && (() => {}) });
  const proved = await unique(type, puzzle, engine, watch.limits());
  if (proved.status !== 'unique') return proved;
  const { answer } = proved;
  try {
    const all = { clues: 0 };
    const sketch = await candidateFromPuzzle(
      { type, maker, puzzle, answer, onProved: (enough) => onProgress?.(all.clues - enough) },
      engine,
      watch,
    );
    try {
      const { clues } = sketch;
      all.clues = clues.length;
      const random = Random.of(JSON.stringify([VERSION, type.id, seed]));
      const order = watch.run(() => sketch.order(symmetry, random, false));
      const gone = (await sketch.chain(order, { may: () => true, watch })).flat();
      const isGone = new Set(gone);
      const left = clues.filter((clue) => !isGone.has(clue));
      const text = watch.run(() => type.print(sketch.board(left)));
      const again: unknown = watch.run(() => type.parse(text));
      const last = await unique(type, again, engine, watch.limits());
      if (last.status === 'unknown') return last;
      if (last.status !== 'unique')
        throw new Error(`clues of a ${type.id} were taken away that are needed:\n${text}`);
      const places = gone.map(({ spot }) => spot.place);
      return { status: 'minimal', puzzle: again, answer: last.answer, text, gone: places, left: left.length };
    } finally {
      sketch.end();
    }
  } catch (error) {
    if (!(error instanceof Undecided)) throw error;
    return { status: 'unknown', reason: error.reason };
  }
}
