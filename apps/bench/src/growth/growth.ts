import { typesOf } from '../report/grouping.js';
import type { BenchReport } from '../report/report.js';
import { PHASES, type Result } from '../report/result.js';
import { table } from '../report/table.js';
import { type Fit, fitPower } from './fit.js';

/** Fitted times: the total, its halves, and every phase. */
const GROWING = ['total', 'solve', 'proof', ...PHASES] as const;

/** Growth of the time of one type on one engine. */
export interface TimeGrowth {
  readonly type: string;
  readonly engine: string;
  /** Solved cases, by size. */
  readonly results: readonly Result[];
  /** Number of unsolved cases, which the fits exclude. */
  readonly unsolved: number;
  /** Fits against the cells of the board, by time. */
  readonly byCells: Readonly<Record<string, Fit | undefined>>;
  /** Fits against the literals of the answer variables before simplification, by time. */
  readonly byLiterals: Readonly<Record<string, Fit | undefined>>;
}

/** Returns the growth for every type and engine of a report. */
export function growthOf({ results, engines }: BenchReport): readonly TimeGrowth[] {
  return typesOf(results).flatMap((type) =>
    engines.flatMap((engine): TimeGrowth[] => {
      const own = results.filter((result) => result.type === type && result.engine === engine);
      const solved = own.filter(({ censored }) => !censored).sort((a, b) => a.cells - b.cells);
      if (solved.length === 0) return [];
      return [
        {
          type,
          engine,
          results: solved,
          unsolved: own.length - solved.length,
          byCells: Object.fromEntries(
            GROWING.map((what) => [what, fitPower(pointsOf(solved, 'cells', timeOf(what)))]),
          ),
          byLiterals: Object.fromEntries(
            LINEAR.map((what) => [what, fitPower(pointsOf(solved, 'literals', LINEAR_TIME[what]))]),
          ),
        },
      ];
    }),
  );
}

const timeOf =
  (what: string) =>
  ({ milliseconds }: Result): number =>
    milliseconds[what]?.median ?? 0;

/** Phases that should be linear in the size of the program. */
const LINEAR = ['lower', 'decode'] as const;

/** Times that should be linear. A search decodes each proposal of the engine, so decoding counts per proposal. */
const LINEAR_TIME: Readonly<Record<(typeof LINEAR)[number], (result: Result) => number>> = {
  lower: timeOf('lower'),
  decode: (result) => timeOf('decode')(result) / Math.max(1, result.calls),
};

/** Returns the size and time of the cases in which a phase took time. */
function pointsOf(results: readonly Result[], size: 'cells' | 'literals', time: (result: Result) => number) {
  return results
    .map((result): [number, number] => [result[size], time(result)])
    .filter(([, value]) => value > 0);
}

/** Head of `exponentsRows`. */
export const EXPONENTS_HEAD = ['puzzle type', 'engine', ...GROWING];

/** Exponents with their R², by phase. */
export const exponentsRows = (growths: readonly TimeGrowth[]): readonly (readonly string[])[] =>
  growths.map(({ type, engine, byCells }) => [
    type,
    engine,
    ...GROWING.map((what) => exponentOf(byCells[what])),
  ]);

/** Formats a fit, such as `1.2 (0.98)`. */
const exponentOf = (fit: Fit | undefined): string =>
  fit ? `${fit.exponent.toFixed(2)} (${fit.r2.toFixed(2)})` : '-';

/** Head of `literalsRows`. */
export const LITERALS_HEAD = [
  'puzzle type',
  'engine',
  'literals',
  'lower',
  'µs a literal',
  'decode once',
  'µs a literal',
];

/** Lowering and decoding against literals: exponents, and time per literal in the smallest and the largest case. */
export const literalsRows = (growths: readonly TimeGrowth[]): readonly (readonly string[])[] =>
  growths.map(({ type, engine, results, byLiterals }) => [
    type,
    engine,
    `${results[0]!.literals} to ${results.at(-1)!.literals}`,
    ...LINEAR.flatMap((what) => [
      exponentOf(byLiterals[what]),
      [results[0]!, results.at(-1)!].map((result) => perLiteral(result, what)).join(' to '),
    ]),
  ]);

const perLiteral = (result: Result, what: (typeof LINEAR)[number]): string =>
  ((1000 * LINEAR_TIME[what](result)) / result.literals).toFixed(3);

/** All tables about growth, for a terminal. */
export function growthTables(report: BenchReport): string {
  const growths = growthOf(report);
  return [
    `Exponents: time grows with cells to the power of this (R²)\n${table(EXPONENTS_HEAD, exponentsRows(growths))}`,
    `Against the literals of the answer key, before simplifying\n${table(LITERALS_HEAD, literalsRows(growths))}`,
    ...growths
      .filter(({ unsolved }) => unsolved > 0)
      .map(({ type, engine, unsolved }) => `${type}, ${engine}: ${unsolved} not solved and not in the fits`),
  ].join('\n\n');
}
