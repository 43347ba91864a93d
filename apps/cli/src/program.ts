import type { ModuleImporter } from '@gridproof/plugins';
import { CommandRun } from './command-run.js';
import { leave } from './exit.js';
import { createProcessIo } from './io.js';
import { main } from './main.js';
import { exitOnBrokenPipe } from './terminal/terminal.js';

export { main } from './main.js';

/** Receives the exit status of a command that runs in its own thread. */
export type ReportStatus = (status: number) => void;

/**
 * Runs the command line of this thread. A command's own thread reports its exit status. `importing` loads the modules of
 * plugins; default: Node's `import`.
 */
export function start(importing?: ModuleImporter, reportStatus?: ReportStatus): void {
  exitOnBrokenPipe();
  const io = createProcessIo(reportStatus === undefined);
  void main(process.argv, io, new CommandRun(io, importing)).then((status) => {
    reportStatus?.(status);
    leave(status);
  });
}
