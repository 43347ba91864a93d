import { noEngine } from '@gridproof/plugins';
import { EXIT, UsageError } from '../faults.js';
import { engineNamed, engineNames } from '../installed.js';
import { type Report, reportOf, type Setting } from '../report/report.js';
import type { Case } from '../suites/case.js';
import { Progress } from './progress.js';
import { run } from './run.js';
import { SideThread } from './side-thread.js';

/** Measures cases beside this thread, with progress on a terminal; ctrl-C ends it with what has been measured. */
export async function measured(
  cases: readonly Case[],
  engines: readonly string[],
  options: Omit<Setting, 'engines' | 'complete'>,
): Promise<Report> {
  const stand = new SideThread();
  const progress = new Progress(cases.length * engines.length, options);
  const interrupt = new AbortController();
  const interrupted = () => {
    if (interrupt.signal.aborted) process.exit(EXIT.interrupted);
    interrupt.abort();
  };
  process.on('SIGINT', interrupted);
  try {
    const { signal } = interrupt;
    const results = await run(cases, engines, stand, { ...options, watcher: progress, signal });
    return reportOf(results, { ...options, engines, complete: !signal.aborted });
  } finally {
    process.off('SIGINT', interrupted);
    progress.stop();
    await stand.close();
  }
}

/** The names of engines that can be used, in order and each once; all that are installed unless some are told. */
export async function usableEngines(told: readonly string[] | undefined): Promise<readonly string[]> {
  const names = [...new Set(told?.map((name) => (name.startsWith('native:') ? name : name.toLowerCase())))];
  for (const name of names) await engineNamed(name);
  if (names.length > 0) return names;
  const usable: string[] = [];
  for (const name of engineNames())
    try {
      await engineNamed(name);
      usable.push(name);
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      process.stderr.write(`gridproof-bench: ${error.message}\n`);
    }
  if (usable.length === 0) throw new UsageError(noEngine());
  return usable;
}
