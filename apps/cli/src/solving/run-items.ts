import { availableParallelism } from 'node:os';
import { type Item, isReadable, mapOrdered, type OnePuzzle, PuzzleTypeError, Runners } from '@gridproof/api';
import type { CommandRun } from '../command-run.js';
import type { CommonOptions } from '../options.js';
import type { Spinner } from '../terminal/spinner.js';
import { createTracer } from '../terminal/trace.js';

/** The options of a call on puzzles. */
export type CallOptions = CommonOptions & { readonly format?: string };

/** Creates the runners of a task, with a trace above the spinner if requested. */
export const openRunners = (
  { io, importing }: CommandRun,
  options: CallOptions,
  spinner: Spinner,
  limits: { readonly threads: number; readonly allowInline: boolean },
): Runners => {
  const trace = createTracer(options, spinner.say, io.env);
  return new Runners({ ...limits, maxMemory: options.maxMemory, importing, trace });
};

/**
 * Runs a task on each puzzle, several at a time, and yields the results in the order of the input; undefined for a fault. A
 * puzzle on which its type crashes becomes a fault, unless it is the only one. `allowInline`: tasks may run in this thread.
 */
export async function* runItems<R>(
  items: readonly Item[],
  run: CommandRun,
  options: CallOptions,
  spinner: Spinner,
  allowInline: boolean,
  work: (item: OnePuzzle, runners: Runners) => Promise<R>,
): AsyncGenerator<readonly [item: Item, result: R | undefined]> {
  const threads = allowInline ? 1 : Math.min(items.length, availableParallelism());
  const runners = openRunners(run, options, spinner, { threads, allowInline });
  let done = 0;
  const runItem = async (item: Item): Promise<readonly [Item, R | undefined]> => {
    if (!isReadable(item)) return [item, undefined];
    try {
      return [item, await work({ ...item, typeUrl: run.plugins.pluginOf(item.read.type).url }, runners)];
    } catch (error) {
      if (items.length === 1 || !(error instanceof PuzzleTypeError)) throw error;
      return [{ source: item.source, line: item.line, error }, undefined];
    } finally {
      if (items.length > 1) spinner.label(`, ${++done} of ${items.length} puzzles`);
    }
  };
  try {
    // A head start counts from the start of a puzzle, so no puzzle may wait for a thread.
    yield* mapOrdered(items, runItem, threads);
  } finally {
    spinner.stop();
    await runners.close();
  }
}
