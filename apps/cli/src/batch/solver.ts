import type { AnyPuzzle } from '@gridproof/core';
import type { Engines } from '@gridproof/plugins';
import { Runner } from '@gridproof/runner';
import { rethrow } from '../guard/aftermath.js';
import { readAs } from '../input/items.js';
import { placeOf } from '../input/standing.js';
import type { Plugins } from '../plugins.js';
import type { Question } from '../solving/ask.js';
import { askInTurn, turnsOf } from '../solving/in-turn.js';
import { isFault, statusOf } from '../type-fault.js';
import type { Entry } from './entries.js';
import { PatientReader } from './patient-reader.js';
import { type Asking, faultRow, headOf, resultRow } from './row.js';
import { solutionVerdict } from './solution.js';

export interface SolverOptions {
  readonly plugins: Plugins;
  readonly types: readonly AnyPuzzle[];
  /** Their turns come in this order. */
  readonly engines: Engines;
  /** The conflicts that each may take the first time. */
  readonly conflicts?: number | undefined;
  readonly question: Question;
  readonly threads: number;
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
  readonly #reader: PatientReader;
  readonly asking: Asking;

  constructor(readonly options: SolverOptions) {
    const { plugins, types, threads, question, engines, conflicts } = options;
    this.#runner = new Runner({ threads, onLate: rethrow });
    this.#reader = new PatientReader(plugins, types, threads);
    const versions = [plugins.version, ...engines.map(({ version }) => version)];
    this.asking = { task: question.task, turns: [turnsOf(engines, conflicts), ...versions].join() };
  }

  readonly solve = async (entry: Entry): Promise<Done> => {
    const { plugins, engines, question, conflicts, times } = this.options;
    const head = headOf(entry, this.asking);
    try {
      const read = await this.#reader.read(entry);
      const typeUrl = plugins.pluginOf(read.type).url;
      const result = await askInTurn(this.#runner, { read, typeUrl, question }, engines, conflicts);
      const verdict = solutionVerdict(read, result, entry.solution);
      const row = resultRow(head, read, result, { verdict, times });
      const done = { entry, status: result.status, row, differs: verdict.solutionMatches === false };
      return read.claimed ? { ...done, claimed: withPlace(entry, readAs(read)) } : done;
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
    this.#reader.close();
    return this.#runner.close();
  }
}

/** What is said of an entry, with its place in front; what stands alone in standard input has none. */
const withPlace = (entry: Entry, text: string): string =>
  [placeOf(entry), text].filter((part) => part !== '').join('  ');
