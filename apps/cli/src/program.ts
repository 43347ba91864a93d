import type { Importing } from '@gridproof/plugins';
import { Aftermath } from './guard/aftermath.js';
import { main } from './main.js';
import { Run } from './run.js';

/** Carries out the command line of this thread. `importing` loads the modules of plugins; by default Node does. */
export function start(importing?: Importing): void {
  const run = new Run(importing);
  const aftermath = new Aftermath((stack) => run.plugins.nameIn(stack), new URL('.', import.meta.url).href);
  void main(process.argv, run).then((status) => aftermath.end(status));
}
