import { type Command, Option } from 'commander';
import type { Task } from '../measure/tasks.js';
import type { Run } from '../run.js';
import { reasons } from '../suites/reasons.js';
import { suitesTold } from '../suites/suites.js';
import { type FiguresOptions, figures, withFigures } from './figures.js';

interface ReasonsOptions extends FiguresOptions {
  readonly suite?: readonly string[];
  readonly corpus?: readonly string[];
  readonly task: Task;
}

export function addReasons(program: Command, run: Run): void {
  const command = program
    .command('reasons')
    .summary('measure paths and explanations')
    .description(
      "Measures a player's path to the answer, step by step, and how hard it is; where there is no answer, an explanation.",
    )
    .option('--suite <names...>', `suites of puzzles (default: ${reasons.name})`)
    .option('--corpus <paths...>', 'files with one puzzle on each line, or folders of such .txt files')
    .addOption(
      new Option(
        '--task <name>',
        'a path, an explanation of what has no answer or several, or what is certain',
      )
        .choices(['steps', 'explain', 'forced'])
        .default('steps'),
    );
  withFigures(command, { repeat: 3 })
    .addHelpText(
      'after',
      `
Examples:
  gridproof-bench reasons --engine cadical
  gridproof-bench reasons --suite sudoku-hard --engine cadical --repeat 1
  gridproof-bench reasons --task forced --size 20.. --engine cadical

Exit status: 0 done, 1 a failure or engines that contradict each other, 2 wrong usage, 130 ctrl-C`,
    )
    .action(async ({ suite, corpus, ...options }: ReasonsOptions) => {
      const { status } = await figures(run.plugins, suitesTold(suite, corpus, reasons), 'run', options);
      process.exitCode = status;
    });
}
