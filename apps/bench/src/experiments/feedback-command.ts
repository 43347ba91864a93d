import type { Command } from 'commander';
import { EXIT } from '../exit.js';
import { tell } from '../measure/progress.js';
import { atLeast } from '../options.js';
import { table } from '../report/table.js';
import type { Run } from '../run.js';
import { entryTimes, shareFound } from './feedback.js';

interface FeedbackCommandOptions {
  readonly type?: readonly string[];
  readonly draws: number;
  readonly seed: number;
  readonly side: number;
  readonly entries: number;
}

export function addFeedback(program: Command, run: Run): void {
  program
    .command('feedback')
    .summary('measure what the rules say of entries')
    .description(
      'Judges entries by the rules alone: halves of the answers to all examples, each as it is and with one wrong entry. A right half\n' +
        'that seems to break a rule is a false alarm. Measures how long it takes to judge a large board after one entry.',
    )
    .option('--type <ids...>', 'only these puzzle types')
    .option('--draws <n>', 'part answers of each puzzle type', atLeast(1), 1000)
    .option('--seed <n>', 'draws other parts', atLeast(0), 7)
    .option('--side <n>', 'how long the sides of the large board are', atLeast(1), 30)
    .option('--entries <n>', 'entries on the large board', atLeast(1), 200)
    .addHelpText(
      'after',
      `
Examples:
  node apps/bench/dist/experiments.js feedback
  node apps/bench/dist/experiments.js feedback --type slitherlink fillomino --draws 100

Exit status: 0 no false alarm, 1 some, 2 wrong usage, 130 ctrl-C`,
    )
    .action(async ({ type: only, draws, seed, side, entries }: FeedbackCommandOptions) => {
      const types = (await run.plugins.types()).filter(
        ({ id, described }) => described && (!only || only.includes(id)),
      );
      const shares = types.map((type) => {
        tell(type.title);
        return shareFound(type, draws, seed);
      });
      const size = { width: side, height: side };
      const rows = types.map((type, at) => {
        const { found, wrong, alarms } = shares[at]!;
        tell(`${type.title} ${side}x${side}`);
        const times = entryTimes(type, size, entries);
        const shown = times
          ? [times.median, times.most, times.opening].map((ms) => ms.toFixed(2))
          : ['', '', ''];
        return [type.title, ((100 * found) / wrong).toFixed(0), `${alarms}`, ...shown];
      });
      tell('');
      const mean = shares.reduce((sum, { found, wrong }) => sum + (100 * found) / wrong, 0) / shares.length;
      console.log(
        table(
          ['puzzle type', 'found, %', 'false alarms', 'an entry, ms', '95 % within, ms', 'opening, ms'],
          rows,
        ),
      );
      console.log(`mean of what is found: ${mean.toFixed(1)} %`);
      if (shares.some(({ alarms }) => alarms > 0)) process.exitCode = EXIT.fault;
    });
}
