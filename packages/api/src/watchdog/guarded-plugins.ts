import {
  type InstalledEngine,
  type InstalledPuzzle,
  type ModuleImporter,
  type OnUnusable,
  PluginRegistry,
  type UnusablePlugin,
} from '@gridproof/plugins';
import { guardType } from './type-fault.js';

/** The installed plugins, and those that cannot be used. */
export interface Inventory {
  readonly puzzles: readonly InstalledPuzzle[];
  readonly engines: readonly InstalledEngine[];
  readonly unusable: readonly UnusablePlugin[];
}

/** Additional plugins of a program, and a callback for unusable ones. */
export interface GuardedOptions {
  /** Folders, files or packages in addition to installed plugins. */
  readonly plugins?: readonly string[] | undefined;
  readonly onUnusable?: OnUnusable | undefined;
  /** Loads the modules. */
  readonly importing?: ModuleImporter | undefined;
}

/** The plugins of a program. Errors of a puzzle type name the type; unusable plugins are skipped and reported once. */
export class GuardedPlugins extends PluginRegistry {
  readonly #notices: { enabled: boolean };

  /** `program` is a folder in the program's package. */
  constructor(program: string, { plugins = [], onUnusable, importing }: GuardedOptions = {}) {
    const reporting = { enabled: true };
    super(program, {
      plugins,
      importing,
      onUnusable: (one) => {
        if (reporting.enabled) onUnusable?.(one);
      },
      wrapType: ({ type }) => guardType(type),
    });
    this.#notices = reporting;
  }

  /** All installed plugins. Unusable ones are listed in the result and not reported. */
  async inventory(): Promise<Inventory> {
    this.#notices.enabled = false;
    try {
      const [puzzles, engines] = [await this.puzzles(), await this.engines.usable()];
      return { puzzles, engines, unusable: this.unusable };
    } finally {
      this.#notices.enabled = true;
    }
  }
}
