import { availableParallelism } from 'node:os';
import { UsageError } from '@gridproof/plugins';
import { defaultMaxMemory } from '@gridproof/runner';

/** What a server takes and gives, all of it as numbers; `GET /v1/limits` shows it. */
export interface Limits {
  /** Bytes of a request's body. */
  readonly maxBody: number;
  /** Cells of a board. */
  readonly maxCells: number;
  /** Answers of a puzzle with many: each is checked again by the thread that hears everybody. */
  readonly answers: number;
  /** Milliseconds for an answer by default, and at most. */
  readonly timeout: number;
  readonly maxTimeout: number;
  /** Questions at work at the same time, each in a thread of its own, and those that wait for one. */
  readonly concurrency: number;
  readonly maxQueue: number;
  /** Requests a second of one address, and in one second once a minute; `rate` 0: any number. */
  readonly rate: number;
  readonly burst: number;
  /** A thread is renewed after this many questions, and may take this many megabytes. */
  readonly jobs: number;
  readonly memory: number;
  /** Megabytes that the whole process may have in use; the question that has been at work longest is ended beyond. */
  readonly maxMemory: number;
  /** Milliseconds in which accepted questions are answered once the server is to end. */
  readonly drain: number;
}

/** By default; threads are twice as many as there are processors, since some only wait. */
export const defaultLimits = (): Limits => ({
  maxBody: 65_536,
  maxCells: 2_500,
  answers: 100,
  timeout: 2_000,
  maxTimeout: 10_000,
  concurrency: 2 * availableParallelism(),
  maxQueue: 64,
  rate: 50,
  burst: 100,
  jobs: 1_000,
  memory: 512,
  maxMemory: defaultMaxMemory(2 * availableParallelism()),
  drain: 5_000,
});

/** Limits that may be none at all. */
const MAY_BE_ZERO: readonly (keyof Limits)[] = ['rate', 'maxQueue'];

/**
 * What is usual, with what the environment says instead, `GRIDPROOF_SERVE_MAX_CELLS=900` and its like, and over that what was given
 * on the command line. Throws `UsageError` for what is no number.
 */
export function readLimits(
  environment: Readonly<Record<string, string | undefined>>,
  given: Partial<Limits> = {},
  usual = defaultLimits(),
): Limits {
  const named = (Object.keys(usual) as (keyof Limits)[]).flatMap((name) => {
    const variable = `GRIDPROOF_SERVE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
    const text = environment[variable];
    return text === undefined || text === '' ? [] : [[name, wholeNumber(text, name, variable)]];
  });
  const limits = { ...usual, ...Object.fromEntries(named), ...given };
  return { ...limits, timeout: Math.min(limits.timeout, limits.maxTimeout) };
}

function wholeNumber(text: string, name: keyof Limits, variable: string): number {
  const least = MAY_BE_ZERO.includes(name) ? 0 : 1;
  if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
  throw new UsageError(`${variable} is '${text}', expected a whole number from ${least}`);
}
