import { type Progress, PuzzleError, type ReadPuzzle, type Size, sizeOf } from '@gridproof/core';
import type { CandidateTypes, InstalledEngine } from '@gridproof/plugins';
import type { Runner } from '@gridproof/runner';
import { Deadline } from '../execution/deadline.js';
import { isSmallSize } from '../execution/inline-first.js';
import { Runners } from '../execution/runners.js';
import { itemsOf, type ReadingOptions } from '../puzzle/puzzle-input.js';
import { type PuzzleWithEntries, readWithEntries } from '../puzzle/puzzle-with-entries.js';
import type { GuardedPlugins } from '../watchdog/guarded-plugins.js';

/** A puzzle that something is asked about: its text, in any format, and what a player has entered into it. */
export interface PuzzleRequest extends ReadingOptions {
  readonly puzzle: string;
  readonly size?: Size | undefined;
  /** A partial answer, as text. */
  readonly entries?: string | undefined;
  /** Milliseconds for all of it. */
  readonly timeout?: number | undefined;
}

/** Who listens while a question is answered, and may end that. */
export interface RequestHooks {
  /** Stops it at once. */
  readonly signal?: AbortSignal | undefined;
  /** Called now and then with how far it has come. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** What questions are answered with. */
export interface HandlerOptions {
  readonly plugins: GuardedPlugins;
  /** Whose threads do the work. */
  readonly runner: Pick<Runner, 'run'>;
  /** The engine that is asked; by default one that starts light. */
  readonly engine?: string | undefined;
  /** A larger board is refused. */
  readonly cells?: number | undefined;
  /** Milliseconds that a text may take to be read, in the thread that calls; without a number it is what there is for the question. */
  readonly reading?: number | undefined;
  /** Called with the milliseconds that reading a text took, whatever came of it. */
  readonly onRead?: ((milliseconds: number) => void) | undefined;
}

/** No text of so many characters takes long to be read. */
const SHORT = 2_000;

/** Where questions are put to one engine, in threads, by programs: nothing of a puzzle's search is done in the thread that calls. */
export class HandlerContext {
  readonly plugins: GuardedPlugins;
  readonly runner: Pick<Runner, 'run'>;
  /** The same threads, for what would choose among several. */
  readonly runners: Runners;
  readonly #options: HandlerOptions;
  #engine: Promise<InstalledEngine> | undefined;

  constructor(options: HandlerOptions) {
    const { plugins, runner } = options;
    this.plugins = plugins;
    this.runner = runner;
    this.runners = new Runners({}, () => ({
      run: (job, more) => runner.run(job, more),
      close: async () => {},
    }));
    this.#options = options;
  }

  /** Throws `UsageError` where none is installed. */
  engine(): Promise<InstalledEngine> {
    this.#engine ??= this.plugins.engines.reasoner(this.#options.engine);
    return this.#engine;
  }

  /** Reads what is asked about. Throws `PuzzleError` for what is no puzzle, and `TimeLimitError`. */
  async read(asking: PuzzleRequest, clock: Deadline): Promise<PuzzleWithEntries> {
    const { reading, onRead = () => {} } = this.#options;
    const patience = reading === undefined ? clock : new Deadline(reading);
    const [item, another] = await this.plugins.recognise(asking.puzzle, asking, (among) => {
      patience.begin();
      const start = performance.now();
      try {
        const hold = this.#isQuick(asking.puzzle, among)
          ? <T>(work: () => T) => work()
          : <T>(work: () => T) => patience.run(work);
        return hold(() => itemsOf(asking.puzzle, '', { ...asking, ...among }, new Deadline(undefined)));
      } finally {
        onRead(performance.now() - start);
      }
    });
    if (another || !item?.read)
      throw new PuzzleError('several-puzzles', 'several puzzles were given, expected one');
    const { type, puzzle } = item.read;
    this.refuseLarge(sizeOf(type, puzzle));
    const one = { source: '', read: item.read, typeUrl: this.plugins.pluginOf(type).url };
    if (asking.entries === undefined) return one;
    patience.begin();
    return readWithEntries(one, asking.entries, patience);
  }

  /**
   * Works in the thread that calls for no longer than the clock says. What is small, and of a type of this project, is done in a
   * moment, and is not watched: that would take longer.
   */
  hold<T>(clock: Deadline, { type, puzzle }: ReadPuzzle, work: () => T): T {
    const isQuick = this.plugins.pluginOf(type).proven && isSmallSize(sizeOf(type, puzzle));
    return isQuick ? work() : clock.run(work);
  }

  #isQuick(text: string, { types }: CandidateTypes): boolean {
    return text.length <= SHORT && types.every((type) => this.plugins.pluginOf(type).proven);
  }

  /** Throws `PuzzleError` for a board with more cells than may be. */
  refuseLarge({ width, height }: Size): void {
    const { cells = Number.POSITIVE_INFINITY } = this.#options;
    if (width * height > cells)
      throw new PuzzleError('too-large', `the board is ${width}x${height}, expected at most ${cells} cells`);
  }
}
