import { existsSync, statSync } from 'node:fs';
import { countNoun } from '@gridproof/api';
import { type Size, typeNamed } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import { type Command, Option } from 'commander';
import { puzzlesOrStdin } from '../arguments.js';
import { BatchOutput } from '../batch/batch-output.js';
import { checkFiles } from '../batch/check-files.js';
import { entriesOf, type InputEntry } from '../batch/entries.js';
import { ProgressBar } from '../batch/progress-bar.js';
import { remainingEntries, unknownEntries } from '../batch/resume.js';
import { replaceUnknownRows, retryPath } from '../batch/retry-unknown.js';
import { solveAll } from '../batch/solve-all.js';
import { BatchSolver } from '../batch/solver.js';
import { type Jobs, runnerOf, threadsFor } from '../batch/threads.js';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import { helpEpilogue } from '../help/help-epilogue.js';
import { commonOptions, positive } from '../options.js';
import { Tally } from '../report/tally.js';
import { BLOCK, type Shard } from '../shards/shard.js';
import { SignalHandler } from '../terminal/signal-handler.js';
import { terminalOf } from '../terminal/terminal.js';

interface BatchOptions extends Jobs {
  readonly maxMemory?: number;
  readonly as?: string;
  readonly size?: Size;
  readonly column?: string;
  readonly engine?: string;
  readonly timeout?: number;
  readonly unique?: true;
  readonly times?: true;
  readonly out?: string;
  readonly resume?: true;
  readonly retryUnknown?: boolean;
  readonly conflicts?: number;
  readonly shard?: Shard;
  readonly firstLine?: number;
}

export function addBatch(program: Command, run: CommandRun): void {
  commonOptions
    .batch(program.command('batch'))
    .summary('solve files of many puzzles on all processors')
    .description(
      'Solves files of puzzles (one per line, per row of a CSV file, or per file) and writes one line of JSON for each, in input order. Lines that are not puzzles are reported; the others are solved.',
    )
    .argument('[files...]', 'files, or - for standard input')
    .addOption(commonOptions.jobs('how many puzzles to solve in parallel'))
    .addOption(commonOptions.memory())
    .option('--oversubscribe', 'allow more --jobs than processors')
    .option('--times', 'also write the engine and the milliseconds for each puzzle')
    .option('--out <file>', 'the output file, which must be new or empty')
    .option('--resume', 'continue an interrupted run with the same --out')
    .option('--retry-unknown', 'with --resume, solve unknown puzzles again, and keep all other rows')
    .addOption(
      commonOptions.shard(
        `one of n shards, from 0/n: every n-th block of ${BLOCK.toLocaleString('en')} lines`,
      ),
    )
    .addOption(
      new Option('--first-line <n>', 'the input is part of a larger one, starting at its line n').argParser(
        positive,
      ),
    )
    .addHelpText(
      'after',
      helpEpilogue(run.io, {
        notes: [
          'A line is an id, an address, another format that fits on a line, or JSON: a puzzle in its JSON format, or ' +
            '{"puzzle": "TEXT", "as": "TYPE", "size": "WxH"} around one in any format.',
          'Engines do not race here, so every machine writes the same file: with --engine auto, the engine that starts fastest goes first, and after too many conflicts the next one, in turn.',
          'A file is CSV if its name ends in .csv or .tsv, or if its first line names a column puzzle. Its ids are copied to the rows, and its solutions are compared with the answers.',
          'A higher limit changes no known row: --resume --retry-unknown with one solves only the others.',
          'With shards, each machine solves its lines of the same file, and gridproof merge merges the rows.',
        ],
        examples: {
          'Solve a file of puzzles': 'gridproof batch examples/puzzles.txt --unique --out answers.jsonl',
          'Continue after an interruption':
            'gridproof batch examples/puzzles.txt --unique --out answers.jsonl --resume',
          'Solve one of two shards, or go on with it':
            'gridproof batch examples/puzzles.txt --shard 0/2 --out part-0.jsonl --resume',
          'Take puzzles as they come, ten seconds for each':
            'cat examples/puzzles.txt | gridproof batch --timeout 10s | head -n 2',
        },
        exit: {
          0: 'done; with --shard or --first-line, whatever the rows say',
          1: 'some are unsolvable',
          3: "don't know of some (a limit came first)",
          130: 'interrupted: --resume goes on',
        },
      }),
    )
    .action(async (args: string[], options: BatchOptions, command: Command) => {
      run.finish(await batch(puzzlesOrStdin(args, command, run.io), options, run));
    });
}

async function batch(
  files: readonly string[],
  options: BatchOptions,
  { plugins, io }: CommandRun,
): Promise<number> {
  const { out, resume = false, retryUnknown = false, timeout, conflicts, times, shard, firstLine } = options;
  const { threads, notice } = threadsFor(options);
  checkFiles(files, 'a puzzle itself is solved by gridproof solve');
  if (resume && out === undefined) throw new UsageError('--resume needs --out: the file to go on with');
  if (retryUnknown && !resume) throw new UsageError('--retry-unknown needs --resume and --out');
  if (retryUnknown && files.includes('-'))
    throw new UsageError(
      '--retry-unknown reads the input twice, so it needs a file instead of standard input',
    );
  if (files.length > 1 && (shard || firstLine !== undefined))
    throw new UsageError(
      `${shard ? '--shard divides' : '--first-line counts'} the lines of one input, and ${files.length} were named`,
    );
  const runner = runnerOf(threads, options.maxMemory);
  const types = await plugins.types();
  const { as } = options;
  if (as !== undefined) plugins.withAdvice(types, () => typeNamed(as, types));
  const engines = await plugins.engines.choose(options.engine);
  const question = { task: options.unique ? 'unique' : 'solve', timeout, conflicts } as const;
  const solver = new BatchSolver({ plugins, types, engines, question, runner, times });
  const { request } = solver;
  const ending = new SignalHandler(io.signals);
  const { signal } = ending;
  signal.addEventListener('abort', () => solver.close());
  /** Solves the puzzles that a record lacks. `select` filters the entries. */
  const solve = async (
    record: BatchOutput | undefined,
    select = (entries: AsyncIterable<InputEntry>) => entries,
  ) => {
    const tally = new Tally();
    const bar = new ProgressBar(io, tally, totalOf(files), terminalOf(io, options).unicode);
    const entries = select(
      entriesOf(files, { ...options, types, stdin: io.stdin, say: (text) => bar.say(text), signal }),
    );
    const left = record ? remainingEntries(entries, record, { request, tally, bar }) : entries;
    try {
      await solveAll(left, { solver, threads, bar, record, signal, stdout: io.stdout });
    } finally {
      record?.close();
    }
    return bar;
  };
  if (notice !== undefined) io.stderr.write(`${notice}\n`);
  try {
    let bar: ProgressBar | undefined;
    if (retryUnknown && existsSync(out!)) {
      const record = new BatchOutput(out!, true);
      try {
        bar = await solve(new BatchOutput(retryPath(out!), true), (entries) =>
          unknownEntries(entries, record, request),
        );
        if (!signal.aborted) io.stderr.write(`${retrySummary(await replaceUnknownRows(out!))}\n`);
      } finally {
        record.close();
      }
    }
    if (!signal.aborted) bar = await solve(out === undefined ? undefined : new BatchOutput(out, resume));
    const { status } = ending;
    const goOn = out === undefined ? '' : `; the same command with --resume goes on with '${out}'`;
    io.stderr.write(
      `${status === undefined ? '' : 'interrupted: '}${bar!.summary}${status === undefined ? '' : goOn}\n`,
    );
    // A scheduler of parts checks the exit status, and would repeat a finished part otherwise.
    const isPart = shard !== undefined || firstLine !== undefined;
    return status ?? (isPart ? EXIT.done : bar!.tally.exit);
  } finally {
    ending.stop();
    await solver.close();
  }
}

const retrySummary = ({ retries, known }: { readonly retries: number; readonly known: number }): string =>
  `solved again: ${known} of ${countNoun(retries, 'unknown puzzle')} ${known === 1 ? 'is' : 'are'} known now`;

/** Returns the total size of all files in bytes; undefined if one of them is not a regular file. */
function totalOf(files: readonly string[]): number | undefined {
  const sizes = files.map((file) =>
    file === '-' || !statSync(file).isFile() ? Number.NaN : statSync(file).size,
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return Number.isNaN(total) ? undefined : total;
}
