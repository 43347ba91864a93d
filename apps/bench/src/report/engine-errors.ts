import { byCase } from './grouping.js';
import type { BenchReport } from './report.js';

/** Lists errors of engines: failed runs, and contradictory verdicts. */
export function engineErrors({ results }: BenchReport): readonly string[] {
  const failed = results
    .filter(({ status }) => status === 'failed')
    .map(({ name, engine, reason }) => `${engine} failed on ${name}: ${reason}`);
  const contradictions = byCase(results).flatMap((own) => {
    const decided = own.filter(({ censored }) => !censored);
    if (new Set(decided.map(({ status }) => status)).size < 2) return [];
    return [
      `the engines contradict each other on ${own[0]!.name}: ${decided.map(({ engine, status }) => `${engine} says ${status}`).join(', ')}`,
    ];
  });
  return [...failed, ...contradictions];
}
