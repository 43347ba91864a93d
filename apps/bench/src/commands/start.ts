import { join } from 'node:path';
import type { Command } from 'commander';
import { atLeast, warmUpOption } from '../options.js';
import type { Plugins } from '../plugins.js';
import { writeSudokus } from '../process/batch.js';
import { runsOf, startTimes } from '../process/start.js';
import { withFolder } from '../process/temporary-folder.js';
import { table, time } from '../report/table.js';
import type { Run } from '../run.js';
import { installedType } from '../suites/installed-type.js';

interface StartOptions {
  readonly engine?: readonly string[];
  readonly repeat: number;
  readonly warmUp: number;
  readonly puzzles: number;
}

/** Runs all installed engines together. */
const AUTO = 'auto';

export function addStart(program: Command, run: Run): void {
  program
    .command('start')
    .summary('measure whole processes')
    .description(
      'Measures processes from their start to their end, in turn, and the processor time that they take: Node alone, the ' +
        'command line without a puzzle, with a small takuzu, and with a hard sudoku and a batch of them on each engine, and on all by ' +
        'default.',
    )
    .option('--engine <names...>', 'engines, or auto (auto and all that are installed)')
    .option('--repeat <n>', 'measured runs of each', atLeast(1), 20)
    .addOption(warmUpOption())
    .option('--puzzles <n>', 'how many sudokus the batch has', atLeast(1), 1000)
    .addHelpText(
      'after',
      `
Example:
  gridproof-bench start --engine auto cadical --repeat 50`,
    )
    .action(async ({ engine, puzzles, ...counts }: StartOptions) => {
      installedType('sudoku', await run.plugins.types());
      const choices = await choicesOf(engine, run.plugins);
      await withFolder(async (folder) => {
        const runs = runsOf(choices, join(folder, writeSudokus(folder, puzzles)), run.plugins.pluginNames);
        const taken = await startTimes(runs, counts);
        const [node] = taken;
        const rows = taken.map(({ time: { median, min, max }, processor }, at) => [
          runs[at]!.name,
          processor ? time(processor.median) : '–',
          processor && at > 0 ? time(processor.median - node!.processor!.median) : '–',
          ...[median, min, max].map(time),
        ]);
        console.log(table(['process', 'processor', 'beyond Node', 'median', 'min', 'max'], rows));
      });
    });
}

/** Returns the named engines; by default each engine alone, and all together. */
async function choicesOf(named: readonly string[] | undefined, plugins: Plugins): Promise<readonly string[]> {
  const engines = named?.filter((name) => name !== AUTO);
  if (named?.length && !engines?.length) return [AUTO];
  const usable = await plugins.engineNames(engines);
  const together = named ? named.includes(AUTO) : usable.length > 1;
  return together ? [AUTO, ...usable] : usable;
}
