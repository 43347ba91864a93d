import { isSolved, type Result, resultOf } from '../report/result.js';
import type { Case } from '../suites/case.js';
import type { BenchThread } from './bench-thread.js';
import { interleave, type Rounds } from './interleave.js';
import type { RunSample } from './measure.js';
import type { BenchTask } from './tasks.js';

export interface BenchOptions extends Rounds {
  /** Default: `answer`. */
  readonly task?: BenchTask | undefined;
  /** Time limit of a run, in milliseconds. */
  readonly timeout: number;
  /** Step limit of the depth-first search before an engine. */
  readonly searchSteps?: number | undefined;
  readonly watcher?: RunWatcher;
  /** Stops measuring. The measurements so far are returned. */
  readonly signal?: AbortSignal;
}

/** Progress callbacks. */
export interface RunWatcher {
  /** Called when a contestant begins a run. */
  begins(at: number, name: string): void;
  /** Called when it has ended the run; `last` if there will be no other. */
  ends(at: number, last: boolean): void;
}

/** Measures every case on every engine. The engines take turns on each case, and every other round runs backwards. */
export async function run(
  cases: readonly Case[],
  engines: readonly string[],
  stand: BenchThread,
  { task, timeout, searchSteps, watcher, signal, ...rounds }: BenchOptions,
): Promise<readonly Result[]> {
  const pairs = cases.flatMap((one) => engines.map((engine) => ({ one, engine })));
  const samples: RunSample[][] = pairs.map(() => []);
  const stopped = new Promise<undefined>((resolve) => {
    if (signal?.aborted) resolve(undefined);
    signal?.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  const contestants = pairs.map(({ one, engine }, at) => ({
    run: () => {
      watcher?.begins(at, engines.length > 1 ? `${one.name}, ${engine}` : one.name);
      return Promise.race([stopped, stand.run({ text: one.text, task, engine, timeout, searchSteps })]);
    },
    hopeless: (sample: RunSample | undefined) => sample !== undefined && !isSolved(sample),
  }));
  for await (const { at, result, counts, hopeless } of interleave(contestants, rounds)) {
    if (result === undefined) break;
    if (counts) samples[at]!.push(result);
    watcher?.ends(at, hopeless);
  }
  return pairs.flatMap(({ one, engine }, at) =>
    samples[at]!.length > 0 ? [resultOf(one, engine, samples[at]!, timeout)] : [],
  );
}
