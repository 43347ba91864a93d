import type { ModuleImporter } from '@gridproof/plugins';
import { EXIT } from './exit.js';
import type { Io } from './io.js';
import { Plugins, type PluginsOptions } from './plugins.js';

/** One run of the program: its input and output, plugins and exit status. */
export class CommandRun {
  /** Loads the modules of plugins. */
  readonly importing: ModuleImporter | undefined;
  #plugins: Plugins | undefined;
  status: number = EXIT.done;

  constructor(
    readonly io: Io,
    importing?: ModuleImporter,
  ) {
    this.importing = importing;
  }

  /** The installed plugins and the ones named by the call, found on first use. */
  get plugins(): Plugins {
    this.#plugins ??= this.findPlugins();
    return this.#plugins;
  }

  /** Finds the plugins again: the installed ones and `named` ones. */
  findPlugins(options: Pick<PluginsOptions, 'named'> = {}): Plugins {
    return new Plugins(this.io, { ...options, importing: this.importing });
  }

  /** Replaces the plugins. */
  use(plugins: Plugins): void {
    this.#plugins = plugins;
  }

  finish(status: number): void {
    this.status = status;
  }
}
