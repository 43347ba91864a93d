import { join } from 'node:path';
import { versions } from 'node:process';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { asksForVersion, COMPLETE, isCommand, VERSION } from '../command-names.js';
import type * as Program from '../program.js';
import type { ReportStatus } from '../program.js';
import { CompileCache } from './compile-cache.js';
import { ScriptLoader } from './script-loader.js';

/** V8 flags that the WebAssembly engines set when they are loaded. Cached code works only with the flags it was compiled with. */
const SETTINGS = ['--wasm-lazy-validation', '--wasm-tiering-budget=100000000'];

/**
 * V8 flag for long runs. V8 gives the arrays that inlined `map` and similar calls return another hidden class; all code
 * compiled for the first class would then be compiled again, several times in the first second.
 */
const LONG_RUN = ['--no-turbo-inline-array-builtins'];

/**
 * V8 flags for runs of seconds, by major version of V8: functions are optimized after four times the usual work. Optimizing
 * code that is soon no longer used takes up to a third of the processor time (docs/benchmarks.md). Later versions have a
 * quick compiler before the slow one.
 */
const SHORT_RUNS: Readonly<Record<number, readonly string[]>> = {
  11: ['--interrupt-budget=270336'],
  12: ['--invocation-count-for-turbofan=12000', '--invocation-count-for-osr=3200'],
};
const SHORT_RUN = SHORT_RUNS[Number.parseInt(versions.v8, 10)] ?? [];

/**
 * Loads the program and runs the command line of this thread: the main thread, or the thread of a command, which reports its
 * exit status.
 */
export function start(thread: 'first' | 'own', reportStatus?: ReportStatus): void {
  if (isPackaged(process.argv)) return void startModule(reportStatus);
  const use = useOf(process.argv);
  // Flags apply to all threads.
  if (thread === 'first')
    for (const setting of [...SETTINGS, ...(use === 'batch' ? LONG_RUN : SHORT_RUN)])
      setFlagsFromString(setting);
  const scripts = new ScriptLoader(new CompileCache(`${use}-${thread}`));
  const program = scripts.load(join(import.meta.dirname, 'script.cjs')) as typeof Program;
  program.start(scripts.import, reportStatus);
}

/** Returns whether a command line may call a command of a package: its first word is not a command of this program. */
const isPackaged = ([, , called = '-h']: readonly string[]): boolean =>
  !isCommand(called) && called !== COMPLETE && !['-h', '--help', ...VERSION].includes(called);

/** Starts the program as a module. Commands of packages are modules that import modules of this project. */
async function startModule(reportStatus?: ReportStatus): Promise<void> {
  const module: typeof Program = await import(pathToFileURL(join(import.meta.dirname, 'program.mjs')).href);
  module.start(undefined, reportStatus);
}

/** Returns the use of a command line for the code cache: a command, or the help. */
function useOf([, , called]: readonly string[]): string {
  if (asksForVersion(called)) return 'version';
  return isCommand(called) || called === COMPLETE ? called : 'none';
}
