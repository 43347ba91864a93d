import { read } from '@gridproof/core';
import type { Command } from 'commander';
import type { Sudoku } from '../articles.js';
import { casesOf } from '../case.js';
import { packageOf, puzzleTypes } from '../installed.js';
import { kindNamed } from '../kind.js';
import { measured } from '../measuring.js';
import { atLeast, duration } from '../options.js';
import { tell } from '../progress.js';
import { sudokuHard } from '../suites/sudoku-hard.js';
import { milliseconds, table } from '../table.js';

export function addArticles(program: Command): void {
  program
    .command('articles')
    .summary('compare with sudoku as tutorials write it')
    .description(
      'Compares with sudoku as tutorials write it, integers and Distinct, on the same build of Z3.',
    )
    .option('--repeat <n>', 'measured runs of ours; theirs runs once', atLeast(1), 20)
    .option('--timeout <time>', 'for each of their two checks', duration, 60_000)
    .action(async ({ repeat, timeout }: { repeat: number; timeout: number }) => {
      const { articleModel } = await import('../articles.js');
      const types = await puzzleTypes();
      const sudoku = kindNamed('sudoku', types);
      const cases = casesOf([sudokuHard], types);
      const solve = await articleModel(packageOf('z3').plugin.url);
      const { results } = await measured(cases, ['z3'], { about: 'run', repeat, warmUp: 1, timeout });
      const rows: string[][] = [];
      for (const { name, text, status, milliseconds: times } of results) {
        tell(name);
        const theirs = await solve(read(sudoku, text) as Sudoku, timeout);
        const ours = times.total!.median;
        rows.push([
          name,
          status,
          milliseconds(ours),
          theirs.status,
          milliseconds(theirs.milliseconds),
          `${(theirs.milliseconds / ours).toFixed(0)}x`,
        ]);
      }
      tell('');
      console.log(table(['sudoku', 'ours', 'ms', 'article', 'ms', 'ratio'], rows));
    });
}
