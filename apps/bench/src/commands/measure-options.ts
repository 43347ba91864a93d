import type { Command } from 'commander';
import { EXIT } from '../exit.js';
import { measureCases } from '../measure/measure-cases.js';
import type { BenchTask } from '../measure/tasks.js';
import { atLeast, duration, type Sides, sides, warmUpOption } from '../options.js';
import type { Plugins } from '../plugins.js';
import { engineErrors } from '../report/engine-errors.js';
import { type BenchReport, checkWritable, writeReport, writeText } from '../report/report.js';
import { tablesOf } from '../report/tables.js';
import { casesOf } from '../suites/case.js';
import type { Suite } from '../suites/suite.js';

/** Options of the commands that measure puzzles on engines. */
export interface MeasureOptions {
  readonly task?: BenchTask;
  readonly type?: readonly string[];
  readonly size?: Sides;
  readonly engine?: readonly string[];
  readonly repeat: number;
  readonly warmUp: number;
  readonly timeout: number;
  readonly searchSteps?: number;
  readonly json?: string;
  readonly html?: string;
}

/** Adds these options to a command. */
export function addMeasureOptions(command: Command): Command {
  return command
    .option('--type <ids...>', 'only these puzzle types')
    .option('--size <min..max>', 'only boards whose longer side is in a range: 10..40, 10.., ..40', sides)
    .option('--engine <names...>', 'engines, or native:PROGRAM (default: all that are installed)')
    .option('--repeat <n>', 'measured runs of each puzzle on each engine', atLeast(1), 5)
    .addOption(warmUpOption())
    .option(
      '--timeout <time>',
      'gives a run up: 500ms, 30s, 2m; a plain number means seconds',
      duration,
      60_000,
    )
    .option(
      '--search-steps <n>',
      'how many steps a small search may take before an engine is asked; 0: none (default: as gridproof does)',
      atLeast(0),
    )
    .option('--json <file>', 'writes every figure to a file')
    .option('--html <file>', 'writes a page with plots to a file');
}

/** Measures, prints and writes the report, and reports errors of engines. */
export async function measureAndReport(
  plugins: Plugins,
  suites: readonly Suite[],
  about: BenchReport['about'],
  options: MeasureOptions,
  format: (report: BenchReport) => string = tablesOf,
): Promise<{ readonly report: BenchReport; readonly status: number }> {
  const { type: only, size, json, html } = options;
  for (const file of [json, html]) if (file) checkWritable(file);
  const engines = await plugins.engineNames(options.engine);
  const cases = casesOf(suites, await plugins.types(), { only, sides: size });
  const report = await measureCases(plugins, cases, engines, { ...options, about });
  if (report.results.length > 0) console.log(format(report));
  if (json) writeReport(json, report);
  if (html) await writePage(html, report);
  const wrong = engineErrors(report);
  for (const sentence of wrong) console.error(`gridproof-bench: ${sentence}`);
  const status = !report.complete ? EXIT.interrupted : wrong.length > 0 ? EXIT.fault : EXIT.done;
  return { report, status };
}

/** Writes the page with plots. The plot library is loaded on demand. */
export async function writePage(file: string, report: BenchReport): Promise<void> {
  const { pageOf } = await import('../html/page.js');
  writeText(file, pageOf(report));
}
