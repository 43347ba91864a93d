import type { Importing } from '@gridproof/plugins';
import { leave } from './exit.js';
import { main } from './main.js';
import { Run } from './run.js';

/** Carries out the command line of this thread. `importing` loads the modules of plugins; by default Node does. */
export function start(importing?: Importing): void {
  void main(process.argv, new Run(importing)).then(leave);
}
