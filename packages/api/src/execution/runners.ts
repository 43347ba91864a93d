import type { TraceEvent } from '@gridproof/core';
import type { Importing, InstalledEngine } from '@gridproof/plugins';
import { Runner, type RunnerOptions } from '@gridproof/runner';
import { inlineFirst, MOMENT } from './inline-first.js';

/** Takes what happens in the task of one engine. */
export type TraceOf = (engine: string) => (event: TraceEvent) => void;

/** A runner for each engine that is asked at all: its threads hold that engine alone, and stay warm. */
export class Runners {
  readonly #runners = new Map<string, Pick<Runner, 'run' | 'close'>>();

  /**
   * `asksHere`: whether an engine that is the only one at work does it in this thread. `importing` loads modules in this thread; `trace` is
   * called with what the tasks do.
   */
  constructor(
    readonly options: RunnerOptions & {
      readonly asksHere?: boolean;
      readonly importing?: Importing | undefined;
      readonly trace?: TraceOf | undefined;
    },
    /** Makes the runner of an engine when it is first asked. */
    readonly open = (options: RunnerOptions): Pick<Runner, 'run' | 'close'> => new Runner(options),
  ) {}

  /** For an engine that is the only one at work. A light one of this project lets events in; another may take only a moment in this thread. */
  alone(engine: Pick<InstalledEngine, 'name' | 'url' | 'start' | 'proven'>): Pick<Runner, 'run'> {
    const { asksHere, importing, maxMemory } = this.options;
    if (!asksHere) return this.of(engine);
    const moment = engine.start === 'light' && engine.proven ? undefined : MOMENT;
    return this.#traced(
      inlineFirst(() => this.#runner(engine), { moment, importing, maxMemory }),
      engine,
    );
  }

  /** For an engine that may be one of several at work: nothing is done in this thread. */
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

  /** Ends all threads. What is at work or waits is `killed`, reason `aborted`. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.#runners.values(), (runner) => runner.close()));
  }
}
