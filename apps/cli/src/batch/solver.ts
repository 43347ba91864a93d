import { isFault, positionText, readAs, statusOf, strategyKey } from '@gridproof/api';
import type { AnyPuzzle } from '@gridproof/core';
import type { Runner } from '@gridproof/runner';
import type { Entry } from './entries.js';
import { faultRow, type RowRequest, resultRow, rowHead } from './row.js';
import { type Asked, ThreadReader } from './thread-reader.js';

export interface SolverOptions extends Asked {
  readonly types: readonly AnyPuzzle[];
  /** Its threads, which it closes in the end. */
  readonly runner: Runner;
  /** Rows name the engine and the milliseconds. */
  readonly times?: boolean | undefined;
}

/** What became of an entry. */
export interface Done {
  readonly entry: Entry;
  readonly status: string;
  readonly row: string;
  /** The solution that came with the puzzle is not the answer that was found. */
  readonly differs?: boolean;
  /** Why there is no result, for people. */
  readonly fault?: string;
  /** As what a puzzle was read that does not name its type, for people. */
  readonly claimed?: string;
}

/** Solves entries in threads that stay warm. */
export class Solver {
  readonly #runner: Runner;
  readonly #handing: Promise<ThreadReader>;
  readonly asking: RowRequest;

  constructor(readonly options: SolverOptions) {
    const { plugins, types, runner, question, engines, conflicts } = options;
    this.#runner = runner;
    this.#handing = plugins.claims().then((claims) => new ThreadReader(runner, options, types, claims));
    const versions = [plugins.version, ...engines.map(({ version }) => version)];
    this.asking = { task: question.task, turns: [strategyKey(engines, conflicts), ...versions].join() };
  }

  readonly solve = async (entry: Entry): Promise<Done> => {
    const head = rowHead(entry, this.asking);
    try {
      const told = await (await this.#handing).answer(entry);
      const { status, claimed, verdict, puzzle } = told;
      const row = resultRow(head, told, this.options.times);
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

  /** Ends the threads and what they work at. */
  close(): Promise<void> {
    return this.#runner.close();
  }
}

/** What is said of an entry, with its place in front; what stands alone in standard input has none. */
const withPlace = (entry: Entry, text: string): string =>
  [positionText(entry), text].filter((part) => part !== '').join('  ');
