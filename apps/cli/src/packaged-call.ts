import type { CommandContext, PluginAction } from '@gridproof/api';
import type { Command } from 'commander';
import { Lent } from './batch/lent.js';
import type { Run } from './run.js';
import { ProgressLine } from './terminal/progress-line.js';
import { Signals } from './terminal/signals.js';

/** Carries out a command that a package brings; returns the exit status. */
export async function callPackaged(packaged: PluginAction, command: Command, run: Run): Promise<number> {
  const signals = new Signals(run.io.signals);
  const line = new ProgressLine(run.io);
  try {
    return await packaged.run(command.args, command.opts(), around(run, signals, line));
  } finally {
    line.clear();
    signals.stop();
  }
}

function around({ plugins, io }: Run, { interrupted }: Signals, line: ProgressLine): CommandContext {
  const say = (text: string) => {
    line.clear();
    io.stderr.write(`gridproof: ${text}\n`);
  };
  return {
    plugins,
    batches: new Lent(plugins, say, io.stdin),
    out: (text) => {
      line.clear();
      io.stdout.write(text);
    },
    say,
    progress: (text) => line.show(text),
    interrupted,
  };
}
