import {
  type Importing,
  type InstalledEngine,
  type InstalledPuzzle,
  type OnUnusable,
  PluginRegistry,
  type UnusablePlugin,
} from '@gridproof/plugins';
import { guardType } from './type-fault.js';

/** What is installed, and what of it cannot be used. */
export interface Inventory {
  readonly puzzles: readonly InstalledPuzzle[];
  readonly engines: readonly InstalledEngine[];
  readonly leftOut: readonly UnusablePlugin[];
}

/** What a program finds beside what is installed, and who is told what is left out. */
export interface GuardedOptions {
  /** Folders, files or packages, beside what is installed. */
  readonly named?: readonly string[] | undefined;
  readonly leaveOut?: OnUnusable | undefined;
  /** Loads their modules. */
  readonly importing?: Importing | undefined;
}

/** The plugins of a program. A type that crashes is named; what cannot be used is left out, and told once. */
export class GuardedPlugins extends PluginRegistry {
  readonly #notices: { wanted: boolean };

  /** `program` is any folder in the program's package. */
  constructor(program: string, { named = [], leaveOut, importing }: GuardedOptions = {}) {
    const notices = { wanted: true };
    super(program, {
      plugins: named,
      importing,
      leaveOut: (one) => {
        if (notices.wanted) leaveOut?.(one);
      },
      wrapped: ({ type }) => guardType(type),
    });
    this.#notices = notices;
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
