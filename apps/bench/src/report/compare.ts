import { UsageError } from '@gridproof/plugins';
import type { Spread } from '../measure/statistics.js';
import type { BenchReport } from './report.js';
import type { Result } from './result.js';
import { factor, milliseconds, table, time } from './table.js';

/** Change of one case, or of a type, on one engine. */
type Verdict = 'slower' | 'faster' | 'same' | 'other status' | 'cannot tell';

/** One case on one engine, before and now. */
interface CaseChange {
  readonly before: Result;
  readonly now: Result;
  /** Median now divided by the median before; only a bound if one of them was not solved. Undefined if both were not. */
  readonly ratio: number | undefined;
  /** Ratios between 1 / noise and noise are not significant. */
  readonly noise: number;
  readonly verdict: Verdict;
}

/** All cases of one type on one engine that were solved both times. */
interface TypeChange {
  readonly type: string;
  readonly engine: string;
  readonly cases: number;
  /** Geometric mean of the ratios. */
  readonly ratio: number;
  readonly noise: number;
  readonly verdict: Verdict;
}

export interface Changes {
  readonly cases: readonly CaseChange[];
  readonly types: readonly TypeChange[];
  /** Number of cases, per engine, that only one of the reports has. */
  readonly onlyBefore: number;
  readonly onlyNow: number;
  /** Differences between the machines, as text. */
  readonly machines: readonly string[];
}

/** Noise in median absolute deviations: two standard deviations for normally distributed measurements. */
const DEVIATIONS = 3;

/**
 * Compares the medians of two reports, by case and by type.
 * @throws UsageError if their tasks differ.
 */
export function changesBetween(before: BenchReport, now: BenchReport, threshold: number): Changes {
  const [earlierTask, task] = [before.task ?? 'answer', now.task ?? 'answer'];
  if (earlierTask !== task) throw new UsageError(`the task was '${earlierTask}' before and is '${task}' now`);
  const old = new Map(before.results.map((result) => [keyOf(result), result]));
  const cases = now.results.flatMap((result) => {
    const other = old.get(keyOf(result));
    return other ? [caseChange(other, result, threshold)] : [];
  });
  return {
    cases,
    types: typeChanges(cases, threshold),
    onlyBefore: before.results.length - cases.length,
    onlyNow: now.results.length - cases.length,
    machines: differences(before.machine, now.machine),
  };
}

/** Returns whether anything is slower beyond the threshold and its noise, or has another status. */
export const hasRegressed = ({ cases, types }: Changes): boolean =>
  [...cases, ...types].some(({ verdict }) => verdict === 'slower' || verdict === 'other status');

const keyOf = (result: Result): string => `${result.engine} ${result.text}`;

function caseChange(before: Result, now: Result, threshold: number): CaseChange {
  const [old, recent] = [before.milliseconds.total!, now.milliseconds.total!];
  const both = before.censored && now.censored;
  const ratio = both ? undefined : recent.median / old.median;
  const noise = 1 + DEVIATIONS * Math.hypot(deviation(before), deviation(now));
  return { before, now, ratio, noise, verdict: verdict() };

  function verdict(): Verdict {
    if (ratio === undefined) return 'cannot tell';
    // A bound counts only if it exceeds the threshold.
    const judged = judge(ratio, noise, threshold);
    if (now.censored) return judged === 'slower' ? judged : 'cannot tell';
    if (before.censored) return judged === 'faster' ? judged : 'cannot tell';
    return before.status === now.status ? judged : 'other status';
  }
}

function judge(ratio: number, noise: number, threshold: number): Verdict {
  const limit = Math.max(threshold, noise);
  return ratio > limit ? 'slower' : ratio < 1 / limit ? 'faster' : 'same';
}

/** Relative to the median; 0 for a time that stands for a limit. */
const deviation = ({ censored, milliseconds: { total } }: Result): number =>
  censored ? 0 : relative(total!);
const relative = ({ median, mad }: Spread): number => mad / median;

function typeChanges(cases: readonly CaseChange[], threshold: number): readonly TypeChange[] {
  const groups = new Map<string, CaseChange[]>();
  for (const change of cases) {
    if (change.before.censored || change.now.censored) continue;
    const key = `${change.now.type} ${change.now.engine}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].map((own) => {
    const { type, engine } = own[0]!.now;
    const ratio = Math.exp(own.reduce((sum, change) => sum + Math.log(change.ratio!), 0) / own.length);
    const noise = 1 + Math.hypot(...own.map((change) => change.noise - 1)) / own.length;
    return { type, engine, cases: own.length, ratio, noise, verdict: judge(ratio, noise, threshold) };
  });
}

function differences(before: BenchReport['machine'], now: BenchReport['machine']): readonly string[] {
  return (['cpu', 'cores', 'platform', 'node'] as const)
    .filter((fact) => before[fact] !== now[fact])
    .map((fact) => `${fact} ${before[fact]}, now ${now[fact]}`);
}

/** Formats the changes as tables. */
export function changesTable({ cases, types, onlyBefore, onlyNow, machines }: Changes): string {
  const rows = cases.map(({ before, now, ratio, noise, verdict }) => [
    now.name,
    now.engine,
    before.censored
      ? `> ${time(before.milliseconds.total!.median)}`
      : milliseconds(before.milliseconds.total!.median),
    now.censored ? `> ${time(now.milliseconds.total!.median)}` : milliseconds(now.milliseconds.total!.median),
    ratio === undefined ? '-' : `${now.censored ? '> ' : before.censored ? '< ' : ''}${factor(ratio)}`,
    `±${(100 * (noise - 1)).toFixed(0)}%`,
    verdict === 'other status' ? `${before.status}, now ${now.status}` : verdictText(verdict),
  ]);
  const sums = types.map(({ type, engine, cases: n, ratio, noise, verdict }) => [
    type,
    engine,
    String(n),
    factor(ratio),
    `±${(100 * (noise - 1)).toFixed(0)}%`,
    verdictText(verdict),
  ]);
  return [
    table(['puzzle', 'engine', 'before', 'now', 'ratio', 'noise', ''], rows),
    table(['puzzle type', 'engine', 'puzzles', 'ratio', 'noise', ''], sums),
    ...(machines.length ? [`not the same machine: ${machines.join('; ')}`] : []),
    ...(onlyBefore ? [`only before: ${resultCount(onlyBefore)}`] : []),
    ...(onlyNow ? [`only now: ${resultCount(onlyNow)}`] : []),
  ].join('\n\n');
}

const verdictText = (verdict: Verdict): string => (verdict === 'same' ? '' : verdict);

const resultCount = (results: number): string => (results === 1 ? '1 result' : `${results} results`);
