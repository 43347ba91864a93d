import { countNoun, positionText } from '@gridproof/api';
import {
  AtomicFile,
  checkFiles,
  type LocatedRow,
  Lock,
  loadTypes,
  MissingRows,
  mergeParts,
  Notices,
  PartFile,
  readEntries,
  shardsOf,
  sizeOfFiles,
} from '@gridproof/batch';
import { UsageError } from '@gridproof/plugins';
import { Argument, Option } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import type { Io } from '../io.js';
import { type CommonOptions, commonOptions } from '../options.js';
import { shellCommand } from '../shell-command.js';
import { isSameFile, writeLine } from '../terminal/output.js';
import { ProgressBar } from '../terminal/progress-bar.js';
import { SignalHandler } from '../terminal/signal-handler.js';
import { terminalOf } from '../terminal/terminal.js';

export const mergeCommand: CommandDefinition = {
  summary: 'merge the rows of several batches of one input',
  description:
    'Puts the rows that shards of a batch have written together: the bytes are those of one undisturbed batch of the ' +
    'whole input. Each row is held against its puzzle; if any are missing, it says which and writes no file.',
  arguments: [
    new Argument('<input>', 'the input of the batches, or - for standard input'),
    new Argument('<parts...>', 'files with rows, in any order'),
  ],
  options: [
    ...commonOptions.reading(),
    new Option('--out <file>', 'the output file; unchanged until all rows are available'),
  ],
  notes: [
    '--as, --size and --column are those of the batches. A row that stands in several parts is taken once, and one that is ' +
      'known in place of one that is not. Two that contradict each other are shown, and nothing is written.',
  ],
  examples: {
    'Solve one of two shards': 'gridproof batch examples/puzzles.txt --shard 0/2 --out part-0.jsonl --resume',
    'Solve the other shard, perhaps on another machine':
      'gridproof batch examples/puzzles.txt --shard 1/2 --out part-1.jsonl --resume',
    'Merge their rows': 'gridproof merge examples/puzzles.txt part-*.jsonl --out all.jsonl',
  },
  exit: {
    0: 'done',
    3: 'rows are missing',
  },
  run: merge,
};

async function merge(
  { plugins, io }: CommandRun,
  input: string,
  paths: readonly string[],
  options: CommonOptions,
): Promise<number> {
  const { as, out } = options;
  checkFiles([input], 'the file with the puzzles comes first, and behind it those with their rows');
  if (out !== undefined && [input, ...paths].some((path) => isSameFile(path, out)))
    throw new UsageError(`'${out}' is one of the files that are read, and would be overwritten`);
  const types = await loadTypes(plugins, as);
  const lock = out === undefined ? undefined : Lock.take(out);
  const ending = new SignalHandler(io.signals);
  const { signal } = ending;
  const bar = new ProgressBar(io, sizeOfFiles([input]), terminalOf(io).unicode);
  const { say } = bar;
  const contradictions = new Notices(say, 'each with two rows');
  const gaps = new MissingRows();
  let output: AtomicFile | undefined;
  let contradicting = 0;
  let repeated = 0;
  let late = 0;
  try {
    const parts = paths.map((path) => new PartFile(path));
    output = out === undefined ? undefined : new AtomicFile(out);
    const entries = readEntries([input], { ...options, types, stdin: io.stdin, say, signal });
    for await (const merged of mergeParts(entries, parts)) {
      const { entry } = merged;
      bar.reach(entry);
      if (merged.kind === 'missing') gaps.add(entry.line);
      else if (merged.kind === 'contradiction') {
        contradicting++;
        contradictions.add(contradictionIn(input, entry.line, merged.rows));
      } else {
        const { row } = merged;
        if (output) output.write(row.text);
        else await writeLine(io.stdout, row.text, signal);
        bar.add(entry, row.status);
        if (merged.repeated) repeated++;
        if (row.reason === 'time limit') late++;
      }
    }
    contradictions.end();
    bar.stop();
    for (const { path, torn } of parts)
      if (torn !== undefined) say(`${path}:${torn}  this row is torn, and is not taken`);
    if (repeated > 0)
      say(
        `${countNoun(repeated, 'row')} stood in several parts, and ${repeated === 1 ? 'was' : 'were'} taken once`,
      );
    if (gaps.count > 0) say(missingText(gaps, shardsOf(parts), out));
    else if (contradicting > 0 && out !== undefined) say(`'${out}' was not written`);
    else {
      output?.commit();
      if (late > 0) say(asksAgain(late, input, out, io));
    }
    say(bar.summary);
    return contradicting > 0 ? EXIT.wrong : gaps.count > 0 ? EXIT.unknown : EXIT.done;
  } catch (error) {
    if (ending.status !== undefined) return ending.status;
    throw error;
  } finally {
    bar.stop();
    output?.discard();
    lock?.release();
    ending.stop();
  }
}

function contradictionIn(source: string, line: number | undefined, rows: readonly LocatedRow[]): string {
  const each = rows.map(({ path, number, row }) => `  ${path}:${number}  ${row.text}`);
  return [`${positionText({ source, line })}  two rows contradict each other:`, ...each].join('\n');
}

function missingText(gaps: MissingRows, shards: number, out: string | undefined): string {
  const all = `${countNoun(gaps.count, 'row')} ${gaps.count === 1 ? 'is' : 'are'} missing`;
  const each = gaps.describe(shards).map((words) => `  ${words}`);
  return [`${all}${out === undefined ? '' : `, and '${out}' was not written`}:`, ...each].join('\n');
}

function asksAgain(late: number, input: string, out: string | undefined, io: Io): string {
  const are = `${countNoun(late, 'row')} ended by a time limit`;
  if (out === undefined || input === '-') return are;
  return `${are}; with the options of the batches, ${shellCommand(['batch', input, '--out', out, '--resume', '--retry-unknown'], io)} solves these again`;
}
