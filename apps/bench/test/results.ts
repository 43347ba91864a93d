import type { Spread } from '../src/measure/statistics.js';
import type { BenchReport } from '../src/report/report.js';
import type { Result } from '../src/report/result.js';

/** A spread around a median. */
export const spreadAround = (median: number, mad = 0): Spread => ({
  median,
  min: median - mad,
  max: median + mad,
  mad,
});

/** A result with defaults for everything that a test does not set. */
export function result({
  total = spreadAround(10),
  ...rest
}: Partial<Result> & { readonly total?: Spread } = {}): Result {
  const name = rest.name ?? 'marbles 5x5 1';
  return {
    suite: 'standard',
    type: 'marbles',
    name,
    text: name,
    width: 5,
    height: 5,
    cells: 25,
    literals: 50,
    engine: 'dice',
    status: 'unique',
    censored: false,
    by: rest.engine ?? 'dice',
    variables: 40,
    clauses: 30,
    counts: 20,
    linears: 0,
    calls: 2,
    rounds: 0,
    cuts: 0,
    runs: 3,
    milliseconds: {
      parse: spreadAround(0.1),
      total,
      lower: spreadAround(total.median / 4),
      search: spreadAround(total.median / 2),
    },
    memory: 100 * 2 ** 20,
    ...rest,
  };
}

/** Like `result`, but not solved within ten seconds. */
export const unsolvedResult = (rest: Partial<Result> = {}): Result =>
  result({ status: 'unknown', reason: 'time limit', censored: true, total: spreadAround(10_000), ...rest });

/** A report with these results. */
export const report = (results: readonly Result[], rest: Partial<BenchReport> = {}): BenchReport => ({
  format: 1,
  about: 'run',
  date: '2026-11-21T12:00:00.000Z',
  machine: {
    cpu: 'Abacus',
    cores: 2,
    memory: 8 * 2 ** 30,
    platform: 'linux-x64',
    node: 'v20.20.2',
    memoryRead: 'highest mark',
  },
  packages: { 'engine-dice': '1.2.3' },
  engines: [...new Set(results.map(({ engine }) => engine))],
  warmUp: 1,
  repeat: 3,
  timeout: 10_000,
  complete: true,
  results,
  ...rest,
});
