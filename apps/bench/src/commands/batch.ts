import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { EXIT } from '../exit.js';
import { statusLine } from '../measure/progress.js';
import { atLeast } from '../options.js';
import {
  type BatchTask,
  countRows,
  halves,
  killAndResume,
  mostGrowth,
  runUninterrupted,
  SETS,
  type SetName,
  sameBytes,
  sudokusOf,
  writeSudokus,
} from '../process/batch.js';
import { meanInProcess } from '../process/in-process.js';
import { withFolder } from '../process/temporary-folder.js';
import { mebibytes, table, time } from '../report/table.js';
import type { Run } from '../run.js';
import { installedType } from '../suites/installed-type.js';

interface BatchOptions {
  readonly set: readonly SetName[];
  readonly puzzles: number;
  readonly engine?: readonly string[];
  readonly jobs: number;
}

export function addBatch(program: Command, run: Run): void {
  program
    .command('batch')
    .summary('measure a batch of the command line')
    .description(
      'Lets gridproof batch prove that thousands of sudokus have one answer each: how many a second, what one takes in a process of ' +
        'its own (processor time, of the second half of 2,000, read and proved in one thread), whether its memory ' +
        'stays where it is (Linux: resident memory of the whole program, the mean of each half of the time, and its peak), and ' +
        'whether a run that is killed in the middle and resumed writes the same file.',
    )
    .addOption(
      new Option('--set <names...>', 'sudokus that are known for being hard, of 17 clues, or of many guesses')
        .choices(Object.keys(SETS))
        .default(['known']),
    )
    .option('--puzzles <n>', 'how many', atLeast(100), 5000)
    .option('--engine <names...>', 'engines, one after the other (all that are installed)')
    .option('--jobs <n>', 'how many threads', atLeast(1), availableParallelism())
    .addHelpText(
      'after',
      `
Examples:
  gridproof-bench batch
  gridproof-bench batch --puzzles 1000 --engine z3 --jobs 1
  gridproof-bench batch --set seventeen guesses --puzzles 2000 --engine cadical

Exit status: 0 done, 1 memory grows, a puzzle is not proved or the files differ, 2 wrong usage, 130 ctrl-C`,
    )
    .action(async ({ set, puzzles, engine, jobs }: BatchOptions) => {
      const { plugins } = run;
      const type = installedType('sudoku', await plugins.types());
      await withFolder(async (folder) => {
        const rows: string[][] = [];
        const faults: string[] = [];
        for (const one of set)
          for (const name of await plugins.engineNames(engine)) {
            const file = writeSudokus(folder, puzzles, one);
            statusLine(`${one}, ${name}: in this process`);
            const mean = await meanInProcess(sudokusOf(one, SAMPLE), type, await plugins.engine(name));
            const task = { folder, file, engine: name, jobs, plugins: plugins.pluginNames };
            const judged = await measure(task, puzzles);
            rows.push([one, ...judged.row.toSpliced(1, 0, `${mean.toFixed(2)} ms`)]);
            faults.push(...judged.faults.map((fault) => `${one}, ${fault}`));
          }
        statusLine('');
        console.log(
          table(
            [
              'set',
              'engine',
              'in process',
              'puzzles',
              'threads',
              'time',
              'a second',
              ...MEMORY,
              'killed at',
              'resumed',
            ],
            rows,
          ),
        );
        for (const fault of faults) console.log(fault);
        if (faults.length) process.exitCode = EXIT.fault;
      });
    });
}

/** Number of sudokus solved in this process. */
const SAMPLE = 2000;

const MEMORY = ['MiB, 1st half', '2nd half', 'peak'];

/** A table row, and the problems it shows. */
interface CheckedRow {
  readonly row: readonly string[];
  readonly faults: readonly string[];
}

async function measure(task: BatchTask, puzzles: number): Promise<CheckedRow> {
  const { engine, jobs, folder, file } = task;
  const [whole, resumed] = ['', '-resumed'].map((part) => `${file}-${engine}${part}.jsonl`) as [
    string,
    string,
  ];
  statusLine(`${engine}: ${puzzles} puzzles`);
  const run = await runUninterrupted(task, whole);
  const { bytes, rows, unique } = await countRows(join(folder, whole));
  statusLine(`${engine}: killed in the middle`);
  const killedAt = await killAndResume(task, resumed, bytes / 2);
  const same = sameBytes(join(folder, whole), join(folder, resumed));
  const held = halves(run);
  const growth = held ? held[1] - held[0] : 0;
  const most = mostGrowth(jobs);
  return {
    row: [
      engine,
      `${rows}`,
      `${jobs}`,
      time(run.milliseconds),
      ((rows * 1000) / run.milliseconds).toFixed(0),
      ...(held
        ? [...held, Math.max(...run.memory.map(({ resident }) => resident))].map(mebibytes)
        : ['–', '–', '–']),
      `${Math.round((100 * killedAt) / bytes)}%`,
      same ? 'the same file' : 'another file',
    ],
    faults: [
      ...(rows === puzzles && unique === puzzles
        ? []
        : [
            `${engine}: of ${puzzles} puzzles ${rows} have a row, and ${unique} are proved to have one answer`,
          ]),
      ...(growth > most
        ? [
            `${engine}: memory grows by ${mebibytes(growth)} MiB in the second half, more than ${mebibytes(most)}`,
          ]
        : []),
      ...(same ? [] : [`${engine}: the file of the run that was killed and resumed is another one`]),
    ],
  };
}
