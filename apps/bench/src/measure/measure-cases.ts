import { EXIT } from '../exit.js';
import type { Plugins } from '../plugins.js';
import { type Report, reportOf, type Setting } from '../report/report.js';
import type { Case } from '../suites/case.js';
import { Progress } from './progress.js';
import { run } from './run.js';
import { WorkerBench } from './worker-bench.js';

/** Measures cases in another thread, with progress on a terminal. On ctrl-C, returns the measurements so far. */
export async function measureCases(
  plugins: Plugins,
  cases: readonly Case[],
  engines: readonly string[],
  options: Omit<Setting, 'engines' | 'packages' | 'complete'>,
): Promise<Report> {
  const stand = new WorkerBench(plugins.named);
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
    return reportOf(results, {
      ...options,
      engines,
      packages: plugins.versionsOf(engines),
      complete: !signal.aborted,
    });
  } finally {
    process.off('SIGINT', interrupted);
    progress.stop();
    await stand.close();
  }
}
