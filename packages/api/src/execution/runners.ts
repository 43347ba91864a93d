import type { TraceEvent } from '@gridproof/core';
import type { InstalledEngine, ModuleImporter } from '@gridproof/plugins';
import { Runner, type RunnerOptions } from '@gridproof/runner';
import { INLINE_BUDGET_MS, inlineFirst } from './inline-first.js';

/** Creates the listener for the trace events of an engine. */
export type TraceListenerFactory = (engine: string) => (event: TraceEvent) => void;

/** A runner per engine in use: its threads load that engine alone and stay warm. */
export class Runners {
  readonly #runners = new Map<string, Pick<Runner, 'run' | 'close'>>();

  /**
   * `allowInline`: whether the only engine at work may run in this thread. `importing` loads modules in this thread;
   * `trace` creates listeners for trace events.
   */
  constructor(
    readonly options: RunnerOptions & {
      readonly allowInline?: boolean;
      readonly importing?: ModuleImporter | undefined;
      readonly trace?: TraceListenerFactory | undefined;
    },
    /** Creates the runner of an engine on first use. */
    readonly open = (options: RunnerOptions): Pick<Runner, 'run' | 'close'> => new Runner(options),
  ) {}

  /**
   * The runner of an engine that is the only one at work. A light engine of this project yields to the event loop;
   * another one has a time budget in this thread.
   */
  inlineRunner(engine: Pick<InstalledEngine, 'name' | 'url' | 'start' | 'isTrusted'>): Pick<Runner, 'run'> {
    const { allowInline, importing, maxMemory } = this.options;
    if (!allowInline) return this.threadRunner(engine);
    const budget = engine.start === 'light' && engine.isTrusted ? undefined : INLINE_BUDGET_MS;
    return this.#withTrace(
      inlineFirst(() => this.#runner(engine), { budget, importing, maxMemory }),
      engine,
    );
  }

  /** The runner of an engine that may be one of several at work; never uses this thread. */
  threadRunner(engine: Pick<InstalledEngine, 'name' | 'url'>): Pick<Runner, 'run'> {
    return this.#withTrace(this.#runner(engine), engine);
  }

  #runner({ url }: Pick<InstalledEngine, 'url'>): Pick<Runner, 'run'> {
    const known = this.#runners.get(url);
    if (known) return known;
    const runner = this.open(this.options);
    this.#runners.set(url, runner);
    return runner;
  }

  #withTrace(runner: Pick<Runner, 'run'>, { name }: Pick<InstalledEngine, 'name'>): Pick<Runner, 'run'> {
    const onTrace = this.options.trace?.(name);
    return onTrace ? { run: (job, options) => runner.run(job, { ...options, onTrace }) } : runner;
  }

  /** Ends all threads. Running and queued jobs end as `unknown` with the reason `aborted`. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.#runners.values(), (runner) => runner.close()));
  }
}
