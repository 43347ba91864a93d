import {
  convertCrash,
  PuzzleTypeError,
  roundRobinWithin,
  type TaskQuery,
  type TaskResult,
} from '@gridproof/api';
import { type AnyPuzzle, PuzzleError } from '@gridproof/core';
import type { Engines } from '@gridproof/plugins';
import type { Outcome, Runner, SolutionVerdict } from '@gridproof/runner';
import type { Entry } from './entries.js';
import { type EntryTypes, recogniseEntry } from './parse-entry.js';

/** The task, and the engines that run it. */
export interface ReaderOptions {
  /** Engines in the order of their turns. */
  readonly engines: Engines;
  /** Conflict limit of the first turn of each engine. */
  readonly turnConflicts?: number | undefined;
  readonly query: TaskQuery;
}

/** The result of a puzzle that could be read, with the engine and the elapsed milliseconds. */
export interface RowResult extends Pick<TaskResult, 'status' | 'reason' | 'engine' | 'elapsed'> {
  /** Id of the puzzle type. */
  readonly puzzle: string;
  readonly format: string;
  /** Answers in the notation of the puzzle type. */
  readonly answers: readonly string[];
  /** True if the text does not name its type but the type claims it. */
  readonly claimed: boolean;
  readonly verdict: SolutionVerdict;
}

/**
 * Parses, solves and verifies entries in another thread and trusts its result. This thread only recognises puzzle types, so
 * each entry costs it little.
 */
export class ThreadReader {
  constructor(
    readonly runner: Pick<Runner, 'run'>,
    readonly options: ReaderOptions,
    readonly types: EntryTypes,
  ) {}

  /** @throws {PuzzleError | PuzzleTypeError} if the entry cannot be read */
  async answer(entry: Entry): Promise<RowResult> {
    const recognised = recogniseEntry(entry, this.types);
    const { engines, query, turnConflicts } = this.options;
    const { type, text, size, claimed = false } = recognised;
    const job = {
      task: 'row',
      type: this.types.plugins.pluginOf(type).url,
      puzzle: text,
      unique: query.task === 'unique',
      size,
      solution: entry.solution,
    } as const;
    const row = await roundRobinWithin(
      engines,
      query,
      async (engine, limits, continues) => {
        const outcome = await this.runner.run({ ...job, engine: engine.url, ...limits }, { continues });
        const elapsed = ('milliseconds' in outcome && outcome.milliseconds) || 0;
        return { engine: engine.name, elapsed, ...rowOf(outcome, type, recognised.format) };
      },
      turnConflicts,
    );
    return { ...row, puzzle: type.id, claimed };
  }
}

/**
 * Converts an outcome into the result of an entry.
 * @throws {PuzzleError | PuzzleTypeError} if its text or its solution could not be read
 */
function rowOf(threadOutcome: Outcome<'row'>, { id }: AnyPuzzle, format: () => string) {
  const outcome = convertCrash(threadOutcome, id);
  switch (outcome.status) {
    case 'unread':
      throw new PuzzleError(outcome.error.code, outcome.error.message, outcome.error);
    case 'unreadable':
      throw new PuzzleTypeError(id, outcome.message);
    default:
      return 'format' in outcome ? outcome : { ...outcome, format: format(), answers: [], verdict: {} };
  }
}
