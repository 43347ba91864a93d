import {
  type Importing,
  Installed,
  type InstalledEngine,
  type InstalledPuzzle,
  type LeftOut,
  UsageError,
} from '@gridproof/plugins';
import { Guard } from './guard/guard.js';
import { answerable } from './type-fault.js';

/** A plugin may take as long to be loaded, in milliseconds, however little time a puzzle has: it starts a thread. */
const LOADING = { shortest: 2_000, longest: 10_000 };

/** What is installed, and what of it cannot be used. */
export interface Inventory {
  readonly puzzles: readonly InstalledPuzzle[];
  readonly engines: readonly InstalledEngine[];
  readonly leftOut: readonly LeftOut[];
}

interface PluginsOptions {
  /** Folders, files or packages, beside what is installed. */
  readonly named?: readonly string[] | undefined;
  /** Milliseconds that one puzzle may take. */
  readonly timeout?: number | undefined;
  /** Loads their modules. */
  readonly importing?: Importing | undefined;
}

/** The plugins of a call. What they do in this thread has a limit, and what cannot be used is left out and named, once. */
export class Plugins extends Installed {
  readonly #guard: Guard;
  readonly #notices: { wanted: boolean };

  constructor({ named = [], timeout, importing }: PluginsOptions = {}) {
    const guard = new Guard(timeout);
    const notices = { wanted: true };
    super(import.meta.dirname, {
      plugins: named,
      importing,
      loading: Math.max(LOADING.shortest, Math.min(timeout ?? LOADING.longest, LOADING.longest)),
      leaveOut: ({ name, why }) => {
        if (notices.wanted) process.stderr.write(`gridproof: ${name} is left out: ${why}\n`);
      },
      wrapped: ({ type, plugin }) => answerable(type, plugin.proven ? undefined : guard),
    });
    this.#guard = guard;
    this.#notices = notices;
  }

  /** Throws `UsageError` where something that was named as a plugin is not one. */
  refuseMissing(): void {
    const missing = this.notThere.map(({ name, why }) => `--plugin ${name}: ${why}`);
    if (missing.length > 0) throw new UsageError(missing.join('\n'));
  }

  /** Does what puzzle types are asked for, within a limit of milliseconds for all of it. Throws `Late`. */
  async limited<T>(limit: number, work: () => T): Promise<T> {
    // Those of this project are known to return.
    if ((await this.puzzles()).every(({ plugin }) => plugin.proven)) return work();
    return this.#guard.run(undefined, work, limit);
  }

  /** Milliseconds that a puzzle type may take for what it is asked in this thread. */
  get patience(): number {
    return this.#guard.limit;
  }

  /** Everything that is installed; what is left out stands there alone. */
  async inventory(): Promise<Inventory> {
    this.#notices.wanted = false;
    try {
      const [puzzles, engines] = [await this.puzzles(), await this.engines.usable()];
      return { puzzles, engines, leftOut: this.leftOut };
    } finally {
      this.#notices.wanted = true;
    }
  }
}

/** The name of a package and its version, where it has one. */
export const withVersion = (name: string, version: string | undefined): string =>
  version === undefined ? name : `${name} ${version}`;
