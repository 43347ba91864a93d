import type { Place } from '../board/place.js';
import { UndecidedError } from '../checkpoint.js';
import type { Engine } from '../engine.js';
import { candidateFromPuzzle } from '../generate/candidate-from-puzzle.js';
import { checkSymmetry, type Symmetry } from '../generate/symmetry.js';
import type { AnswerOf, AnyPuzzle, PuzzleOf } from '../puzzle.js';
import { Random } from '../random.js';
import { PuzzleError } from '../read/error.js';
import type { NoAnswer } from '../search/answers.js';
import { TaskMonitor, type TaskOptions } from '../search/task-monitor.js';
import { type UniqueResult, unique } from './unique.js';

/** Options of `minimize`. */
export interface MinimizeOptions extends Omit<TaskOptions, 'onProgress' | 'conflicts'> {
  /** Any text; another seed may keep other clues. */
  readonly seed?: string | undefined;
  /** Removes clues that this symmetry relates only together. */
  readonly symmetry?: Symmetry | undefined;
  /** Called at intervals with the number of removed clues. */
  readonly onProgress?: ((gone: number) => void) | undefined;
}

/** A puzzle with a minimal set of clues for its answer. */
export interface MinimizedPuzzle<P = unknown, S = unknown> {
  readonly status: 'minimal';
  readonly puzzle: P;
  readonly answer: S;
  /** Text as the type prints it. Uniqueness was proved for this text. */
  readonly text: string;
  /** Places of the removed clues. */
  readonly gone: readonly Place[];
  /** Number of remaining clues, of those that are removable. */
  readonly left: number;
}

/** The reduced puzzle, or why there is none: several answers, no answer, or undecided. */
export type MinimizeOutcome<P = unknown, S = unknown> =
  | MinimizedPuzzle<P, S>
  | Exclude<UniqueResult<S>, { readonly status: 'unique' }>
  | NoAnswer;

/** Version of the algorithm; another version removes other clues with the same seed. */
const VERSION = 'v1';

/**
 * Removes clues while the answer stays the only one. Without any one of the remaining clues (with a symmetry, its whole orbit) there are
 * several answers.
 * @throws {PuzzleError} if the type does not support it
 */
export const minimize = <T extends AnyPuzzle>(
  type: T,
  puzzle: PuzzleOf<T>,
  engine: Engine,
  options: MinimizeOptions = {},
): Promise<MinimizeOutcome<PuzzleOf<T>, AnswerOf<T>>> => minimizeAny(type, puzzle, engine, options) as never;

async function minimizeAny(
  type: AnyPuzzle,
  puzzle: unknown,
  engine: Engine,
  options: MinimizeOptions,
): Promise<MinimizeOutcome> {
  const { symmetry = 'none', seed = '', onProgress } = options;
  const factory = type.described?.factory;
  if (!factory)
    throw new PuzzleError(
      'cannot-minimize',
      `clues of ${type.title} cannot be taken away: its package does not describe the puzzle type`,
    );
  checkSymmetry(symmetry, type.described!.size(puzzle));
  const monitor = new TaskMonitor({ ...options, onProgress: onProgress && (() => {}) });
  const result = await unique(type, puzzle, engine, monitor.limits());
  if (result.status !== 'unique') return result;
  const { answer } = result;
  try {
    const all = { clues: 0 };
    const candidate = await candidateFromPuzzle(
      { type, factory, puzzle, answer, onProved: (sufficient) => onProgress?.(all.clues - sufficient) },
      engine,
      monitor,
    );
    try {
      const { clues } = candidate;
      all.clues = clues.length;
      const random = Random.of(JSON.stringify([VERSION, type.id, seed]));
      const order = monitor.run(() => candidate.order(symmetry, random, false));
      const removed = (await candidate.chain(order, { may: () => true, monitor })).flat();
      const isRemoved = new Set(removed);
      const left = clues.filter((clue) => !isRemoved.has(clue));
      const text = monitor.run(() => type.print(candidate.board(left)));
      const printed: unknown = monitor.run(() => type.parse(text));
      const last = await unique(type, printed, engine, monitor.limits());
      if (last.status === 'unknown') return last;
      if (last.status !== 'unique')
        throw new Error(`clues of a ${type.id} were taken away that are needed:\n${text}`);
      const places = removed.map(({ spot }) => spot.place);
      return {
        status: 'minimal',
        puzzle: printed,
        answer: last.answer,
        text,
        gone: places,
        left: left.length,
      };
    } finally {
      await candidate.end();
    }
  } catch (error) {
    if (!(error instanceof UndecidedError)) throw error;
    return { status: 'unknown', reason: error.reason };
  }
}
