import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '@gridproof/plugins';
import type { Rounds } from '../measure/interleave.js';
import { type Machine, thisMachine } from '../measure/machine.js';
import type { BenchTask } from '../measure/tasks.js';
import type { Result } from './result.js';

/** Format of `--json`; described in README.md. */
export interface BenchReport {
  /** Version of this format. */
  readonly format: 1;
  /** `growth` measures the growth of times with size. */
  readonly about: 'run' | 'growth';
  /** Default: `answer`. */
  readonly task?: BenchTask;
  readonly date: string;
  readonly machine: Machine;
  /** Versions of the packages of the engines and of their solvers. */
  readonly packages: Readonly<Record<string, string>>;
  readonly engines: readonly string[];
  readonly warmUp: number;
  readonly repeat: number;
  /** In milliseconds. */
  readonly timeout: number;
  /** Step limit of the depth-first search before an engine, if set. */
  readonly searchSteps?: number;
  /** False if it was stopped early. */
  readonly complete: boolean;
  readonly results: readonly Result[];
}

/** Settings of the measurements. */
export type ReportSettings = Rounds &
  Pick<BenchReport, 'about' | 'task' | 'packages' | 'engines' | 'timeout' | 'searchSteps' | 'complete'>;

/** Combines results with the settings of the run. */
export function reportOf(
  results: readonly Result[],
  { about, task, packages, engines, warmUp, repeat, timeout, searchSteps, complete }: ReportSettings,
): BenchReport {
  return {
    format: 1,
    about,
    ...(task && { task }),
    date: new Date().toISOString(),
    machine: thisMachine(),
    packages,
    engines,
    warmUp,
    repeat,
    timeout,
    ...(searchSteps !== undefined && { searchSteps }),
    complete,
    results,
  };
}

/** Writes a report as JSON, with times to the microsecond. */
export function writeReport(file: string, report: BenchReport): void {
  const roundNumber = (_key: string, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;
  writeText(file, `${JSON.stringify(report, roundNumber, 1)}\n`);
}

/**
 * Checks before measuring that a file can be written.
 * @throws UsageError if it cannot.
 */
export function checkWritable(file: string): void {
  try {
    accessSync(dirname(file), constants.W_OK);
  } catch (error) {
    throw new UsageError(`'${file}' cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

/**
 * Writes a file.
 * @throws UsageError if it cannot be written.
 */
export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new UsageError(`'${file}' cannot be written (${(error as NodeJS.ErrnoException).code})`);
  }
}

/**
 * Reads a report written by `writeReport`.
 * @throws UsageError if the file is something else.
 */
export function readReport(file: string): BenchReport {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`'${file}' cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  const expected = "expected what 'run --json' writes";
  let report: Partial<BenchReport> | null;
  try {
    report = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`'${file}' is not JSON (${(error as Error).message}), ${expected}`);
  }
  if (report?.format !== 1) throw new UsageError(`'${file}' is not a report of this version, ${expected}`);
  const whole =
    Array.isArray(report.results) && report.results.every(isResult) && Array.isArray(report.engines);
  if (!whole || !report.machine) throw new UsageError(`'${file}' is not whole, ${expected}`);
  return report as BenchReport;
}

const isResult = (result: Partial<Result> | null): boolean =>
  typeof result?.text === 'string' &&
  typeof result.engine === 'string' &&
  typeof result.milliseconds?.total?.median === 'number';
