import { UsageError } from '@gridproof/plugins';
import type { Command } from 'commander';
import { EXIT } from '../exit.js';
import { measured } from '../measure/measuring.js';
import { atLeast, duration } from '../options.js';
import { wrongIn } from '../report/faulty.js';
import { checkWritable, writeReport } from '../report/report.js';
import type { Run } from '../run.js';
import { casesOf } from '../suites/case.js';
import { fileSuite, gradedSuites } from '../suites/corpora.js';
import { agreements, agreementTables } from './ratings.js';

interface RatingsOptions {
  readonly engine: string;
  readonly timeout: number;
  readonly worst: number;
  readonly json?: string;
}

export function addRatings(program: Command, run: Run): void {
  program
    .command('ratings')
    .summary('compare ratings with the grades of generators')
    .description(
      'Rates puzzles whose generator says how hard they are, and says how far both agree: rank correlation, the ratings of\n' +
        'each grade, and the puzzles that are out of place.',
    )
    .argument(
      '[files...]',
      "puzzles, one on each line, below lines such as '# grade: easy', the easiest first (default: this program's own)",
    )
    .option('--engine <name>', 'the engine', 'cadical')
    .option('--timeout <time>', 'for a path, after which the puzzle is not rated', duration, 60_000)
    .option('--worst <n>', 'how many of the puzzles that are out of place are shown', atLeast(0), 5)
    .option('--json <file>', 'writes every figure to a file')
    .addHelpText(
      'after',
      `
Examples:
  node apps/bench/dist/experiments.js ratings
  node apps/bench/dist/experiments.js ratings my-sudokus.txt --worst 20`,
    )
    .action(async (files: readonly string[], { engine, timeout, worst, json }: RatingsOptions) => {
      if (json) checkWritable(json);
      const cases = casesOf(
        files.length > 0 ? files.map(fileSuite) : gradedSuites(),
        await run.plugins.types(),
      );
      for (const { name, grade, suite } of cases)
        if (grade === undefined)
          throw new UsageError(`${suite}: no line such as '# grade: easy' stands above ${name}`);
      await run.plugins.engine(engine);
      const setting = { about: 'run', task: 'steps', warmUp: 0, repeat: 1, timeout } as const;
      const report = await measured(run.plugins, cases, [engine], setting);
      console.log(
        agreements(report.results)
          .map((agreement) => agreementTables(agreement, worst))
          .join('\n\n\n'),
      );
      if (json) writeReport(json, report);
      const wrong = wrongIn(report);
      for (const sentence of wrong) console.error(`gridproof-bench: ${sentence}`);
      process.exitCode = !report.complete ? EXIT.interrupted : wrong.length > 0 ? EXIT.fault : EXIT.done;
    });
}
