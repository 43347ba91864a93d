import type { Around, PackagedAction } from '@gridproof/answers';
import type { Command } from 'commander';
import { Lent } from './batch/lent.js';
import type { Run } from './run.js';
import { ProgressLine } from './terminal/progress-line.js';
import { Signals } from './terminal/signals.js';

/** Carries out a command that a package brings; returns the exit status. */
export async function callPackaged(packaged: PackagedAction, command: Command, run: Run): Promise<number> {
  const signals = new Signals();
  const line = new ProgressLine();
  try {
    return await packaged.run(command.args, command.opts(), around(run, signals, line));
  } finally {
    line.clear();
    signals.stop();
  }
}

function around(run: Run, { interrupted }: Signals, line: ProgressLine): Around {
  const say = (text: string) => {
    line.clear();
    process.stderr.write(`gridproof: ${text}\n`);
  };
  return {
    plugins: run.plugins,
    batches: new Lent(run.plugins, say),
    out: (text) => {
      line.clear();
      process.stdout.write(text);
    },
    say,
    progress: (text) => line.show(text),
    interrupted,
  };
}
