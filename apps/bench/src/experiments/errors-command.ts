import { Random } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import { type Command, Option } from 'commander';
import { EXIT } from '../exit.js';
import { measured } from '../measure/measuring.js';
import { tell } from '../measure/progress.js';
import { atLeast, duration, type Sides, sides } from '../options.js';
import { wrongIn } from '../report/faulty.js';
import { checkWritable, writeReport } from '../report/report.js';
import { time } from '../report/table.js';
import { tablesOf } from '../report/tables.js';
import type { Run } from '../run.js';
import { casesOf } from '../suites/case.js';
import { reasons } from '../suites/reasons.js';
import { errorsIn } from './errors.js';
import { errorsTable, isExplained } from './errors-table.js';

interface ErrorsOptions {
  readonly type?: readonly string[];
  readonly size: Sides;
  readonly engine: string;
  readonly errors: number;
  readonly seed: number;
  readonly within: number;
  readonly verbose?: boolean;
  readonly json?: string;
}

export function addErrors(program: Command, run: Run): void {
  program
    .command('errors')
    .summary('measure explanations of mistakes')
    .description(
      'Makes mistakes in puzzles that have an answer, in each by itself: one clue that is written down as another one, or one\n' +
        'value that a player enters and that is wrong. Measures how long it takes to explain why nothing fits any more.',
    )
    .option('--type <ids...>', 'only these puzzle types')
    .addOption(
      new Option('--size <min..max>', 'boards whose longer side is in a range')
        .argParser(sides)
        .default({ min: 8, max: 10 }, '8..10'),
    )
    .option('--engine <name>', 'the engine', 'cadical')
    .option('--errors <n>', 'mistakes of each sort in each puzzle type', atLeast(1), 10)
    .option('--seed <n>', 'makes other mistakes', atLeast(0), 1)
    .option('--within <time>', 'how long an explanation may take', duration, 5_000)
    .option('--verbose', 'also shows each mistake')
    .option('--json <file>', 'writes every figure to a file')
    .addHelpText(
      'after',
      `
Examples:
  node apps/bench/dist/experiments.js errors
  node apps/bench/dist/experiments.js errors --type slant takuzu --errors 100 --seed 7

Exit status: 0 all have a minimal explanation in time, 1 some do not, 2 wrong usage, 130 ctrl-C`,
    )
    .action(
      async ({ type: only, size, engine: name, errors: count, seed, within, ...shown }: ErrorsOptions) => {
        if (shown.json) checkWritable(shown.json);
        const types = await run.plugins.types();
        const engine = await run.plugins.engine(name);
        const boards = casesOf([reasons], types, { only, sides: size });
        tell('making mistakes');
        const cases = await errorsIn(boards, types, engine, new Random(seed), count);
        tell('');
        if (cases.length === 0) throw new UsageError('no mistake could be made in these puzzles');
        const setting = { about: 'run', task: 'explain', warmUp: 0, repeat: 1, timeout: within } as const;
        const report = await measured(run.plugins, cases, [name], setting);
        if (shown.verbose) console.log(`${tablesOf(report)}\n`);
        if (report.results.length > 0) console.log(errorsTable(report.results, within));
        if (shown.json) writeReport(shown.json, report);
        const late = report.results.filter((result) => !isExplained(result, within));
        for (const { name } of late) console.log(`no minimal explanation within ${time(within)}: ${name}`);
        for (const sentence of wrongIn(report)) console.error(`gridproof-bench: ${sentence}`);
        process.exitCode = !report.complete ? EXIT.interrupted : late.length > 0 ? EXIT.fault : EXIT.done;
      },
    );
}
