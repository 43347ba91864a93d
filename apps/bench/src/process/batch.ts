import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Random } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import { readCorpus } from '../suites/corpora.js';
import { relabelSudoku } from '../suites/relabel.js';
import { sudokuHard } from '../suites/sudoku-hard.js';
import type { SuiteEntry } from '../suites/suite.js';
import { PROGRAM } from './program.js';

/** Milliseconds between two checks of a running program. */
const POLL_MS = 100;

/** Options of a `gridproof batch` run. */
export interface BatchTask {
  readonly folder: string;
  readonly file: string;
  readonly engine: string;
  readonly jobs: number;
  /** Plugins in addition to the installed ones. */
  readonly plugins: readonly string[];
}

/** Resident memory of the program in bytes, and the time of the reading in milliseconds after its start. */
interface MemorySample {
  readonly at: number;
  readonly resident: number;
}

/** A complete run of the program. */
export interface BatchRun {
  readonly milliseconds: number;
  readonly memory: readonly MemorySample[];
}

/** Sets of sudokus, by name. Each has a few boards, relabelled as often as the number of puzzles requires. */
export const SETS = {
  known: () => sudokuHard.entries(),
  seventeen: () => readCorpus('seventeen'),
  guesses: () => readCorpus('guesses'),
} satisfies Record<string, () => readonly SuiteEntry[]>;

export type SetName = keyof typeof SETS;

/** Returns sudokus of a set, the same in every run. */
export function sudokusOf(set: SetName, puzzles: number): readonly string[] {
  const random = new Random(2012);
  const bases = SETS[set]().map(({ text }) => text);
  return Array.from({ length: puzzles }, (_, at) => relabelSudoku(bases[at % bases.length]!, random));
}

/** Writes sudokus to a file, one per line. */
export function writeSudokus(folder: string, puzzles: number, set: SetName = 'known'): string {
  const file = `${set}.txt`;
  writeFileSync(
    join(folder, file),
    sudokusOf(set, puzzles)
      .map((line) => `${line}\n`)
      .join(''),
  );
  return file;
}

/**
 * Runs a batch without interruption.
 * @throws UsageError if the program fails.
 */
export async function runUninterrupted(task: BatchTask, out: string): Promise<BatchRun> {
  const start = performance.now();
  const child = startBatch(task, ['--out', join(task.folder, out)]);
  const memory: MemorySample[] = [];
  const timer = setInterval(() => {
    const resident = residentOf(child);
    if (resident !== undefined) memory.push({ at: performance.now() - start, resident });
  }, POLL_MS);
  await end(child);
  clearInterval(timer);
  return { milliseconds: performance.now() - start, memory };
}

/** Kills a batch when its file has reached a size in bytes, and resumes it. Returns the state in between. */
export async function killAndResume(task: BatchTask, out: string, bytes: number): Promise<number> {
  const child = startBatch(task, ['--out', join(task.folder, out)]);
  const path = join(task.folder, out);
  const timer = setInterval(() => {
    if (bytesOf(path) >= bytes) child.kill('SIGKILL');
  }, 5);
  await once(child, 'exit');
  clearInterval(timer);
  if (child.signalCode !== 'SIGKILL') throw new UsageError('the batch was over before it could be killed');
  const left = bytesOf(path);
  await end(startBatch(task, ['--out', join(task.folder, out), '--resume']));
  return left;
}

/** Contents of the output file of a batch. */
export interface BatchFile {
  readonly bytes: number;
  readonly rows: number;
  /** Number of rows with the status `unique`. */
  readonly unique: number;
}

export async function countRows(path: string): Promise<BatchFile> {
  let rows = 0;
  let unique = 0;
  for await (const row of createInterface({ input: createReadStream(path) })) {
    rows++;
    if (JSON.parse(row).status === 'unique') unique++;
  }
  return { bytes: bytesOf(path), rows, unique };
}

export const sameBytes = (one: string, other: string): boolean =>
  readFileSync(one).equals(readFileSync(other));

/** Returns the mean memory of each half of a run. Leaves out the first tenth, in which everything is loaded. */
export function halves({ milliseconds, memory }: BatchRun): readonly [number, number] | undefined {
  const warm = memory.filter(({ at }) => at >= milliseconds / 10);
  const mean = (some: readonly MemorySample[]) =>
    some.reduce((sum, { resident }) => sum + resident, 0) / some.length;
  const first = warm.filter(({ at }) => at < milliseconds / 2);
  const second = warm.filter(({ at }) => at >= milliseconds / 2);
  return first.length && second.length ? [mean(first), mean(second)] : undefined;
}

/**
 * Returns the allowed growth of memory from one half to the other, in bytes. V8 enlarges the young generation of each
 * thread, including the main thread, under load; a leak per puzzle outgrows that after some thousand puzzles.
 */
export const mostGrowth = (jobs: number): number => (jobs + 1) * 16 * 2 ** 20;

function startBatch(
  { folder, file, engine, jobs, plugins: named }: BatchTask,
  args: readonly string[],
): ChildProcess {
  if (!existsSync(PROGRAM)) throw new UsageError('the command line is not built: npm run build builds it');
  const options = ['--as', 'sudoku', '--unique', '--engine', engine, '--jobs', `${jobs}`];
  const plugins = named.flatMap((plugin) => ['--plugin', plugin]);
  const all = ['batch', join(folder, file), ...options, ...plugins, ...args];
  return spawn(process.execPath, [PROGRAM, ...all], { stdio: ['ignore', 'ignore', 'pipe'] });
}

async function end(child: ChildProcess): Promise<void> {
  const chunks: Buffer[] = [];
  child.stderr!.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(child, 'close');
  if (child.exitCode !== 0) throw new UsageError(Buffer.concat(chunks).toString().trim());
}

const bytesOf = (path: string): number => (existsSync(path) ? statSync(path).size : 0);

/** Resident memory in bytes; undefined if the system does not report it or the program has ended. */
function residentOf({ pid }: ChildProcess): number | undefined {
  if (process.platform !== 'linux') return undefined;
  try {
    const kibibytes = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) * 1024;
  } catch {
    return undefined;
  }
}
