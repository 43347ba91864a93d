import type { Command } from 'commander';
import { puzzleTypes } from '../installed.js';
import { kindNamed } from '../kind.js';
import { usableEngines } from '../measuring.js';
import { atLeast } from '../options.js';
import { runsOf, startTimes } from '../start.js';
import { table, time } from '../table.js';

export function addStart(program: Command): void {
  program
    .command('start')
    .summary('measure whole processes')
    .description(
      'Measures processes from their start to their end, in turn: Node alone, the command line without a puzzle, and the\n' +
        'command line with a hard sudoku on each engine.',
    )
    .option('--engine <names...>', 'engines (all that are installed)')
    .option('--repeat <n>', 'measured runs of each', atLeast(1), 20)
    .addHelpText(
      'after',
      `
Example:
  gridproof-bench start --engine cadical --repeat 50`,
    )
    .action(async ({ engine, repeat }: { engine?: readonly string[]; repeat: number }) => {
      kindNamed('sudoku', await puzzleTypes());
      const runs = runsOf(await usableEngines(engine));
      const spreads = await startTimes(runs, repeat);
      const rows = spreads.map(({ median, min, max }, at) => [
        runs[at]!.name,
        ...[median, min, max].map(time),
      ]);
      console.log(table(['process', 'median', 'min', 'max'], rows));
    });
}
