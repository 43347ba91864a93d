import type { Importing } from '@gridproof/plugins';
import { CommandRun } from './command-run.js';
import { leave } from './exit.js';
import { createProcessIo } from './io.js';
import { main } from './main.js';
import { exitOnBrokenPipe } from './terminal/terminal.js';

export { main } from './main.js';

/** Receives the exit status of a command in a thread of its own. */
export type ReportStatus = (status: number) => void;

/**
 * Carries out the command line of this thread, which is that of a command where it reports its exit status. `importing` loads the modules of
 * plugins; by default Node does.
 */
export function start(importing?: Importing, reportStatus?: ReportStatus): void {
  exitOnBrokenPipe();
  const io = createProcessIo(reportStatus === undefined);
  void main(process.argv, io, new CommandRun(io, importing)).then((status) => {
    reportStatus?.(status);
    leave(status);
  });
}
