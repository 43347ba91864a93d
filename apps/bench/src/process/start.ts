import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { UsageError } from '@gridproof/plugins';
import { interleave } from '../measure/interleave.js';
import { type Spread, spreadOf } from '../measure/statistics.js';
import { sudokuHard } from '../suites/sudoku-hard.js';
import { PROGRAM } from './program.js';

/** A process to measure. */
export interface Process {
  readonly name: string;
  /** Arguments of Node. */
  readonly args: readonly string[];
}

/** A small puzzle that propagation decides, so that only the start takes time. */
const TAKUZU = 'takuzu:1..0../..00.1/.00..1/....../00.1../.1..00';

/**
 * Returns the processes to measure: Node alone, the command line without a puzzle, a small puzzle without an engine, a hard
 * 9x9 sudoku with each choice of engines, and a file of such sudokus.
 */
export function runsOf(
  choices: readonly string[],
  file: string,
  named: readonly string[] = [],
): readonly Process[] {
  const [sudoku] = sudokuHard.entries();
  const plugins = named.flatMap((plugin) => ['--plugin', plugin]);
  const command = (name: string, ...args: readonly string[]) =>
    choices.map((choice) => ({
      name: `gridproof ${name}, ${choice}`,
      args: [PROGRAM, name, ...args, '--engine', choice, ...plugins],
    }));
  return [
    { name: 'node, nothing to do', args: ['--eval', '0'] },
    { name: 'gridproof --version', args: [PROGRAM, '--version'] },
    { name: 'gridproof solve, takuzu 6x6', args: [PROGRAM, 'solve', TAKUZU, ...plugins] },
    ...command('solve', sudoku!.text),
    ...command('batch', file, '--as', 'sudoku', '--unique'),
  ];
}

/** Times of whole processes, in milliseconds. */
export interface ProcessTimes {
  /** From start to end. */
  readonly time: Spread;
  /** Processor time of all threads, including system time; undefined without bash. */
  readonly processor: Spread | undefined;
}

/**
 * Measures processes in turn.
 * @throws UsageError if one of them fails.
 */
export async function startTimes(
  runs: readonly Process[],
  counts: { readonly warmUp: number; readonly repeat: number },
): Promise<readonly ProcessTimes[]> {
  if (!existsSync(PROGRAM)) throw new UsageError('the command line is not built: npm run build builds it');
  const taken: Measurement[][] = runs.map(() => []);
  const contestants = runs.map(({ args }) => ({
    run: async () => measureProcess(args),
    hopeless: () => false,
  }));
  for await (const { at, result, counts: isMeasured } of interleave(contestants, counts))
    if (isMeasured) taken[at]!.push(result);
  return taken.map((all) => {
    const processor = all.flatMap((one) => one.processor ?? []);
    return {
      time: spreadOf(all.map((one) => one.time)),
      processor: processor.length ? spreadOf(processor) : undefined,
    };
  });
}

interface Measurement {
  readonly time: number;
  readonly processor: number | undefined;
}

/** Node reports only its own processor time; bash reports that of its child processes, in milliseconds. */
const TIMED = 'TIMEFORMAT="%3U %3S"; time "$@"';

function measureProcess(args: readonly string[]): Measurement {
  const start = performance.now();
  const ran = run('bash', ['-c', TIMED, 'bash', process.execPath, ...args]);
  const { status, stderr } = ran ?? run(process.execPath, args)!;
  const time = performance.now() - start;
  if (status !== 0) throw new UsageError(`${args.join(' ')} failed: ${stderr}`);
  const [, user, system] = /(\d+\.\d+) (\d+\.\d+)\s*$/.exec(stderr) ?? [];
  return { time, processor: ran && (Number(user) + Number(system)) * 1000 };
}

/** Returns undefined if there is no such program. */
function run(program: string, args: readonly string[]) {
  const ran = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: 2 ** 28,
  });
  return ran.error ? undefined : ran;
}
