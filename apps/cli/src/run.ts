import { EXIT } from './exit.js';
import { Plugins } from './plugins.js';

/** One call of the program: what it works with, and what came of it. */
export class Run {
  #plugins: Plugins | undefined;
  /** The exit status. */
  status: number = EXIT.done;

  /** The plugins that are installed, and those that the call names. They are looked up when one is asked for. */
  get plugins(): Plugins {
    this.#plugins ??= new Plugins();
    return this.#plugins;
  }

  /** From now on with these plugins. */
  use(plugins: Plugins): void {
    this.#plugins = plugins;
  }

  finish(status: number): void {
    this.status = status;
  }
}
