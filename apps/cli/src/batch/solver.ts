import { isFault, placeOf, readAs, statusOf, turnsOf } from '@gridproof/answers';
import type { AnyPuzzle } from '@gridproof/core';
import type { Runner } from '@gridproof/runner';
import type { Entry } from './entries.js';
import { HandingOver } from './handing-over.js';
import { PatientReader } from './patient-reader.js';
import { type Asked, ReadingHere } from './reading-here.js';
import { type Asking, faultRow, headOf, resultRow } from './row.js';

export interface SolverOptions extends Asked {
  readonly types: readonly AnyPuzzle[];
  /** Its threads, which it closes in the end. */
  readonly runner: Runner;
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
  readonly #here: ReadingHere;
  readonly #handing: Promise<HandingOver | undefined>;
  readonly asking: Asking;

  constructor(readonly options: SolverOptions) {
    const { plugins, types, runner, threads, question, engines, conflicts } = options;
    this.#runner = runner;
    this.#reader = new PatientReader(plugins, types, threads);
    this.#here = new ReadingHere(this.#runner, this.#reader, options);
    this.#handing = this.#handingOver();
    const versions = [plugins.version, ...engines.map(({ version }) => version)];
    this.asking = { task: question.task, turns: [turnsOf(engines, conflicts), ...versions].join() };
  }

  readonly solve = async (entry: Entry): Promise<Done> => {
    const head = headOf(entry, this.asking);
    try {
      const handing = await this.#handing;
      const told = (await handing?.answer(entry)) ?? (await this.#here.answer(entry));
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

  /** Where a plugin from outside is among those that read, what is read is read with patience, in this thread. */
  async #handingOver(): Promise<HandingOver | undefined> {
    const { plugins, types } = this.options;
    return (await plugins.areProven())
      ? new HandingOver(this.#runner, this.options, types, await plugins.claims())
      : undefined;
  }

  /** Ends the threads and what they work at. */
  close(): Promise<void> {
    this.#reader.close();
    return this.#runner.close();
  }
}

/** What is said of an entry, with its place in front; what stands alone in standard input has none. */
const withPlace = (entry: Entry, text: string): string =>
  [placeOf(entry), text].filter((part) => part !== '').join('  ');
