import { isFault, positionText, readAs, statusOf, strategyKey } from '@gridproof/api';
import type { AnyPuzzle } from '@gridproof/core';
import type { Runner } from '@gridproof/runner';
import type { InputEntry } from './entries.js';
import { faultRow, type RowRequest, resultRow, rowHead } from './row.js';
import { type ReaderOptions, ThreadReader } from './thread-reader.js';

export interface SolverOptions extends ReaderOptions {
  readonly types: readonly AnyPuzzle[];
  /** The worker threads. `close` ends them. */
  readonly runner: Runner;
  /** Adds the engine and the milliseconds to each row. */
  readonly times?: boolean | undefined;
}

/** The outcome of an entry. */
export interface EntryOutcome {
  readonly entry: InputEntry;
  readonly status: string;
  readonly row: string;
  /** True if the solution in the input differs from the answer. */
  readonly differs?: boolean;
  /** The message about an entry without a result. */
  readonly fault?: string;
  /** The message that names the puzzle type of an entry that does not name it itself. */
  readonly claimed?: string;
}

/** Solves entries in reused threads. */
export class BatchSolver {
  readonly #runner: Runner;
  readonly #reader: Promise<ThreadReader>;
  readonly request: RowRequest;

  constructor(readonly options: SolverOptions) {
    const { plugins, types, runner, question, engines, conflicts } = options;
    this.#runner = runner;
    this.#reader = plugins.claims().then((claims) => new ThreadReader(runner, options, types, claims));
    const versions = [plugins.version, ...engines.map(({ version }) => version)];
    this.request = { task: question.task, turns: [strategyKey(engines, conflicts), ...versions].join() };
  }

  readonly solve = async (entry: InputEntry): Promise<EntryOutcome> => {
    const head = rowHead(entry, this.request);
    try {
      const result = await (await this.#reader).answer(entry);
      const { status, claimed, verdict, puzzle } = result;
      const row = resultRow(head, result, this.options.times);
      const done = { entry, status, row, differs: verdict.solutionMatches === false };
      return claimed ? { ...done, claimed: withPlace(entry, readAs(puzzle)) } : done;
    } catch (error) {
      if (!isFault(error)) throw error;
      return {
        entry,
        status: statusOf(error),
        row: faultRow(head, error),
        fault: withPlace(entry, error.sentence),
      };
    }
  };

  /** Ends the threads and their jobs. */
  close(): Promise<void> {
    return this.#runner.close();
  }
}

/** Puts the position of an entry in front of a message. A single puzzle in standard input has no position. */
const withPlace = (entry: InputEntry, text: string): string =>
  [positionText(entry), text].filter((part) => part !== '').join('  ');
