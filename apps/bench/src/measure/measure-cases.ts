import { EXIT } from '../exit.js';
import type { Plugins } from '../plugins.js';
import { type BenchReport, type ReportSettings, reportOf } from '../report/report.js';
import type { Case } from '../suites/case.js';
import { ProgressLine } from './progress.js';
import { run } from './run.js';
import { WorkerBench } from './worker-bench.js';

/** Measures cases in another thread, with progress on a terminal. On ctrl-C, returns the measurements so far. */
export async function measureCases(
  plugins: Plugins,
  cases: readonly Case[],
  engines: readonly string[],
  options: Omit<ReportSettings, 'engines' | 'packages' | 'complete'>,
): Promise<BenchReport> {
  const stand = new WorkerBench(plugins.pluginNames);
  const progress = new ProgressLine(cases.length * engines.length, options);
  const controller = new AbortController();
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    controller.abort();
  };
  process.on('SIGINT', interrupt);
  try {
    const { signal } = controller;
    const results = await run(cases, engines, stand, { ...options, watcher: progress, signal });
    return reportOf(results, {
      ...options,
      engines,
      packages: plugins.versionsOf(engines),
      complete: !signal.aborted,
    });
  } finally {
    process.off('SIGINT', interrupt);
    progress.stop();
    await stand.close();
  }
}
