import { availableParallelism } from 'node:os';
import { UsageError } from '@gridproof/plugins';
import { defaultMaxMemory } from '@gridproof/runner';

/** The limits of a server, as shown by `GET /v1/limits`. */
export interface ServerLimits {
  /** Maximum bytes of a request body. */
  readonly maxBody: number;
  /** Maximum cells of a board. */
  readonly maxCells: number;
  /** Maximum answers of an enumeration: each is verified again in the main thread. */
  readonly answers: number;
  /** Default and maximum time limit of a request, in milliseconds. */
  readonly timeout: number;
  readonly maxTimeout: number;
  /** Maximum requests in progress, each in a thread of its own, and maximum queued requests. */
  readonly concurrency: number;
  readonly maxQueue: number;
  /** Requests per second of one address, and in one second once a minute; `rate` 0: no limit. */
  readonly rate: number;
  readonly burst: number;
  /** Requests after which a thread is replaced, and the megabytes that it may use. */
  readonly jobs: number;
  readonly memory: number;
  /** Megabytes that the whole process may use; beyond that, the longest running request is ended. */
  readonly maxMemory: number;
  /** Milliseconds in which accepted requests are answered during shutdown. */
  readonly drain: number;
}

/** The default limits; there are two threads per processor, since some only wait. */
export const defaultLimits = (): ServerLimits => ({
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

/** Limits that may be 0. */
const MAY_BE_ZERO: readonly (keyof ServerLimits)[] = ['rate', 'maxQueue'];

/**
 * Reads limits: defaults, overridden by the environment (`GRIDPROOF_SERVE_CELLS=900`), overridden by the command line.
 * Throws `UsageError` for invalid numbers.
 */
export function readLimits(
  environment: Readonly<Record<string, string | undefined>>,
  overrides: Partial<ServerLimits> = {},
  defaults = defaultLimits(),
): ServerLimits {
  const fromEnvironment = (Object.keys(defaults) as (keyof ServerLimits)[]).flatMap((name) => {
    const variable = `GRIDPROOF_SERVE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
    const text = environment[variable];
    return text === undefined || text === '' ? [] : [[name, parseLimit(text, name, variable)]];
  });
  const limits = { ...defaults, ...Object.fromEntries(fromEnvironment), ...overrides };
  return { ...limits, timeout: Math.min(limits.timeout, limits.maxTimeout) };
}

function parseLimit(text: string, name: keyof ServerLimits, variable: string): number {
  const min = MAY_BE_ZERO.includes(name) ? 0 : 1;
  if (/^\d{1,9}$/.test(text) && Number(text) >= min) return Number(text);
  throw new UsageError(`${variable} is '${text}', expected a whole number from ${min}`);
}
