import { type GuardedPlugins, isFault, positionText, readAs, statusOf, strategyKey } from '@gridproof/api';
import type { AnyPuzzle } from '@gridproof/core';
import type { Engines } from '@gridproof/plugins';
import { Runner, type RunnerOptions } from '@gridproof/runner';
import { type Entry, loadTypes } from './entries.js';
import { faultRow, type RowRequest, resultRow, rowHead } from './row.js';
import { ThreadReader } from './thread-reader.js';

/** The task for each puzzle of a batch, its engine and limits. */
export interface BatchRequest {
  readonly unique?: boolean | undefined;
  readonly engine?: string | undefined;
  /** Milliseconds. */
  readonly timeout?: number | undefined;
  readonly conflicts?: number | undefined;
  /** Conflict limit of the first turn of each engine. */
  readonly turnConflicts?: number | undefined;
}

/** A request, with the puzzle type of all entries. */
export interface SolverRequest extends BatchRequest {
  readonly as?: string | undefined;
  /** Adds the engine and the milliseconds to each row. */
  readonly times?: boolean | undefined;
}

/** The outcome of an entry. */
export interface EntryOutcome {
  readonly status: string;
  readonly row: string;
  /** True if the solution in the input differs from the answer. */
  readonly differs?: boolean;
  /** The message about an entry without a result. */
  readonly fault?: string;
  /** The message that names the puzzle type of an entry that does not name it itself. */
  readonly claimed?: string;
}

/**
 * Chooses the engines of a request, and returns what its rows depend on.
 * @throws {UsageError} if the engine is not installed
 */
export async function resolveRequest(
  plugins: GuardedPlugins,
  { unique = false, engine, turnConflicts }: BatchRequest,
): Promise<{ readonly engines: Engines; readonly request: RowRequest }> {
  const engines = await plugins.engines.choose(engine);
  const versions = [plugins.version, ...engines.map(({ version }) => version)];
  const turns = [strategyKey(engines, turnConflicts), ...versions].join();
  return { engines, request: { task: unique ? 'unique' : 'solve', turns } };
}

/** Solves entries in reused threads. */
export class BatchSolver {
  private constructor(
    /** The installed puzzle types. */
    readonly types: readonly AnyPuzzle[],
    /** The task and the engines, on which the rows depend. */
    readonly request: RowRequest,
    private readonly runner: Runner,
    private readonly reader: ThreadReader,
    private readonly times: boolean | undefined,
  ) {}

  /**
   * Loads puzzle types and engines, and starts threads.
   * @throws {UsageError} if an engine is not installed
   * @throws {PuzzleError} if the puzzle type is not installed
   */
  static async open(
    plugins: GuardedPlugins,
    { as, times, ...batchRequest }: SolverRequest,
    options: RunnerOptions,
  ): Promise<BatchSolver> {
    const runner = new Runner(options);
    // The first thread starts while this thread loads the puzzle types.
    runner.prepare();
    try {
      const types = await loadTypes(plugins, as);
      const { engines, request } = await resolveRequest(plugins, batchRequest);
      const { timeout, conflicts, turnConflicts } = batchRequest;
      const reader = new ThreadReader(
        runner,
        { engines, turnConflicts, query: { task: request.task, timeout, conflicts } },
        { plugins, types, claims: await plugins.claims() },
      );
      return new BatchSolver(types, request, runner, reader, times);
    } catch (error) {
      await runner.close();
      throw error;
    }
  }

  /** Solves an entry. An entry that is not a puzzle has a row that explains why. */
  async solve(entry: Entry): Promise<EntryOutcome> {
    const head = rowHead(entry, this.request);
    try {
      const result = await this.reader.answer(entry);
      const { status, claimed, verdict, puzzle } = result;
      const row = resultRow(head, result, this.times);
      const done = { status, row, differs: verdict.solutionMatches === false };
      return claimed ? { ...done, claimed: withPosition(entry, readAs(puzzle)) } : done;
    } catch (error) {
      if (!isFault(error)) throw error;
      return {
        status: statusOf(error),
        row: faultRow(head, error),
        fault: withPosition(entry, error.sentence),
      };
    }
  }

  /** Ends the threads and their jobs. */
  close(): Promise<void> {
    return this.runner.close();
  }
}

/** Puts the position of an entry in front of a message. A single puzzle in standard input has no position. */
export const withPosition = (entry: Entry, text: string): string =>
  [positionText(entry), text].filter((part) => part !== '').join('  ');
