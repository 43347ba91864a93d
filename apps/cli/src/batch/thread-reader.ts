import { crashMessage, PuzzleTypeError, roundRobinWithin, type TaskQuery } from '@gridproof/api';
import { type AnyPuzzle, PuzzleError } from '@gridproof/core';
import type { Engines } from '@gridproof/plugins';
import type { Outcome, Runner } from '@gridproof/runner';
import type { Plugins } from '../plugins.js';
import type { InputEntry } from './entries.js';
import { type EntryTypes, recogniseEntry } from './read-entry.js';
import type { RowResult } from './row-result.js';

/** The task, and the engines that run it. */
export interface ReaderOptions {
  readonly plugins: Plugins;
  /** Engines in the order of their turns. */
  readonly engines: Engines;
  /** Conflict limit of the first turn of each engine. */
  readonly conflicts?: number | undefined;
  readonly question: TaskQuery;
}

/**
 * Parses, solves and verifies entries in another thread and trusts its result. This thread only recognises puzzle types, so
 * each entry costs it little.
 */
export class ThreadReader {
  readonly #types: EntryTypes;

  constructor(
    readonly runner: Pick<Runner, 'run'>,
    readonly options: ReaderOptions,
    types: readonly AnyPuzzle[],
    claims: EntryTypes['claims'],
  ) {
    this.#types = { plugins: options.plugins, types, claims };
  }

  /** @throws PuzzleError or PuzzleTypeError if the entry cannot be read. */
  async answer(entry: InputEntry): Promise<RowResult> {
    const recognised = recogniseEntry(entry, this.#types);
    const { plugins, engines, question, conflicts } = this.options;
    const { type, text, size, claimed = false } = recognised;
    const job = {
      task: 'row',
      type: plugins.pluginOf(type).url,
      puzzle: text,
      unique: question.task === 'unique',
      size,
      solution: entry.solution,
    } as const;
    const row = await roundRobinWithin(
      engines,
      question,
      async (engine, limits, continues) => {
        const outcome = await this.runner.run({ ...job, engine: engine.url, ...limits }, { continues });
        const elapsed = ('milliseconds' in outcome && outcome.milliseconds) || 0;
        return { engine: engine.name, elapsed, ...rowOf(outcome, type, recognised.format) };
      },
      conflicts,
    );
    return { ...row, puzzle: type.id, claimed };
  }
}

/**
 * Converts an outcome into the result of an entry.
 * @throws PuzzleError or PuzzleTypeError if its text or its solution could not be read.
 */
function rowOf(outcome: Outcome<'row'>, { id }: AnyPuzzle, format: () => string) {
  switch (outcome.status) {
    case 'unread':
      throw new PuzzleError(outcome.error.code, outcome.error.message, outcome.error);
    case 'unreadable':
      throw new PuzzleTypeError(id, outcome.message);
    case 'killed':
      return unknown(format, outcome.reason);
    case 'crashed':
      return unknown(format, crashMessage(id, outcome));
    default:
      return outcome;
  }
}

const unknown = (format: () => string, reason: string) =>
  ({ status: 'unknown', format: format(), answers: [], verdict: {}, reason }) as const;
