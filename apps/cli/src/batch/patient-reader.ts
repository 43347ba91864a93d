import { setImmediate } from 'node:timers/promises';
import { Late, TypeFault } from '@gridproof/answers';
import type { AnyPuzzle, ReadPuzzle } from '@gridproof/core';
import { tried, type Verdict } from '@gridproof/plugins';
import type { Plugins } from '../plugins.js';
import type { Entry } from './entries.js';
import { asked, readEntry } from './read.js';

/** Milliseconds for which all others wait while an entry is read in this thread. */
const MOMENT = 200;

/** Milliseconds within which the modules of installed puzzle types are loaded in another thread. */
const LOADING = 10_000;

/** A puzzle, and the milliseconds for which this thread has read it. */
export interface TimedRead {
  readonly read: ReadPuzzle;
  readonly milliseconds: number;
}

/**
 * Reads entries in this thread. One that takes longer than a moment is read in a thread of its own first, so that a puzzle type
 * that never returns holds up neither the others nor a signal.
 */
export class PatientReader {
  /** For each trial that may run at once, the end of the last that has been handed in. */
  readonly #trials: Promise<unknown>[];
  #next = 0;
  /** Once an entry has taken long, what else there is to do has a turn before each. */
  #turn: Promise<unknown> | undefined;
  readonly #end = new AbortController();

  constructor(
    readonly plugins: Plugins,
    readonly types: readonly AnyPuzzle[],
    threads: number,
  ) {
    this.#trials = Array(threads).fill(Promise.resolve());
  }

  /** Cancels what is being read. */
  close(): void {
    this.#end.abort();
  }

  /**
   * Reads an entry, within `timeout` milliseconds if it is given. Throws `PuzzleError` or `TypeFault`, and an `AbortError` once it is
   * closed.
   */
  async read(entry: Entry, timeout = Number.POSITIVE_INFINITY): Promise<TimedRead> {
    this.#turn = this.#turn?.then(() => setImmediate());
    await this.#turn;
    const among = { plugins: this.plugins, types: this.types, claims: await this.plugins.claims() };
    const { signal } = this.#end;
    signal.throwIfAborted();
    let milliseconds = 0;
    const timed = <T>(work: () => T): T => {
      const start = performance.now();
      try {
        return work();
      } finally {
        milliseconds += performance.now() - start;
      }
    };
    try {
      const read = await this.plugins.limited(MOMENT, () => timed(() => readEntry(entry, among)));
      return { read, milliseconds };
    } catch (error) {
      const late = lateIn(error);
      if (!late) throw error;
      this.#turn ??= Promise.resolve();
      const limit = Math.max(1, Math.min(this.plugins.patience, timeout - milliseconds));
      if (late.type !== undefined) await this.#try(entry, late.type, limit);
    }
    signal.throwIfAborted();
    const read = timed(() => readEntry(entry, among));
    return { read, milliseconds };
  }

  /** Throws `TypeFault` where the entry cannot be read in a thread of its own. */
  async #try(entry: Entry, type: string, limit: number): Promise<void> {
    const { text, ...options } = asked(entry, this.types, await this.plugins.claims());
    const modules = this.types.map((each) => this.plugins.pluginOf(each).url);
    const at = this.#next++ % this.#trials.length;
    const trial = this.#trials[at]!.then(() =>
      tried({ modules, text, options }, { loading: LOADING, reading: limit }, this.#end.signal),
    );
    this.#trials[at] = trial;
    const verdict = await trial;
    if (verdict !== 'passed' && verdict !== 'called off')
      throw new TypeFault(type, causeOf(verdict, type, limit));
  }
}

const lateIn = (error: unknown): Late | undefined => {
  if (error instanceof Late) return error;
  return error instanceof TypeFault && error.cause instanceof Late ? error.cause : undefined;
};

const causeOf = (
  verdict: Exclude<Verdict, 'passed' | 'called off'>,
  type: string,
  limit: number,
): unknown => {
  if (typeof verdict === 'object') return verdict.threw;
  return verdict === 'left' ? 'it ended its thread' : new Late(type, limit);
};
