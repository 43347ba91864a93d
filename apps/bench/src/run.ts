import { Plugins } from './plugins.js';

/** The state of one call of a program of this package. */
export class Run {
  /** The installed plugins and those named by the call. */
  plugins = new Plugins();
}
