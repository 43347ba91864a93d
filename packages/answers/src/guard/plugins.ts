import {
  type Importing,
  Installed,
  type InstalledEngine,
  type InstalledPuzzle,
  type LeaveOut,
  type LeftOut,
} from '@gridproof/plugins';
import { Guard } from './guard.js';
import { answerable } from './type-fault.js';

/** A plugin may take as long to be loaded, in milliseconds, however little time a puzzle has: it starts a thread. */
const LOADING = { shortest: 2_000, longest: 10_000 };

/** What is installed, and what of it cannot be used. */
export interface Inventory {
  readonly puzzles: readonly InstalledPuzzle[];
  readonly engines: readonly InstalledEngine[];
  readonly leftOut: readonly LeftOut[];
}

/** What a program finds beside what is installed, how long it waits, and who is told what is left out. */
export interface GuardedOptions {
  /** Folders, files or packages, beside what is installed. */
  readonly named?: readonly string[] | undefined;
  /** Milliseconds that one puzzle may take. */
  readonly timeout?: number | undefined;
  readonly leaveOut?: LeaveOut | undefined;
  /** Loads their modules. */
  readonly importing?: Importing | undefined;
}

/** The plugins of a program. What they do in this thread has a limit; what cannot be used is left out, and told once. */
export class GuardedPlugins extends Installed {
  readonly #guard: Guard;
  readonly #notices: { wanted: boolean };

  /** `program` is any folder in the program's package. */
  constructor(program: string, { named = [], timeout, leaveOut, importing }: GuardedOptions = {}) {
    const guard = new Guard(timeout);
    const notices = { wanted: true };
    super(program, {
      plugins: named,
      importing,
      loading: Math.max(LOADING.shortest, Math.min(timeout ?? LOADING.longest, LOADING.longest)),
      leaveOut: (one) => {
        if (notices.wanted) leaveOut?.(one);
      },
      wrapped: ({ type, plugin }) => answerable(type, plugin.proven ? undefined : guard),
    });
    this.#guard = guard;
    this.#notices = notices;
  }

  /** Does what puzzle types are asked for, within a limit of milliseconds for all of it. Throws `Late`. */
  async limited<T>(limit: number, work: () => T): Promise<T> {
    return (await this.areProven()) ? work() : this.#guard.run(undefined, work, limit);
  }

  /** Whether all puzzle types are of this project: they are known to return. */
  async areProven(): Promise<boolean> {
    return (await this.puzzles()).every(({ plugin }) => plugin.proven);
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
