import { existsSync } from 'node:fs';
import { countNoun } from '@gridproof/api';
import {
  BatchOutput,
  BatchSolver,
  BLOCK_LINES,
  checkFiles,
  type Jobs,
  readEntries,
  retryUnknown,
  sizeOfFiles,
  solveEntries,
  threadsFor,
} from '@gridproof/batch';
import { UsageError } from '@gridproof/plugins';
import { Option } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { EXIT, exitOfTally } from '../exit.js';
import { type CommonOptions, commonOptions, positive, sharedArguments } from '../options.js';
import { writeLine } from '../terminal/output.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import { SignalHandler } from '../terminal/signal-handler.js';
import { terminalOf } from '../terminal/terminal.js';

interface BatchOptions extends CommonOptions, Jobs {
  readonly unique?: true;
  readonly times?: true;
  readonly resume?: true;
  readonly retryUnknown?: boolean;
  readonly firstLine?: number;
}

export const batchCommand: CommandDefinition = {
  summary: 'solve files of many puzzles on all processors',
  description:
    'Solves files of puzzles (one per line, per row of a CSV file, or per file) and writes one line of JSON for each, in input order. Lines that are not puzzles are reported; the others are solved.',
  arguments: [sharedArguments.files],
  options: [
    ...commonOptions.ofBatch(),
    commonOptions.jobs('how many puzzles to solve in parallel'),
    commonOptions.memory(),
    new Option('--oversubscribe', 'allow more --jobs than processors'),
    new Option('--times', 'also write the engine and the milliseconds for each puzzle'),
    new Option('--out <file>', 'the output file, which must be new or empty'),
    new Option('--resume', 'continue an interrupted run with the same --out'),
    new Option('--retry-unknown', 'with --resume, solve unknown puzzles again, and keep all other rows'),
    commonOptions.shard(
      `one of n shards, from 0/n: every n-th block of ${BLOCK_LINES.toLocaleString('en')} lines`,
    ),
    new Option('--first-line <n>', 'the input is part of a larger one, starting at its line n').argParser(
      positive,
    ),
  ],
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
  run: batch,
};

async function batch(
  { plugins, io }: CommandRun,
  files: readonly string[],
  options: BatchOptions,
): Promise<number> {
  const { out, resume = false, maxMemory, shard, firstLine } = options;
  const { threads, notice } = threadsFor(options);
  checkFiles(files, 'a puzzle itself is solved by gridproof solve');
  if (resume && out === undefined) throw new UsageError('--resume needs --out: the file to go on with');
  if (options.retryUnknown && !resume) throw new UsageError('--retry-unknown needs --resume and --out');
  if (options.retryUnknown && files.includes('-'))
    throw new UsageError(
      '--retry-unknown reads the input twice, so it needs a file instead of standard input',
    );
  if (files.length > 1 && (shard || firstLine !== undefined))
    throw new UsageError(
      `${shard ? '--shard divides' : '--first-line counts'} the lines of one input, and ${files.length} were named`,
    );
  const solver = await BatchSolver.open(plugins, options, { threads, maxMemory });
  const ending = new SignalHandler(io.signals);
  const { signal } = ending;
  signal.addEventListener('abort', () => solver.close());
  let bar: ProgressBar | undefined;
  const write = async (row: string) => {
    if (io.stdout.isTTY) bar!.clear();
    await writeLine(io.stdout, row, signal);
  };
  /** Reads the input from its start, with a new progress bar. */
  const begin = () => {
    bar?.stop();
    const progress = new ProgressBar(io, sizeOfFiles(files), terminalOf(io, options).unicode);
    bar = progress;
    const { types } = solver;
    const entries = readEntries(files, { ...options, types, stdin: io.stdin, say: progress.say, signal });
    return { entries, solving: { solver, threads, progress, signal } };
  };
  if (notice !== undefined) io.stderr.write(`${notice}\n`);
  try {
    if (options.retryUnknown && existsSync(out!)) {
      const { entries, solving } = begin();
      const retried = await retryUnknown(out!, entries, solving);
      if (retried) bar!.say(retrySummary(retried));
    }
    if (!signal.aborted) {
      const output = out === undefined ? write : new BatchOutput(out, resume);
      const { entries, solving } = begin();
      await solveEntries(entries, { ...solving, output });
    }
    const { status } = ending;
    const goOn = out === undefined ? '' : `; the same command with --resume goes on with '${out}'`;
    const { summary } = bar!;
    bar!.say(status === undefined ? summary : `interrupted: ${summary}${goOn}`);
    // A scheduler of parts checks the exit status, and would repeat a finished part otherwise.
    const isPart = shard !== undefined || firstLine !== undefined;
    return status ?? (isPart ? EXIT.done : exitOfTally(bar!.tally));
  } finally {
    bar?.stop();
    ending.stop();
    await solver.close();
  }
}

const retrySummary = ({ retries, known }: { readonly retries: number; readonly known: number }): string =>
  `solved again: ${known} of ${countNoun(retries, 'unknown puzzle')} ${known === 1 ? 'is' : 'are'} known now`;
