import { PuzzleError, type ReadPuzzle, type Size, sizeOf, type TaskProgress } from '@gridproof/core';
import type { CandidateTypes, InstalledEngine } from '@gridproof/plugins';
import type { Runner } from '@gridproof/runner';
import { Deadline } from '../execution/deadline.js';
import { isSmallSize } from '../execution/inline-first.js';
import { Runners } from '../execution/runners.js';
import { parseItems, type ReadingOptions } from '../puzzle/puzzle-input.js';
import { type PuzzleWithEntries, readWithEntries } from '../puzzle/puzzle-with-entries.js';
import type { GuardedPlugins } from '../watchdog/guarded-plugins.js';
import { contradictionResponse, type PuzzleResponse } from './response.js';

/** The puzzle of a request: its text in any format, and the player's entries. */
export interface PuzzleRequest extends ReadingOptions {
  readonly puzzle: string;
  readonly size?: Size | undefined;
  /** A partial answer, as text. */
  readonly entries?: string | undefined;
  /** Time limit of the whole request, in milliseconds. */
  readonly timeout?: number | undefined;
}

/** Callbacks of a request, and a signal that ends it. */
export interface RequestHooks {
  /** Stops the request immediately. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the progress at intervals. */
  readonly onProgress?: ((progress: TaskProgress) => void) | undefined;
}

/** Options of a handler context. */
export interface HandlerOptions {
  readonly plugins: GuardedPlugins;
  /** The runner whose threads do the work. */
  readonly runner: Pick<Runner, 'run'>;
  /** The name of the engine; by default a light one. */
  readonly engine?: string | undefined;
  /** Maximum number of cells; a larger board is refused. */
  readonly cells?: number | undefined;
  /** Time limit for parsing a text in the calling thread, in milliseconds; by default the limit of the request. */
  readonly parseBudget?: number | undefined;
  /** Called with the milliseconds that parsing a text took, even if it failed. */
  readonly onRead?: ((milliseconds: number) => void) | undefined;
}

/** Texts of at most this many characters are parsed quickly. */
const SHORT_MAX_CHARACTERS = 2_000;

/** Plugins, threads and limits of request handlers for programs. All searches run on one engine in threads of the runner. */
export class HandlerContext {
  readonly plugins: GuardedPlugins;
  readonly runner: Pick<Runner, 'run'>;
  /** The same threads for callers that support several engines. */
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

  /** The engine. Throws `UsageError` if none is installed. */
  engine(): Promise<InstalledEngine> {
    this.#engine ??= this.plugins.engines.findReasoningEngine(this.#options.engine);
    return this.#engine;
  }

  /** Parses the puzzle of a request and answers it. Entries that contradict the clues need no engine. */
  async answer(
    request: PuzzleRequest,
    work: (puzzle: PuzzleWithEntries, engine: InstalledEngine, deadline: Deadline) => Promise<PuzzleResponse>,
  ): Promise<PuzzleResponse> {
    const deadline = new Deadline(request.timeout);
    const puzzle = await this.read(request, deadline);
    return puzzle.contradicted ? contradictionResponse(puzzle) : work(puzzle, await this.engine(), deadline);
  }

  /** Parses the puzzle of a request. Throws `PuzzleError` for invalid text and `TimeLimitError`. */
  async read(request: PuzzleRequest, deadline: Deadline): Promise<PuzzleWithEntries> {
    const { parseBudget, onRead = () => {} } = this.#options;
    const parseDeadline = parseBudget === undefined ? deadline : new Deadline(parseBudget);
    const [item, second] = await this.plugins.recognise(request.puzzle, request, (candidates) => {
      parseDeadline.begin();
      const start = performance.now();
      try {
        const runLimited = this.#isQuick(request.puzzle, candidates)
          ? <T>(work: () => T) => work()
          : <T>(work: () => T) => parseDeadline.run(work);
        return runLimited(() =>
          parseItems(request.puzzle, '', { ...request, ...candidates }, new Deadline(undefined)),
        );
      } finally {
        onRead(performance.now() - start);
      }
    });
    if (second || !item?.read)
      throw new PuzzleError('several-puzzles', 'several puzzles were given, expected one');
    const { type, puzzle } = item.read;
    this.refuseLarge(sizeOf(type, puzzle));
    const one = { source: '', read: item.read, typeUrl: this.plugins.pluginOf(type).url };
    if (request.entries === undefined) return one;
    parseDeadline.begin();
    return readWithEntries(one, request.entries, parseDeadline);
  }

  /**
   * Runs work in the calling thread within the deadline. Small boards of types of this project take milliseconds and run
   * without a watchdog, whose cost would be higher.
   */
  runWithin<T>(deadline: Deadline, { type, puzzle }: ReadPuzzle, work: () => T): T {
    const isQuick = this.plugins.pluginOf(type).isTrusted && isSmallSize(sizeOf(type, puzzle));
    return isQuick ? work() : deadline.run(work);
  }

  #isQuick(text: string, { types }: CandidateTypes): boolean {
    return (
      text.length <= SHORT_MAX_CHARACTERS && types.every((type) => this.plugins.pluginOf(type).isTrusted)
    );
  }

  /** Throws `PuzzleError` for a board with too many cells. */
  refuseLarge({ width, height }: Size): void {
    const { cells = Number.POSITIVE_INFINITY } = this.#options;
    if (width * height > cells)
      throw new PuzzleError('too-large', `the board is ${width}x${height}, expected at most ${cells} cells`);
  }
}
