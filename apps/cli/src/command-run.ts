import type { ModuleImporter } from '@gridproof/plugins';
import { EXIT } from './exit.js';
import type { Io } from './io.js';
import { Plugins, type PluginsOptions } from './plugins.js';

/** One run of the program: its input and output, plugins and exit status. */
export class CommandRun {
  #plugins: Plugins | undefined;
  status: number = EXIT.done;

  constructor(
    readonly io: Io,
    /** Loads the modules of plugins. */
    readonly importing?: ModuleImporter,
  ) {}

  /** The installed plugins and the ones named by the call, found on first use. */
  get plugins(): Plugins {
    this.#plugins ??= this.findPlugins();
    return this.#plugins;
  }

  set plugins(plugins: Plugins) {
    this.#plugins = plugins;
  }

  /** Finds the plugins again: the installed ones and `named` ones. */
  findPlugins({ named }: Pick<PluginsOptions, 'named'> = {}): Plugins {
    return new Plugins(this.io, { named, importing: this.importing });
  }
}
