import { crashMessage, PuzzleTypeError, roundRobinWithin, type TaskQuery } from '@gridproof/api';
import { type AnyPuzzle, PuzzleError } from '@gridproof/core';
import type { Engines } from '@gridproof/plugins';
import type { Outcome, Runner } from '@gridproof/runner';
import type { Plugins } from '../plugins.js';
import type { Entry } from './entries.js';
import { type EntryTypes, recogniseEntry } from './read-entry.js';
import type { RowResult } from './row-result.js';

/** Who is asked, and what. */
export interface Asked {
  readonly plugins: Plugins;
  /** Their turns come in this order. */
  readonly engines: Engines;
  /** The conflicts that each may take the first time. */
  readonly conflicts?: number | undefined;
  readonly question: TaskQuery;
}

/**
 * Has the texts of entries read, answered and verified in another thread, and takes its word for the result. This thread only
 * recognises puzzle types, so it has little to do for each entry.
 */
export class ThreadReader {
  readonly #reading: EntryTypes;

  constructor(
    readonly runner: Pick<Runner, 'run'>,
    readonly asked: Asked,
    types: readonly AnyPuzzle[],
    claims: EntryTypes['claims'],
  ) {
    this.#reading = { plugins: asked.plugins, types, claims };
  }

  /** Throws `PuzzleError` or `PuzzleTypeError`. */
  async answer(entry: Entry): Promise<RowResult> {
    const recognised = recogniseEntry(entry, this.#reading);
    const { plugins, engines, question, conflicts } = this.asked;
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

/** What an outcome says of an entry. Throws `PuzzleError` or `PuzzleTypeError` where its text or its solution could not be read. */
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
