import { type Command, Option } from 'commander';
import { EXIT } from '../exit.js';
import { TASKS } from '../measure/tasks.js';
import { threshold } from '../options.js';
import { readReport } from '../report/report.js';
import type { Run } from '../run.js';
import { suites, suitesFor } from '../suites/suites.js';
import { printChanges } from './compare.js';
import { addMeasureOptions, type MeasureOptions, measureAndReport } from './measure-options.js';

interface RunOptions extends MeasureOptions {
  readonly suite?: readonly string[];
  readonly corpus?: readonly string[];
  readonly compare?: string;
  readonly threshold: number;
}

export function addRun(program: Command, run: Run): void {
  const command = program
    .command('run')
    .summary('measure puzzles on engines')
    .description(
      'Measures finding an answer and proving that there is no other (or, where several answers are usual, what all of ' +
        'them share), or another task, for any choice of puzzles, sizes and engines.',
    )
    .option(
      '--suite <names...>',
      `suites of puzzles (${suites.map(({ name }) => name).join(', ')}; default: ${suites[0]!.name})`,
    )
    .option('--corpus <paths...>', 'files with one puzzle on each line, or folders of such .txt files')
    .addOption(
      new Option(
        '--task <name>',
        "the only answer (default), a player's path to it, an explanation of what has no answer or several, or what is certain",
      ).choices(TASKS),
    );
  addMeasureOptions(command)
    .option('--compare <file>', 'compares with what --json has written before; exit status 1 if slower')
    .option('--threshold <factor>', 'how many times slower counts', threshold, 1.25)
    .addHelpText(
      'after',
      `
Examples:
  gridproof-bench run
  gridproof-bench run --suite large --size 30.. --engine z3 native:z3 --html report.html
  gridproof-bench run --suite reasons --task steps --engine cadical --repeat 3
  gridproof-bench run --corpus my-puzzles --repeat 20 --json new.json --compare old.json

Exit status: 0 done, 1 slower than before, a failure or engines that contradict each other, 2 wrong usage, 130 ctrl-C`,
    )
    .action(async (options: RunOptions) => {
      const before = options.compare === undefined ? undefined : readReport(options.compare);
      const { report, status } = await measureAndReport(
        run.plugins,
        suitesFor(options.suite, options.corpus),
        'run',
        options,
      );
      const slower = before ? printChanges(before, report, options.threshold) : false;
      process.exitCode = slower && status === EXIT.done ? EXIT.fault : status;
    });
}
