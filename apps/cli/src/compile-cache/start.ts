import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { asksForVersion, COMPLETE, isCommand, VERSION } from '../command-names.js';
import type * as Program from '../program.js';
import type { ReportStatus } from '../program.js';
import { CompileCache } from './compile-cache.js';
import { ScriptLoader } from './script-loader.js';

/** What engines in WebAssembly set when they are loaded. Kept code is only used with the settings with which it was compiled. */
const SETTINGS = ['--wasm-lazy-validation', '--wasm-tiering-budget=100000000'];

/**
 * Where very many puzzles are solved: V8 gives what `map` and others return another hidden class once it has compiled them into what calls
 * them. All that was compiled for the class before would be compiled again, several times in the first second.
 */
const OF_MANY = ['--no-turbo-inline-array-builtins'];

/**
 * Loads the program, and carries out the command line of this thread: the first of the process, or that of a command, which reports its exit
 * status.
 */
export function start(thread: 'first' | 'own', reportStatus?: ReportStatus): void {
  if (isPackaged(process.argv)) return void startModule();
  const use = useOf(process.argv);
  // They hold for all threads.
  if (thread === 'first')
    for (const setting of use === 'batch' ? [...SETTINGS, ...OF_MANY] : SETTINGS) setFlagsFromString(setting);
  const scripts = new ScriptLoader(new CompileCache(`${use}-${thread}`));
  const program = scripts.load(join(import.meta.dirname, 'script.cjs')) as typeof Program;
  program.start(scripts.import, reportStatus);
}

/** Whether a command line may call a command that a package brings: it begins with a word that is none of the program's own. */
const isPackaged = ([, , called = '-h']: readonly string[]): boolean =>
  !isCommand(called) && called !== COMPLETE && !OPTIONS.includes(called);

/** Those that the program has without a command. */
const OPTIONS = ['-h', '--help', ...VERSION];

/** Such commands are modules, and work with the modules of this project: so does the program then. */
async function startModule(): Promise<void> {
  const module: typeof Program = await import(pathToFileURL(join(import.meta.dirname, 'program.mjs')).href);
  module.start();
}

/** What a command line does: a command, or what is said where there is none. */
function useOf([, , called]: readonly string[]): string {
  if (asksForVersion(called)) return 'version';
  return isCommand(called) || called === COMPLETE ? called : 'none';
}
