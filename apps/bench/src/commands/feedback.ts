import type { Command } from 'commander';
import { EXIT } from '../exit.js';
import { measureFeedback } from '../feedback/feedback-share.js';
import { statusLine } from '../measure/progress.js';
import { atLeast } from '../options.js';
import { table } from '../report/table.js';
import type { Run } from '../run.js';

interface FeedbackOptions {
  readonly type?: readonly string[];
  readonly draws: number;
  readonly seed: number;
}

export function addFeedback(program: Command, run: Run): void {
  program
    .command('feedback')
    .summary('measure the share of wrong entries that feedback finds')
    .description(
      'Checks halves of the answers to all examples against the rules, each as it is and with one wrong entry. A violation\n' +
        'reported in a correct half is a false alarm.',
    )
    .option('--type <ids...>', 'only these puzzle types')
    .option('--draws <n>', 'partial answers of each puzzle type', atLeast(1), 1000)
    .option('--seed <n>', 'draws other partial answers', atLeast(0), 7)
    .addHelpText(
      'after',
      `
Example:
  gridproof-bench feedback --type slitherlink fillomino --draws 100

Exit status: 0 no false alarm, 1 some, 2 wrong usage, 130 ctrl-C`,
    )
    .action(async ({ type: only, draws, seed }: FeedbackOptions) => {
      const types = (await run.plugins.types()).filter(
        ({ id, described }) => described && (!only || only.includes(id)),
      );
      const shares = types.map((type) => {
        statusLine(type.title);
        return measureFeedback(type, draws, seed);
      });
      statusLine('');
      const percent = shares.map(({ found }) => (100 * found) / draws);
      const rows = types.map(({ title }, at) => [
        title,
        percent[at]!.toFixed(0),
        `${shares[at]!.falseAlarms}`,
      ]);
      console.log(table(['puzzle type', 'found, %', 'false alarms'], rows));
      const mean = percent.reduce((sum, one) => sum + one, 0) / percent.length;
      console.log(`mean of the percentages found: ${mean.toFixed(1)}`);
      if (shares.some(({ falseAlarms }) => falseAlarms > 0)) process.exitCode = EXIT.fault;
    });
}
