import type { Importing } from '@gridproof/plugins';
import { EXIT } from './exit.js';
import type { Io } from './io.js';
import { Plugins, type PluginsOptions } from './plugins.js';

/** One call of the program: what it works with, and what came of it. */
export class CommandRun {
  /** Loads the modules of plugins. */
  readonly importing: Importing | undefined;
  #plugins: Plugins | undefined;
  /** The exit status. */
  status: number = EXIT.done;

  constructor(
    readonly io: Io,
    importing?: Importing,
  ) {
    this.importing = importing;
  }

  /** The plugins that are installed, and those that the call names. They are looked up when one is asked for. */
  get plugins(): Plugins {
    this.#plugins ??= this.findPlugins();
    return this.#plugins;
  }

  /** Finds plugins anew: those that are installed, and `named` ones. */
  findPlugins(options: Pick<PluginsOptions, 'named'> = {}): Plugins {
    return new Plugins(this.io, { ...options, importing: this.importing });
  }

  /** From now on with these plugins. */
  use(plugins: Plugins): void {
    this.#plugins = plugins;
  }

  finish(status: number): void {
    this.status = status;
  }
}
