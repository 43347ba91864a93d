import type { Command } from 'commander';
import { casesOf } from '../case.js';
import { compare, comparisonTable, setups } from '../choices.js';
import { UsageError } from '../faults.js';
import { puzzleTypes } from '../installed.js';
import { atLeast, duration } from '../options.js';
import { tell } from '../progress.js';
import { suitesNamed } from '../suites.js';

interface ChoicesOptions {
  readonly suite: readonly string[];
  readonly puzzle: string;
  readonly setup?: readonly string[];
  readonly repeat: number;
  readonly timeout: number;
}

export function addChoices(program: Command): void {
  program
    .command('choices')
    .summary('compare ways to set Z3 up')
    .description("Compares ways to set Z3 up: the reasons for the engine's own choice.")
    .option('--suite <names...>', 'the suites', ['sudoku-hard', 'sparse'])
    .option('--puzzle <text>', 'only puzzles whose names contain this', '')
    .option('--setup <names...>', `only some setups: ${setups.map(({ name }) => name).join(', ')}`)
    .option('--repeat <n>', 'measured runs of each puzzle with each setup', atLeast(1), 7)
    .option('--timeout <time>', 'after which a setup is given up on a puzzle', duration, 20_000)
    .action(async ({ suite, puzzle, setup, repeat, timeout }: ChoicesOptions) => {
      const types = await puzzleTypes();
      const cases = casesOf(suitesNamed(suite), types).filter(({ name }) => name.includes(puzzle));
      const compared = setup ? setups.filter(({ name }) => setup.includes(name)) : setups;
      if (cases.length === 0 || compared.length === 0)
        throw new UsageError('no puzzle or no setup has this name');
      const comparison = await compare(cases, types, compared, { repeat, timeout }, tell);
      tell('');
      console.log(comparisonTable(comparison));
    });
}
