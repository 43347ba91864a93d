import type { Command } from 'commander';
import type { Run } from '../run.js';
import { growth } from '../suites/growth.js';
import { addMeasureOptions, type MeasureOptions, measureAndReport } from './measure-options.js';

export function addGrowth(program: Command, run: Run): void {
  const command = program
    .command('growth')
    .summary('measure how cost grows with size')
    .description(
      'Measures square boards of growing size and fits a power law through the times of each phase: the exponent says ' +
        'what happens to the time when a board has twice the cells (1: twice the time, 2: four times).',
    );
  addMeasureOptions(command)
    .addHelpText(
      'after',
      `
Examples:
  gridproof-bench growth --repeat 3 --html growth.html
  gridproof-bench growth --engine z3 --size ..40`,
    )
    .action(async (options: MeasureOptions) => {
      const { status } = await measureAndReport(run.plugins, [growth], 'growth', options);
      process.exitCode = status;
    });
}
