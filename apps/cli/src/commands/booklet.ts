import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { countNoun, mapOrdered } from '@gridproof/api';
import { checkFiles, type Entry, loadTypes, readEntries } from '@gridproof/batch';
import { type BookletBoard, bookletPage, MAX_PER_PAGE, PAPERS, type Paper } from '@gridproof/booklet';
import { UsageError } from '@gridproof/plugins';
import { Option } from 'commander';
import { EntryProver } from '../booklet/entry-prover.js';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { EXIT, exitOfTally } from '../exit.js';
import { type CommonOptions, commonOptions, sharedArguments, upTo } from '../options.js';
import { Output } from '../terminal/output.js';
import { SignalHandler } from '../terminal/signal-handler.js';
import { Spinner } from '../terminal/spinner.js';
import { terminalOf } from '../terminal/terminal.js';

interface BookletOptions extends CommonOptions {
  readonly perPage: number;
  readonly answers: 'end' | 'none';
  readonly rate?: true;
  readonly title?: string;
  readonly paper: Paper;
}

export const bookletCommand: CommandDefinition = {
  summary: 'make a printable booklet with rules and answers',
  description:
    'Makes pages to print of the puzzles of files, one on each line, in each row of a CSV file or in each file: first the ' +
    'rules, then the puzzles, each with a code that solve reads, and at the end the answers. Each puzzle is solved, and one ' +
    'that has not exactly one answer is left out, with a message; so is a line that is not a puzzle.',
  arguments: [sharedArguments.files],
  options: [
    new Option('--per-page <n>', 'puzzles per page').argParser(upTo(MAX_PER_PAGE)).default(4),
    new Option('--answers <where>', 'at the end, or none: then the puzzles are printed without being solved')
      .choices(['end', 'none'])
      .default('end'),
    new Option('--rate', 'rate each puzzle, and print its grade and its hardest techniques'),
    new Option('--title <text>', 'the title on the first page (default: Puzzles)'),
    new Option('--paper <name>', 'the paper to print on').choices(Object.keys(PAPERS)).default('a4'),
    ...commonOptions.reading(),
    commonOptions.engine('the solving engine', 'all installed engines in turn'),
    commonOptions.timeout('give up on each puzzle after this time'),
    commonOptions.memory(),
    new Option('--out <file>', 'the output file: HTML, or PDF if its name ends in .pdf'),
  ],
  notes: [
    'A PDF is printed by Chromium or Chrome, if one is found; CHROME_PATH may name its program. Otherwise the HTML page is written beside it, for a browser to print.',
    'New puzzles are printed by `gridproof generate TYPE --count 24 | gridproof booklet --out book.pdf`.',
  ],
  examples: {
    'Print six puzzles per page': 'gridproof booklet examples/puzzles.txt --per-page 6 --out book.html',
    'Print puzzles without solving them':
      'gridproof booklet examples/puzzles.txt --answers none --out book.html',
  },
  exit: {
    0: 'done',
    1: 'some puzzles were left out because they have no answer or several',
    3: 'some puzzles were left out because of a time limit',
  },
  run: booklet,
};

/** Number of puzzles started ahead per thread. */
const READ_AHEAD = 32;

async function booklet(
  { plugins, io }: CommandRun,
  files: readonly string[],
  options: BookletOptions,
): Promise<number> {
  const { out, as, answers, timeout, maxMemory } = options;
  checkFiles(files, 'expected one with puzzles');
  const output = new Output(io, out, files);
  const types = await loadTypes(plugins, as);
  const engines = answers === 'none' ? undefined : await plugins.engines.choose(options.engine);
  const rater = options.rate && (await plugins.engines.findReasoningEngine(undefined));
  const threads = availableParallelism();
  const proving = new EntryProver({ plugins, types, engines, rater, timeout, threads, maxMemory });
  const spinner = new Spinner(io, terminalOf(io).unicode);
  const ending = new SignalHandler(io.signals);
  ending.signal.addEventListener('abort', () => void proving.close());
  const { say } = spinner;
  const boards: BookletBoard[] = [];
  const statuses = new Set<string>();
  try {
    // Deciding whether very many lines are one puzzle takes long.
    const entries = await ending.busy(() =>
      collectEntries(readEntries(files, { ...options, types, stdin: io.stdin, say, signal: ending.signal })),
    );
    if (entries.length === 0) throw new UsageError('there is no puzzle in the input');
    let done = 0;
    for await (const { status, board, message } of mapOrdered(entries, proving.take, threads * READ_AHEAD)) {
      // The outcome of a cancelled puzzle is not a result.
      if (ending.signal.aborted) break;
      if (message !== undefined) say(message);
      if (board) boards.push(board);
      statuses.add(status);
      spinner.label(`, ${++done} of ${entries.length} puzzles`);
    }
    const left = entries.length - boards.length;
    if (!ending.signal.aborted && boards.length > 0) {
      spinner.label(`, ${countNoun(boards.length, 'puzzle')}: drawing the pages`);
      const page = await ending.busy(() => bookletPage(boards, options));
      const printed = await write(page, output, ending.signal, say);
      if (!printed) statuses.add('not printed');
    }
    if (!ending.signal.aborted && left > 0) say(`${summary(left, entries.length)}${advice(statuses)}`);
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  } finally {
    spinner.stop();
    await proving.close();
    ending.stop();
  }
  return ending.status ?? exitOf(statuses);
}

async function collectEntries(entries: AsyncIterable<Entry>): Promise<readonly Entry[]> {
  const all: Entry[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}

/** Writes the pages. Prints the reason and returns false if a requested PDF could not be written. */
async function write(
  html: string,
  output: Output,
  signal: AbortSignal,
  say: (text: string) => void,
): Promise<boolean> {
  const { path } = output;
  if (path === undefined || !/\.pdf$/i.test(path)) {
    output.write(html.trimEnd());
    return true;
  }
  // Loaded on demand, because `node:child_process` loads slowly.
  const { printPdf } = await import('../booklet/pdf.js');
  const fault = await printPdf(html, path, { env: output.io.env, signal });
  if (fault === undefined) return true;
  if (!signal.aborted) say(`no PDF was made: ${fault}\n${writeHtmlInstead(html, path)}`);
  return false;
}

/** Writes the pages as HTML next to the requested PDF, and returns how to print them. */
function writeHtmlInstead(html: string, pdf: string): string {
  const file = `${pdf.slice(0, -'.pdf'.length)}.html`;
  try {
    writeFileSync(file, html, { flag: 'wx' });
    return `the pages are in '${file}': open it in a browser and print it there, on paper or into a PDF`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'EEXIST'
      ? `'${file}' exists already, and is left as it is: --out with another name that ends in .html writes the pages`
      : `'${file}' cannot be written (${code})`;
  }
}

const summary = (remaining: number, all: number): string =>
  remaining === all
    ? `nothing is printed: ${all === 1 ? 'the only puzzle is' : `all ${all} puzzles are`} left out`
    : `${remaining} of ${all} puzzles ${remaining === 1 ? 'is' : 'are'} left out`;

/** Returns advice on puzzles that do not have exactly one answer. */
const advice = (statuses: ReadonlySet<string>): string =>
  statuses.has('multiple') || statuses.has('unsolvable') ? '; --answers none prints puzzles as they are' : '';

const exitOf = (statuses: ReadonlySet<string>): number =>
  statuses.has('not printed')
    ? EXIT.wrong
    : exitOfTally(statuses) || (statuses.has('multiple') ? EXIT.no : EXIT.done);
