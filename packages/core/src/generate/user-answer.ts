import type { Place } from '../board/place.js';
import { UndecidedError } from '../checkpoint.js';
import type { Engine } from '../engine.js';
import type { AnyPuzzle, DrawOptions, PuzzleFactory, PuzzleWithAnswer } from '../puzzle.js';
import { PuzzleError } from '../read/error.js';
import type { TaskMonitor } from '../search/task-monitor.js';
import type { PuzzleCandidate, Rejection } from './candidate.js';
import { candidateOf, repairUntilUnique } from './unique-repair.js';

/** Number of attempts to keep more of an answer. */
const MAX_ATTEMPTS = 40;

/**
 * Reads the puzzle of an answer's text.
 * @throws {PuzzleError} if the text is no answer or the type reads none
 */
export function readUserAnswer(type: AnyPuzzle, text: string): PuzzleWithAnswer {
  const from = type.described?.factory.fromAnswer;
  if (!from)
    throw new PuzzleError(
      'answers-unsupported',
      `${type.title} cannot be generated from an answer of your own`,
    );
  const parsed = from(text);
  if (parsed) return parsed;
  throw new PuzzleError('no-such-answer', `no ${type.title} has this answer`);
}

/** Places at which the answers of two puzzles of the same size differ. */
export function changedPlaces(
  type: AnyPuzzle,
  before: PuzzleWithAnswer,
  after: PuzzleWithAnswer,
): readonly Place[] {
  const factory = type.described!.factory;
  return factory
    .spots(after.puzzle)
    .filter((spot) => spot.layer.startsWith('givens') && spot.place)
    .filter(
      (spot) =>
        factory.valueAt(before.puzzle, before.answer, spot) !==
        factory.valueAt(after.puzzle, after.answer, spot),
    )
    .map(({ place }) => place!);
}

/** A source of puzzles that keep as much as possible of a user's answer. */
export class UserAnswerSource {
  readonly maxClues = undefined;

  constructor(
    private readonly type: AnyPuzzle,
    readonly factory: PuzzleFactory<unknown>,
    private readonly engine: Engine,
    private readonly original: PuzzleWithAnswer,
  ) {}

  async draw(options: DrawOptions, monitor: TaskMonitor): Promise<PuzzleCandidate | Rejection> {
    const { type, factory, engine } = this;
    const result = await this.#nearest(options, monitor);
    return typeof result === 'string' ? result : candidateOf(type, factory, engine, result, monitor);
  }

  close(): void {}

  /** Finds the unique puzzle that differs least from the given one within the time. */
  async #nearest(options: DrawOptions, monitor: TaskMonitor): Promise<PuzzleWithAnswer | Rejection> {
    const { type, factory, engine, original: drawn } = this;
    const changes = (made: PuzzleWithAnswer): number => changedPlaces(type, drawn, made).length;
    let best: PuzzleWithAnswer | Rejection = 'several';
    let minChanges = Number.POSITIVE_INFINITY;
    try {
      // No change at all would mean the given answer, so one change is the minimum.
      for (let attempt = 0; attempt < MAX_ATTEMPTS && minChanges > 1; attempt++) {
        const result = await repairUntilUnique(
          type,
          factory,
          engine,
          drawn,
          options,
          monitor,
          (made) => changes(made) < minChanges,
        );
        if (result === 'unfit') return result;
        if (typeof result === 'string') continue;
        best = result;
        minChanges = monitor.run(() => changes(result));
      }
    } catch (error) {
      if (!(error instanceof UndecidedError) || typeof best === 'string') throw error;
    }
    return best;
  }
}
