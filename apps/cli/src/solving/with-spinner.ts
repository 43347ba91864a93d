import { Runners } from '@gridproof/api';
import type { TaskProgress } from '@gridproof/core';
import type { Io } from '../io.js';
import { Spinner } from '../terminal/spinner.js';
import { createTracer } from '../trace/trace.js';

/** Context of work on one puzzle. */
export interface TaskContext {
  readonly runners: Runners;
  readonly onProgress: (progress: TaskProgress) => void;
}

interface SpinnerOptions {
  readonly unicode: boolean;
  /** Short work may run in this thread. */
  readonly allowInline: boolean;
  readonly maxMemory?: number | undefined;
  readonly trace?: boolean | undefined;
  readonly format?: string | undefined;
}

/** Runs work on one puzzle and shows the elapsed time on a terminal. */
export async function withSpinner<T>(
  io: Io,
  { unicode, allowInline, maxMemory, trace, format }: SpinnerOptions,
  work: (context: TaskContext) => Promise<T>,
): Promise<T> {
  const spinner = new Spinner(io, unicode);
  const runners = new Runners({
    threads: 1,
    maxMemory,
    allowInline,
    trace: createTracer({ trace, format }, (line) => spinner.writeAbove(line), io.env),
  });
  try {
    return await work({ runners, onProgress: (progress) => spinner.report(progress) });
  } finally {
    spinner.stop();
    await runners.close();
  }
}
