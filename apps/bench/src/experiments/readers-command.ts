import type { AnyPuzzle } from '@gridproof/core';
import type { Command } from 'commander';
import { EXIT } from '../exit.js';
import { tell } from '../measure/progress.js';
import { atLeast } from '../options.js';
import { table } from '../report/table.js';
import type { Run } from '../run.js';
import { processorTime } from './processor-time.js';
import { boardWithin, longTexts, MOST, readOrRefuse } from './readers.js';
import { StepCounter } from './steps.js';

interface ReadersCommandOptions {
  readonly type?: readonly string[];
  readonly limit: number;
  readonly repeat: number;
  readonly steps?: boolean;
}

export function addReaders(program: Command, run: Run): void {
  program
    .command('readers')
    .summary('measure how long it takes to read long texts')
    .description(
      'Reads long texts and the largest board of each puzzle type, as this type and as texts that do not name their type. Shows the least\n' +
        'processor time of several runs, in milliseconds.',
    )
    .option('--type <ids...>', 'only these puzzle types')
    .option('--limit <ms>', 'how long a text may take', atLeast(1), 300)
    .option('--repeat <n>', 'runs of each', atLeast(1), 3)
    .option(
      '--steps',
      'count steps instead: four times the text may take little more than four times as many',
    )
    .addHelpText(
      'after',
      `
Examples:
  node apps/bench/dist/experiments.js readers
  node apps/bench/dist/experiments.js readers --type numberlink shikaku --limit 100
  node apps/bench/dist/experiments.js readers --steps

Exit status: 0 no text takes more than it may, 1 some do, 2 wrong usage, 130 ctrl-C`,
    )
    .action(async ({ type: only, limit, repeat, steps }: ReadersCommandOptions) => {
      const measure = steps ? growth() : leastTime(repeat);
      const bound = steps ? MOST_GROWTH : limit;
      const types = (await run.plugins.types()).filter(({ described }) => described);
      const chosen = types.filter(({ id }) => !only || only.includes(id));
      const names = Object.keys(longTexts(MOST));
      const rows = chosen.map((type) => {
        tell(type.title);
        const board = (side: number) => boardWithin(type, side);
        return {
          title: type.title,
          found: [
            ...names.map((name) => measure((side) => longTexts(side)[name]!, types, type.id)),
            measure(board, types, type.id),
            measure(board, types),
          ],
        };
      });
      tell('not named');
      const found = names.map((name) => measure((side) => longTexts(side)[name]!, types));
      rows.push({ title: 'not named', found });
      tell('');
      const digits = steps ? 1 : 0;
      const shown = rows.map((row) => [row.title, ...row.found.map((one) => one.toFixed(digits))]);
      console.log(table(['puzzle type', ...names, 'own board', 'not named'], shown));
      const most = Math.max(...rows.flatMap((row) => row.found));
      console.log(`at most ${most.toFixed(digits)}`);
      if (most > bound) process.exitCode = EXIT.fault;
    });
}

/** Measures how a text of a side is read, as one type or as a text that does not name its type. */
type Measure = (textOf: (side: number) => string, types: readonly AnyPuzzle[], as?: string) => number;

const leastTime =
  (repeat: number): Measure =>
  (textOf, types, as) => {
    const text = textOf(MOST);
    const times = Array.from({ length: repeat }, () => {
      const start = processorTime();
      readOrRefuse(text, types, as);
      return processorTime() - start;
    });
    return Math.min(...times);
  };

/** The sides of the texts whose steps are compared. */
const [SMALL, LARGE] = [24, 48];

/** Steps for each character that no reader is blamed for. */
const FREE = 30;

/** How many times as many steps a character of the larger text may take. */
const MOST_GROWTH = 1.5;

function growth(): Measure {
  const counter = new StepCounter();
  return (textOf, types, as) => {
    const [small, large] = [SMALL, LARGE].map((side) => {
      const text = textOf(side);
      return counter.of(() => readOrRefuse(text, types, as)) / text.length;
    }) as [number, number];
    return large / Math.max(small, FREE);
  };
}
