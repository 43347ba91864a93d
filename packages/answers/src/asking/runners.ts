import type { TraceEvent } from '@gridproof/core';
import type { InstalledEngine } from '@gridproof/plugins';
import { Runner, type RunnerOptions } from '@gridproof/runner';
import { atOnce } from './at-once.js';

/** Takes what happens in the task of one engine. */
export type TraceOf = (engine: string) => (event: TraceEvent) => void;

/** A runner for each engine that is asked at all: its threads hold that engine alone, and stay warm. */
export class Runners {
  readonly #runners = new Map<string, Pick<Runner, 'run' | 'close'>>();

  /** `small`: what is asked is likely to be done in a moment; `trace` is called with what the tasks do. */
  constructor(
    readonly options: RunnerOptions & { readonly small?: boolean; readonly trace?: TraceOf | undefined },
    /** Makes a runner. */
    readonly open = (options: RunnerOptions): Pick<Runner, 'run' | 'close'> => new Runner(options),
  ) {}

  /** For an engine that is the only one at work: what is small is begun in this thread, for at most `moment` milliseconds. */
  alone(engine: Pick<InstalledEngine, 'name' | 'url'>, moment?: number): Pick<Runner, 'run'> {
    if (!this.options.small) return this.of(engine);
    return this.#traced(
      atOnce(() => this.#runner(engine), moment),
      engine,
    );
  }

  /** For an engine, in threads of its own. */
  of(engine: Pick<InstalledEngine, 'name' | 'url'>): Pick<Runner, 'run'> {
    return this.#traced(this.#runner(engine), engine);
  }

  #runner({ url }: Pick<InstalledEngine, 'url'>): Pick<Runner, 'run'> {
    const known = this.#runners.get(url);
    if (known) return known;
    const runner = this.open(this.options);
    this.#runners.set(url, runner);
    return runner;
  }

  #traced(runner: Pick<Runner, 'run'>, { name }: Pick<InstalledEngine, 'name'>): Pick<Runner, 'run'> {
    const onTrace = this.options.trace?.(name);
    return onTrace ? { run: (job, options) => runner.run(job, { ...options, onTrace }) } : runner;
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.#runners.values(), (runner) => runner.close()));
  }
}
