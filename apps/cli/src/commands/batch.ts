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
  type Shard,
  sizeOfFiles,
  solveEntries,
  threadsFor,
} from '@gridproof/batch';
import type { Size } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import { type Command, Option } from 'commander';
import { puzzlesOrStdin } from '../arguments.js';
import type { CommandRun } from '../command-run.js';
import { EXIT, exitOfTally } from '../exit.js';
import { helpEpilogue } from '../help/help-epilogue.js';
import { commonOptions, positive } from '../options.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import { SignalHandler } from '../terminal/signal-handler.js';
import { terminalOf } from '../terminal/terminal.js';
import { writeLine } from '../terminal/write-line.js';

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
        `one of n shards, from 0/n: every n-th block of ${BLOCK_LINES.toLocaleString('en')} lines`,
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
    const say = (text: string) => progress.say(text);
    const { types } = solver;
    const entries = readEntries(files, { ...options, types, stdin: io.stdin, say, signal });
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
