import type { Engine } from '@gridproof/core';
import type { Case } from './case.js';
import { interleave } from './interleave.js';
import { measure, type Sample } from './measure.js';
import { type Spread, spreadOf } from './spread.js';
import { milliseconds, table } from './table.js';

/** What the runs of one puzzle came to. */
export interface Result {
  readonly suite: string;
  /** The kind of puzzle. */
  readonly kind: string;
  readonly name: string;
  readonly text: string;
  readonly status: string;
  /** What decided it: an engine's name, or `propagation`. */
  readonly by: string;
  readonly variables: number;
  readonly clauses: number;
  readonly counts: number;
  readonly linears: number;
  readonly calls: number;
  readonly rounds: number;
  readonly cuts: number;
  readonly runs: number;
  /** By phase. */
  readonly milliseconds: Readonly<Record<string, Spread>>;
}

export interface RunOptions {
  readonly repeat: number;
  /** Milliseconds after which one run is given up. */
  readonly timeout: number;
  readonly onRound?: (round: number) => void;
}

/** Measures every case on one engine, interleaved. */
export async function run(
  cases: readonly Case[],
  engine: Engine,
  { repeat, timeout, onRound }: RunOptions,
): Promise<readonly Result[]> {
  const contestants = cases.map((one) => ({
    run: () => measure(one, engine, timeout),
    hopeless: ({ status }: Sample) => status === 'unknown',
  }));
  const runs = await interleave(contestants, repeat, onRound);
  return cases.map((one, at) => resultOf(one, runs[at]!));
}

function resultOf({ suite, name, text, type }: Case, samples: readonly Sample[]): Result {
  const { status, stats } = samples.at(-1)!;
  const { engine: by, variables, clauses, counts, linears, calls, rounds, cuts } = stats;
  const phases = new Set(samples.flatMap((sample) => Object.keys(sample.milliseconds)));
  const spreads = [...phases].map((phase) => [
    phase,
    spreadOf(samples.map((sample) => sample.milliseconds[phase] ?? 0)),
  ]);
  return {
    suite,
    kind: type.id,
    name,
    text,
    status,
    by,
    variables,
    clauses,
    counts,
    linears,
    calls,
    rounds,
    cuts,
    runs: samples.length,
    milliseconds: Object.fromEntries(spreads),
  };
}

const PHASES = ['encode', 'lower', 'load', 'search', 'cut', 'decode', 'verify'];

/** One table for each suite; times are medians in milliseconds. */
export function tableOf(results: readonly Result[]): string {
  const suites = new Set(results.map(({ suite }) => suite));
  return [...suites]
    .map((suite) => {
      const rows = results.filter((result) => result.suite === suite).map(rowOf);
      return `${suite}\n${table(HEAD, rows)}`;
    })
    .join('\n\n');
}

const HEAD = [
  'puzzle',
  'status',
  'by',
  'total',
  'min',
  'max',
  'engine',
  ...PHASES,
  'vars',
  'clauses',
  'counts',
  'calls',
  'rounds',
  'cuts',
];

function rowOf(result: Result): readonly string[] {
  const total = result.milliseconds.total!;
  return [
    result.name,
    result.status,
    result.by,
    milliseconds(total.median),
    milliseconds(total.min),
    milliseconds(total.max),
    ...['engine', ...PHASES].map((phase) => {
      const spread = result.milliseconds[phase];
      return spread ? milliseconds(spread.median) : '-';
    }),
    ...[result.variables, result.clauses, result.counts, result.calls, result.rounds, result.cuts].map(
      String,
    ),
  ];
}

/** What the puzzles of each kind come to; times are sums, and the longest, of medians in milliseconds. */
export function kindsTableOf(results: readonly Result[]): string {
  const kinds = new Set(results.map(({ kind }) => kind));
  const rows = [...kinds].map((kind) => {
    const own = results.filter((result) => result.kind === kind);
    const times = own.map((result) => result.milliseconds.total!.median);
    const statuses = [...new Set(own.map(({ status }) => status))].map(
      (status) => `${own.filter((result) => result.status === status).length} ${status}`,
    );
    return [
      kind,
      String(own.length),
      statuses.join(', '),
      milliseconds(times.reduce((sum, time) => sum + time, 0)),
      milliseconds(Math.max(...times)),
      String(Math.max(...own.map(({ rounds }) => rounds))),
    ];
  });
  return table(['kind', 'puzzles', 'status', 'sum', 'longest', 'most rounds'], rows);
}
