import type { Importing } from '@gridproof/plugins';
import { leave } from './exit.js';
import { processIo } from './io.js';
import { main } from './main.js';
import { Run } from './run.js';
import { leaveWhereNothingCanBeWritten } from './terminal/terminal.js';

export { main } from './main.js';

/** Carries out the command line of this thread. `importing` loads the modules of plugins; by default Node does. */
export function start(importing?: Importing): void {
  leaveWhereNothingCanBeWritten();
  void main(process.argv, processIo, new Run(processIo, importing)).then(leave);
}
