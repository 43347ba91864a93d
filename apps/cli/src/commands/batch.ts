import { once } from 'node:events';
import { statSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import { counted, inOrder } from '@gridproof/answers';
import { typeNamed } from '@gridproof/core';
import type { Size } from '@gridproof/formats';
import { UsageError } from '@gridproof/plugins';
import type { Command } from 'commander';
import { orInput } from '../arguments.js';
import { Bar } from '../batch/bar.js';
import { entriesOf } from '../batch/entries.js';
import { checkFiles } from '../batch/files.js';
import { Notices } from '../batch/notices.js';
import { Record } from '../batch/record.js';
import { leftOf } from '../batch/resume.js';
import { Solver } from '../batch/solver.js';
import { type Jobs, threadsFor } from '../batch/threads.js';
import { afterword } from '../help/afterword.js';
import { shared } from '../options.js';
import type { Plugins } from '../plugins.js';
import { Tally } from '../report/tally.js';
import type { Run } from '../run.js';
import { terminal } from '../terminal/terminal.js';
import { remoteInterruption } from '../thread/remote-interruption.js';
import { supervised } from '../thread/supervised.js';

interface BatchOptions extends Jobs {
  readonly as?: string;
  readonly size?: Size;
  readonly column?: string;
  readonly engine?: string;
  readonly timeout?: number;
  readonly unique?: true;
  readonly times?: true;
  readonly out?: string;
  readonly resume?: true;
}

export function addBatch(program: Command, run: Run): void {
  program
    .command('batch')
    .summary('solve files of many puzzles on all processors')
    .description(
      'Solves the puzzles of files of any length, one on each line, in each row of a CSV file or in each file, and writes a\n' +
        'line of JSON for each, in their order. A line that is not a puzzle is reported, and the others are solved.',
    )
    .argument('[files...]', 'files, or - for standard input')
    .addOption(shared.as())
    .addOption(shared.size())
    .option('--column <name>', 'the column of CSV files that holds the puzzles')
    .addOption(shared.engine('the engine that solves', 'all that are installed, in turn'))
    .addOption(shared.timeout('give up on each puzzle after this time'))
    .option('--unique', 'prove that each answer is the only one, or show a second')
    .addOption(shared.jobs('how many puzzles are solved at the same time'))
    .option('--beyond-processors', 'let --jobs be more than there are processors')
    .option('--times', 'write the engine and the milliseconds of each puzzle, too')
    .option('--out <file>', 'write into a file, which must be new or empty')
    .option('--resume', 'go on where a run with the same --out was interrupted')
    .addHelpText(
      'after',
      afterword({
        notes: [
          'A line is an id, an address, another format that fits on a line, or JSON: a puzzle in its JSON format, or ' +
            '{"puzzle": "TEXT", "as": "TYPE", "size": "WxH"} around one in any format.',
          'Engines do not race here, so that the same file is written on every machine: with --engine auto, one that ' +
            'starts light is asked first, and where a puzzle takes it too many conflicts, the next, and so on in turn.',
          'A file is CSV if its name ends in .csv or .tsv, or if its first line names a column puzzle: an id is written into ' +
            'the row, and of a solution whether it is the answer.',
        ],
        examples: {
          'Solve a file of puzzles': 'gridproof batch examples/puzzles.txt --unique --out answers.jsonl',
          'Go on where that was interrupted':
            'gridproof batch examples/puzzles.txt --unique --out answers.jsonl --resume',
          'Take puzzles as they come, ten seconds for each':
            'cat examples/puzzles.txt | gridproof batch --timeout 10s | head -n 2',
        },
        exit: {
          0: 'done',
          1: 'some are unsolvable',
          3: "don't know of some (time limit)",
          130: 'interrupted: --resume goes on',
        },
      }),
    )
    .action(async (args: string[], options: BatchOptions, command: Command) => {
      const files = orInput(args, command);
      run.finish(
        isMainThread ? await supervised(files.includes('-')) : await batch(files, options, run.plugins),
      );
    });
}

/** How many puzzles are read ahead for each thread. */
const READ_AHEAD = 128;

async function batch(files: readonly string[], options: BatchOptions, plugins: Plugins): Promise<number> {
  const { out, resume = false, timeout, times } = options;
  const { threads, says } = threadsFor(options);
  checkFiles(files, 'a puzzle itself is solved by gridproof solve');
  if (resume && out === undefined) throw new UsageError('--resume needs --out: the file to go on with');
  const types = await plugins.types();
  const { as } = options;
  if (as !== undefined) plugins.recognising(types, () => typeNamed(as, types));
  const engines = await plugins.engines.chosen(options.engine);
  const question = { task: options.unique ? 'unique' : 'solve', timeout } as const;
  const record = out === undefined ? undefined : new Record(out, resume);

  const tally = new Tally();
  const bar = new Bar(tally, totalOf(files), terminal(options).unicode);
  const solver = new Solver({ plugins, types, engines, question, threads, times });
  const interruption = remoteInterruption();
  const { signal } = interruption;
  signal.addEventListener('abort', () => solver.close());
  const say = (text: string) => bar.say(text);
  const faults = new Notices(say, 'each with its row');
  const claims = new Notices(say, 'each with its puzzle type in its row');
  let differing = 0;
  const entries = entriesOf(files, { ...options, types, say, signal });
  const left = record ? leftOf(entries, record, { asking: solver.asking, tally, bar }) : entries;
  const all = inOrder(left, solver.solve, threads * READ_AHEAD);
  if (says !== undefined) bar.say(says);
  try {
    for await (const { entry, status, row, fault, claimed, differs } of all) {
      // What came of a cancelled puzzle is not a result.
      if (signal.aborted) break;
      if (fault !== undefined) faults.add(fault);
      if (claimed !== undefined) claims.add(claimed);
      if (differs) differing++;
      if (record) record.add(row);
      else await print(row, bar, signal);
      tally.add(status);
      bar.reach(entry.end);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    // Input that is never read would keep the program alive.
    interruption.callOff();
    for (const notices of [faults, claims]) notices.end();
    bar.stop();
    record?.close();
    await solver.close();
  }
  if (differing > 0)
    say(
      `${counted(differing, 'solution')} of the input ${differing === 1 ? 'is' : 'are'} not the answer that was found`,
    );
  const { status } = interruption;
  const goOn = out === undefined ? '' : `; the same command with --resume goes on with '${out}'`;
  process.stderr.write(
    `${status === undefined ? '' : 'interrupted: '}${bar.summary}${status === undefined ? '' : goOn}\n`,
  );
  return status ?? tally.exit;
}

/** The bytes of all files; undefined where something other than a file is among them. */
function totalOf(files: readonly string[]): number | undefined {
  const sizes = files.map((file) =>
    file === '-' || !statSync(file).isFile() ? Number.NaN : statSync(file).size,
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return Number.isNaN(total) ? undefined : total;
}

/** Writes a row on standard output, and waits for a reader that is slower. */
async function print(row: string, bar: Bar, signal: AbortSignal): Promise<void> {
  if (process.stdout.isTTY) bar.clear();
  if (!process.stdout.write(`${row}\n`)) await once(process.stdout, 'drain', { signal });
}
