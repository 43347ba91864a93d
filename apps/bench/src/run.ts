import { Plugins } from './plugins.js';

/** One call of a program of this package: what it works with. */
export class Run {
  /** The plugins that are installed, and those that the call names. */
  plugins = new Plugins();
}
