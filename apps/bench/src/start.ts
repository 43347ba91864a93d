import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { UsageError } from './faults.js';
import { pluginsNamed } from './installed.js';
import { interleave } from './interleave.js';
import { PROGRAM } from './program.js';
import { type Spread, spreadOf } from './spread.js';
import { sudokuHard } from './suites/sudoku-hard.js';

/** A process that is run from its start to its end. */
export interface Run {
  readonly name: string;
  /** What Node is given. */
  readonly args: readonly string[];
}

/** Node alone, the command line without a puzzle, and a hard sudoku of 9x9 on each engine. */
export function runsOf(engines: readonly string[]): readonly Run[] {
  const [sudoku] = sudokuHard.entries();
  const plugins = pluginsNamed().flatMap((plugin) => ['--plugin', plugin]);
  return [
    { name: 'node, nothing to do', args: ['--eval', '0'] },
    { name: 'gridproof --version', args: [PROGRAM, '--version'] },
    ...engines.map((engine) => ({
      name: `gridproof solve, ${engine}`,
      args: [PROGRAM, 'solve', sudoku!.text, '--engine', engine, ...plugins],
    })),
  ];
}

/** How long processes take from start to end, in milliseconds, run in turn. Throws `UsageError` where one cannot. */
export async function startTimes(runs: readonly Run[], repeat: number): Promise<readonly Spread[]> {
  if (!existsSync(PROGRAM)) throw new UsageError('the command line is not built: npm run build builds it');
  const times: number[][] = runs.map(() => []);
  const contestants = runs.map(({ args }) => ({ run: async () => timed(args), hopeless: () => false }));
  for await (const { at, result, counts } of interleave(contestants, { warmUp: 1, repeat }))
    if (counts) times[at]!.push(result);
  return times.map(spreadOf);
}

function timed(args: readonly string[]): number {
  const start = performance.now();
  try {
    execFileSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    throw new UsageError(`${args.join(' ')} failed: ${(error as { stderr?: Buffer }).stderr ?? error}`);
  }
  return performance.now() - start;
}
