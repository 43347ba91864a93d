import { Runner, type RunnerOptions } from '@gridproof/runner';
import { rethrow } from '../guard/aftermath.js';
import type { InstalledEngine } from '../installed.js';
import { atOnce } from './at-once.js';

/** A runner for each engine that is asked at all: its threads hold that engine alone, and stay warm. */
export class Runners {
  readonly #runners = new Map<string, Pick<Runner, 'run' | 'close'>>();

  /** `small`: what is asked is likely to be done in a moment. */
  constructor(
    readonly options: RunnerOptions & { readonly small?: boolean },
    readonly open = (options: RunnerOptions): Pick<Runner, 'run' | 'close'> =>
      new Runner({ ...options, onLate: rethrow }),
  ) {}

  /** For an engine that is the only one at work: what is small is begun in this thread, for so many milliseconds. */
  alone(engine: Pick<InstalledEngine, 'url'>, moment?: number): Pick<Runner, 'run'> {
    return this.options.small ? atOnce(() => this.of(engine), moment) : this.of(engine);
  }

  of({ url }: Pick<InstalledEngine, 'url'>): Pick<Runner, 'run'> {
    const known = this.#runners.get(url);
    if (known) return known;
    const runner = this.open(this.options);
    this.#runners.set(url, runner);
    return runner;
  }

  async close(): Promise<void> {
    await Promise.all(Array.from(this.#runners.values(), (runner) => runner.close()));
  }
}
