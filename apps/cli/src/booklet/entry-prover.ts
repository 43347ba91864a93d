import {
  isFault,
  pathRating,
  readAs,
  runRoundRobin,
  runSteps,
  type StepsTask,
  statusOf,
  type TaskResult,
} from '@gridproof/api';
import { type Entry, parseEntry, withPosition } from '@gridproof/batch';
import { type BookletBoard, bookletBoard } from '@gridproof/booklet';
import type { AnyPuzzle } from '@gridproof/core';
import type { Engines } from '@gridproof/plugins';
import { Runner } from '@gridproof/runner';
import type { Plugins } from '../plugins.js';

export interface ProvingOptions {
  /** Memory limit of the process, in megabytes. */
  readonly maxMemory?: number | undefined;
  readonly plugins: Plugins;
  readonly types: readonly AnyPuzzle[];
  /** Engines in the order of their turns; undefined to take boards without a proof. */
  readonly engines: Engines | undefined;
  /** The engine that rates the boards; undefined to leave them without a rating. */
  readonly rater: StepsTask['engine'] | undefined;
  readonly timeout: number | undefined;
  readonly threads: number;
}

/** The outcome of an entry. */
export interface ProvedEntry {
  /** Status of the proof; `taken` for a board in the booklet. */
  readonly status: string;
  readonly board?: BookletBoard;
  /** The reason for leaving it out, the puzzle type it was read as, or why it is not rated. */
  readonly message?: string;
}

/** Reads boards for a booklet and proves in reused threads that each has one answer. */
export class EntryProver {
  readonly #runner: Runner;

  constructor(readonly options: ProvingOptions) {
    this.#runner = new Runner(options);
  }

  readonly take = async (entry: Entry): Promise<ProvedEntry> => {
    const { plugins, types, engines, rater: engine, timeout } = this.options;
    const say = (text: string) => withPosition(entry, text);
    try {
      const read = parseEntry(entry, { plugins, types, claims: await plugins.claims() });
      const typeUrl = plugins.pluginOf(read.type).url;
      const query = { task: 'unique', timeout } as const;
      const result = engines && (await runRoundRobin(this.#runner, { read, typeUrl, query }, engines));
      if (result && result.status !== 'unique')
        return { status: result.status, message: say(`${leftOut(result)}, left out`) };
      const path = engine && (await runSteps(this.#runner, { read, typeUrl, engine, timeout }));
      const rating = path?.status === 'unique' ? pathRating(read.type, path) : undefined;
      const board = bookletBoard(read.type, read.puzzle, { types, answer: result?.answers[0], rating });
      const notes = [
        ...(read.claimed ? [readAs(read.type.id)] : []),
        ...(path && !rating ? [`not rated: ${path.reason ?? 'it has not one answer'}`] : []),
      ];
      return { status: 'taken', board, ...(notes.length > 0 ? { message: say(notes.join('; ')) } : {}) };
    } catch (error) {
      if (!isFault(error)) throw error;
      return { status: statusOf(error), message: say(error.sentence) };
    }
  };

  /** Ends the threads and their jobs. */
  close(): Promise<void> {
    return this.#runner.close();
  }
}

/** Returns the reason for leaving a puzzle out of a booklet with answers. */
function leftOut({ status, reason }: TaskResult): string {
  if (status === 'multiple') return 'several answers';
  if (status === 'unsolvable') return 'unsolvable';
  return `don't know whether it has one answer (${reason})`;
}
