import { growthTables } from '../growth/growth.js';
import { byCase, typesOf } from './grouping.js';
import { reasonsTable } from './reasons-table.js';
import type { BenchReport } from './report.js';
import { PHASES, type Result } from './result.js';
import { statusOf, timesOf, WITHOUT_ENGINE } from './result-cells.js';
import { factor, mebibytes, milliseconds, table, time } from './table.js';

/** All tables of a report, for a terminal. */
export function tablesOf(report: BenchReport): string {
  return [
    casesTable(report),
    typesTable(report),
    `Where the time goes, in percent of the total\n${phasesTable(report)}`,
    ...(report.about === 'growth' ? [growthTables(report)] : []),
    ...notes(report),
  ].join('\n\n');
}

/** A table per suite. Times are medians in milliseconds, with their median absolute deviation. */
function casesTable({ results, engines, timeout }: BenchReport): string {
  const suites = [...new Set(results.map(({ suite }) => suite))];
  return suites
    .map((suite) => {
      const own = results.filter((result) => result.suite === suite);
      return `${suite}\n${engines.length === 1 ? singleEngineTable(own, timeout) : table(sideBySideHead(engines), sideBySide(own, engines, timeout))}`;
    })
    .join('\n\n');
}

/** Results of one engine with all measurements. */
function singleEngineTable(results: readonly Result[], timeout: number): string {
  return results.some(({ rating, explanation }) => rating || explanation)
    ? reasonsTable(results, timeout)
    : table(
        ALONE,
        results.map((result) => aloneRow(result, timeout)),
      );
}

const ALONE = [
  'puzzle',
  'status',
  'ms',
  '±',
  'solve',
  'proof',
  'vars',
  'clauses',
  'rows',
  'calls',
  'cuts',
  'MiB',
];

function aloneRow(result: Result, timeout: number): readonly string[] {
  const { solve, proof } = result.milliseconds;
  return [
    result.name,
    statusOf(result),
    ...timesOf(result, timeout),
    solve ? milliseconds(solve.median) : '-',
    proof && !result.censored ? milliseconds(proof.median) : '-',
    String(result.variables),
    String(result.clauses),
    String(result.counts + result.linears),
    String(result.calls),
    String(result.cuts),
    mebibytes(result.memory),
  ];
}

const sideBySideHead = ([first, ...others]: readonly string[]): readonly string[] => [
  'puzzle',
  'status',
  first!,
  '±',
  ...others.flatMap((engine) => [engine, '±', `: ${first}`]),
];

/** A row per case, with the engines side by side and ratios to the first. */
function sideBySide(results: readonly Result[], engines: readonly string[], timeout: number) {
  return byCase(results).map((own): readonly string[] => {
    const first = own.find(({ engine }) => engine === engines[0]);
    return [
      own[0]!.name,
      statusesOf(own),
      ...engines.flatMap((engine) => {
        const result = own.find((one) => one.engine === engine);
        const times = result ? timesOf(result, timeout) : ['-', ''];
        return result === first && engine === engines[0] ? times : [...times, ratioOf(result, first)];
      }),
    ];
  });
}

/** The status shared by all engines that solved the case; otherwise the status of each. */
function statusesOf(own: readonly Result[]): string {
  const solved = new Set(own.filter(({ censored }) => !censored).map(({ status }) => status));
  const failed = own.some(({ status }) => status === 'failed');
  if (solved.size > 1 || failed) return own.map((one) => `${one.engine} ${statusOf(one)}`).join(', ');
  return statusOf(own.find(({ censored }) => !censored) ?? own[0]!);
}

/** Formats a ratio of medians, as a bound if one of them is only a bound. */
function ratioOf(result: Result | undefined, to: Result | undefined): string {
  if (!result || !to || (result.censored && to.censored)) return '-';
  const ratio = factor(result.milliseconds.total!.median / to.milliseconds.total!.median);
  return result.censored ? `> ${ratio}` : to.censored ? `< ${ratio}` : ratio;
}

/** Totals of each type on each engine: sums and maxima of medians. */
function typesTable({ results, engines }: BenchReport): string {
  const rows = typesOf(results).flatMap((type) =>
    engines.flatMap((engine): string[][] => {
      const own = results.filter((result) => result.type === type && result.engine === engine);
      if (own.length === 0) return [];
      const times = own.map(({ milliseconds: { total } }) => total!.median);
      const solved = own.filter(({ censored }) => !censored).length;
      const atLeast = solved < own.length ? '> ' : '';
      return [
        [
          type,
          engine,
          `${solved} of ${own.length}`,
          `${atLeast}${milliseconds(times.reduce((sum, one) => sum + one, 0))}`,
          `${atLeast}${milliseconds(Math.max(...times))}`,
          mebibytes(Math.max(...own.map(({ memory }) => memory))),
        ],
      ];
    }),
  );
  return table(['puzzle type', 'engine', 'solved', 'sum, ms', 'longest', 'MiB'], rows);
}

/** Share of the time of each phase, by type and engine. `parse` is not part of the total. */
function phasesTable({ results, engines }: BenchReport): string {
  const rows = typesOf(results).flatMap((type) =>
    engines.flatMap((engine) => {
      const own = results.filter(
        (result) => result.type === type && result.engine === engine && !result.censored,
      );
      if (own.length === 0) return [];
      const sum = (phase: string) =>
        own.reduce((whole, result) => whole + (result.milliseconds[phase]?.median ?? 0), 0);
      const shares = PHASES.map((phase) => `${((100 * sum(phase)) / sum('total')).toFixed(0)}`);
      return [[type, engine, ...shares]];
    }),
  );
  return table(['puzzle type', 'engine', ...PHASES], rows);
}

/** Explains the signs in the tables, if there are any. */
function notes({ results, timeout, complete }: BenchReport): readonly string[] {
  return [
    results.some(({ by, censored }) => WITHOUT_ENGINE.includes(by) && !censored)
      ? ['* decided by propagation, or by propagation and search: no engine was asked']
      : [],
    results.some(({ censored }) => censored)
      ? [`> at least: not solved within ${time(timeout)}, and counted as that much`]
      : [],
    complete ? [] : ['stopped before the end: this is what had been measured by then'],
  ].flat();
}
