import { UsageError } from '@gridproof/plugins';
import { type Command, Option } from 'commander';
import { compare, comparisonTable, setupNames, setupsOf } from '../choices/choices.js';
import { tell } from '../measure/progress.js';
import { atLeast, duration } from '../options.js';
import type { Run } from '../run.js';
import { casesOf } from '../suites/case.js';
import { suitesNamed } from '../suites/suites.js';

interface ChoicesOptions {
  readonly engine: string;
  readonly suite: readonly string[];
  readonly puzzle: string;
  readonly setup?: readonly string[];
  readonly repeat: number;
  readonly timeout: number;
}

export function addChoices(program: Command, run: Run): void {
  program
    .command('choices')
    .summary('compare ways to set an engine up')
    .description("Compares ways to set an engine up: the reasons for the engine's own choice.")
    .addOption(
      new Option('--engine <name>', 'the engine')
        .choices(setupNames.map(({ engine }) => engine))
        .default('z3'),
    )
    .option('--suite <names...>', 'the suites', ['sudoku-hard', 'sparse'])
    .option('--puzzle <text>', 'only puzzles whose names contain this', '')
    .option('--setup <names...>', 'only setups of these names')
    .option('--repeat <n>', 'measured runs of each puzzle with each setup', atLeast(1), 7)
    .option('--timeout <time>', 'after which a setup is given up on a puzzle', duration, 20_000)
    .addHelpText(
      'after',
      `\nSetups\n${setupNames
        .map(({ engine, names }) => `  ${engine}: ${names.map((name) => `'${name}'`).join(', ')}`)
        .join('\n')}`,
    )
    .action(async ({ engine, suite, puzzle, setup, repeat, timeout }: ChoicesOptions) => {
      const types = await run.plugins.types();
      const cases = casesOf(suitesNamed(suite), types).filter(({ name }) => name.includes(puzzle));
      const compared = (await setupsOf(run.plugins.engines.named(engine))).filter(
        ({ name }) => !setup || setup.includes(name),
      );
      if (cases.length === 0 || compared.length === 0)
        throw new UsageError('no puzzle or no setup has this name');
      const comparison = await compare(cases, types, compared, { repeat, timeout }, tell);
      tell('');
      console.log(comparisonTable(comparison));
    });
}
