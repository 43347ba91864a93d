import type { Command } from 'commander';
import { EXIT } from '../exit.js';
import { threshold } from '../options.js';
import { changesBetween, changesTable, hasRegressed } from '../report/compare.js';
import { type BenchReport, readReport } from '../report/report.js';

export function addCompare(program: Command): void {
  program
    .command('compare')
    .summary('compare two files of figures')
    .description(
      'Compares two files that --json has written: ratios of medians, now to before, for each puzzle and engine, and their ' +
        'geometric mean for each puzzle type. Noise is what the spread of the runs would explain.',
    )
    .argument('<old.json>', 'the figures before')
    .argument('<new.json>', 'the figures now')
    .option('--threshold <factor>', 'how many times slower counts', threshold, 1.25)
    .addHelpText(
      'after',
      `
Example:
  gridproof-bench compare monday.json today.json --threshold 1.1

Exit status: 0 nothing is slower beyond the threshold and its noise, 1 something is, or its status changed, 2 wrong usage`,
    )
    .action((old: string, recent: string, options: { threshold: number }) => {
      const slower = printChanges(readReport(old), readReport(recent), options.threshold);
      process.exitCode = slower ? EXIT.fault : EXIT.done;
    });
}

/** Prints the changes. Returns whether anything became worse. */
export function printChanges(before: BenchReport, now: BenchReport, threshold: number): boolean {
  const changes = changesBetween(before, now, threshold);
  console.log(`\nRatios to ${before.date}\n\n${changesTable(changes)}`);
  return hasRegressed(changes);
}
