import type { CommandContext, PluginAction } from '@gridproof/api';
import type { Command } from 'commander';
import { BatchService } from './batch/batch-api.js';
import type { CommandRun } from './command-run.js';
import { GracefulSignals } from './terminal/graceful-signals.js';
import { ProgressLine } from './terminal/progress-line.js';

/** Runs a command of a package and returns the exit status. */
export async function callPlugin(action: PluginAction, command: Command, run: CommandRun): Promise<number> {
  const signals = new GracefulSignals(run.io.signals);
  const line = new ProgressLine(run.io);
  try {
    return await action.run(command.args, command.opts(), commandContext(run, signals, line));
  } finally {
    line.clear();
    signals.stop();
  }
}

function commandContext(
  { plugins, io }: CommandRun,
  { signal: interrupted }: GracefulSignals,
  line: ProgressLine,
): CommandContext {
  const say = (text: string) => {
    line.clear();
    io.stderr.write(`gridproof: ${text}\n`);
  };
  return {
    plugins,
    batches: new BatchService(plugins, say, io.stdin),
    out: (text) => {
      line.clear();
      io.stdout.write(text);
    },
    say,
    progress: (text) => line.show(text),
    interrupted,
  };
}
