import { UsageError } from '@gridproof/plugins';
import type { Command } from 'commander';
import { duration } from '../options.js';
import { formatGradeAgreement } from '../ratings/grade-agreement.js';
import type { Run } from '../run.js';
import { fileSuite, gradedSuites } from '../suites/corpora.js';
import { measureAndReport } from './measure-options.js';

interface RatingsOptions {
  readonly engine: string;
  readonly timeout: number;
  readonly json?: string;
}

export function addRatings(program: Command, run: Run): void {
  program
    .command('ratings')
    .summary('compare ratings with the grades of generators')
    .description(
      'Rates puzzles whose generator says how hard they are: the ratings of each grade, and their rank correlation.',
    )
    .argument(
      '[files...]',
      "puzzles, one on each line, below lines such as '# grade: easy', the easiest first (default: this program's own)",
    )
    .option('--engine <name>', 'the engine', 'cadical')
    .option('--timeout <time>', 'for a path, after which the puzzle is not rated', duration, 60_000)
    .option('--json <file>', 'writes every figure to a file')
    .addHelpText(
      'after',
      `
Example:
  gridproof-bench ratings my-sudokus.txt`,
    )
    .action(async (files: readonly string[], { engine, ...options }: RatingsOptions) => {
      const suites = files.length > 0 ? files.map(fileSuite) : gradedSuites();
      for (const { name, entries } of suites)
        if (entries([]).some(({ grade }) => grade === undefined))
          throw new UsageError(`${name}: no line such as '# grade: easy' stands above the first puzzle`);
      const setting = { task: 'steps', engine: [engine], warmUp: 0, repeat: 1, ...options } as const;
      const { status } = await measureAndReport(run.plugins, suites, 'run', setting, ({ results }) =>
        [...new Set(results.map(({ suite }) => suite))]
          .map((suite) => `${suite}\n${formatGradeAgreement(results.filter((one) => one.suite === suite))}`)
          .join('\n\n\n'),
      );
      process.exitCode = status;
    });
}
