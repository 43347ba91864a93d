import { writeFileSync } from 'node:fs';
import { arch, availableParallelism, platform } from 'node:os';
import type { Result } from './run.js';

/** What `run --json` writes; README.md explains it. */
export interface Report {
  readonly date: string;
  readonly node: string;
  readonly platform: string;
  readonly cores: number;
  readonly engine: string;
  readonly repeat: number;
  readonly results: readonly Result[];
}

/** Puts results together with what is known of the run. */
export function reportOf(results: readonly Result[], engine: string, repeat: number): Report {
  return {
    date: new Date().toISOString(),
    node: process.version,
    platform: `${platform()}-${arch()}`,
    cores: availableParallelism(),
    engine,
    repeat,
    results,
  };
}

/** Writes a report as JSON, times to the microsecond. */
export function writeReport(file: string, report: Report): void {
  const rounded = (_key: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
  writeFileSync(file, `${JSON.stringify(report, rounded, 2)}\n`);
}
