import { z3 } from '@gridproof/engine-z3';
import { sudoku } from '@gridproof/sudoku';
import { Command, InvalidArgumentError } from 'commander';
import { casesOf } from './case.js';
import { compare, comparisonTable, setups } from './choices.js';
import { engineNamed } from './engines.js';
import { growthOf, MOST_GROWTH, memoryTable, watchMemory } from './memory.js';
import { reportOf, writeReport } from './report.js';
import { kindsTableOf, run, tableOf } from './run.js';
import { sudokuHard } from './suites/sudoku-hard.js';
import { suites, suitesNamed } from './suites.js';
import { milliseconds, table } from './table.js';

/** The command line. A command that finds fault with what it measures sets the exit status to 1. */
export function commands(): Command {
  const program = new Command('gridproof-bench').description('Benchmarks of GridProof.');
  const names = suites.map(({ name }) => name).join(', ');

  program
    .command('run')
    .description(
      'measures finding and proving the only answer (or what all answers share), on suites of puzzles',
    )
    .option('--suite <names...>', `only these suites (${names})`)
    .option('--repeat <n>', 'measured runs of each puzzle', atLeast(1), 20)
    .option('--timeout <ms>', 'after which one run is given up', atLeast(1), 60_000)
    .option('--engine <name>', 'the engine', 'z3')
    .option('--json <file>', 'writes every figure to a file, too')
    .action(async ({ suite, repeat, timeout, engine, json }) => {
      const results = await run(casesOf(suitesNamed(suite)), engineNamed(engine), {
        repeat,
        timeout,
        onRound: (round) => progress(`round ${round} of ${repeat}`),
      });
      progress('');
      console.log(`${tableOf(results)}\n\n${kindsTableOf(results)}`);
      if (json) writeReport(json, reportOf(results, engine, repeat));
    });

  program
    .command('articles')
    .description('compares with sudoku as tutorials write it: integers and Distinct')
    .option('--repeat <n>', 'measured runs of ours; theirs runs once', atLeast(1), 20)
    .option('--timeout <ms>', 'for each of their two checks', atLeast(1), 60_000)
    .action(async ({ repeat, timeout }) => {
      const { articleModel } = await import('./articles.js');
      const cases = casesOf([sudokuHard]);
      const ours = await run(cases, z3, { repeat, timeout });
      const solve = await articleModel();
      const rows: string[][] = [];
      for (const [at, { name, text }] of cases.entries()) {
        progress(name);
        const theirs = await solve(sudoku.formats!.line!.read(text, {}), timeout);
        const { status, milliseconds: times } = ours[at]!;
        const ratio = theirs.milliseconds / times.total!.median;
        rows.push([
          name,
          status,
          milliseconds(times.total!.median),
          theirs.status,
          milliseconds(theirs.milliseconds),
          `${ratio.toFixed(0)}x`,
        ]);
      }
      progress('');
      console.log(table(['sudoku', 'ours', 'ms', 'article', 'ms', 'ratio'], rows));
    });

  program
    .command('memory')
    .description('solves many sudokus in one process and watches its memory; exits 1 if it grows')
    .option('--puzzles <n>', 'how many', atLeast(8), 2000)
    .action(async ({ puzzles }) => {
      const readings = await watchMemory(puzzles, z3, (reading) => progress(`${reading.puzzles} solved`));
      progress('');
      console.log(memoryTable(readings));
      for (const kind of ['resident', 'heap'] as const) {
        const growth = growthOf(readings, kind);
        const most = MOST_GROWTH[kind];
        const leaks = growth > most;
        if (leaks) process.exitCode = 1;
        console.log(
          `${kind}: second half ${growth.toFixed(3)} times the first${leaks ? `, more than ${most}` : ''}`,
        );
      }
    });

  program
    .command('choices')
    .description("compares ways to set Z3 up: the reasons for the engine's own choice")
    .option('--suite <names...>', 'the suites', ['sudoku-hard', 'sparse'])
    .option('--puzzle <text>', 'only puzzles whose names contain this', '')
    .option('--setup <names...>', 'only these setups')
    .option('--repeat <n>', 'measured runs of each puzzle with each setup', atLeast(1), 7)
    .option('--timeout <ms>', 'after which a setup is given up on a puzzle', atLeast(1), 20_000)
    .action(async ({ suite, puzzle, setup, repeat, timeout }) => {
      const cases = casesOf(suitesNamed(suite)).filter(({ name }) => name.includes(puzzle));
      const compared = setup ? setups.filter(({ name }) => setup.includes(name)) : setups;
      const comparison = await compare(cases, compared, { repeat, timeout }, progress);
      progress('');
      console.log(comparisonTable(comparison));
    });

  return program;
}

function atLeast(least: number): (text: string) => number {
  return (text) => {
    const n = Number(text);
    if (!Number.isInteger(n) || n < least)
      throw new InvalidArgumentError(`expected a whole number from ${least} on`);
    return n;
  };
}

/** One line that is written over and over, on a terminal only. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}
