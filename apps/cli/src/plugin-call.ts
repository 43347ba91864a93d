import type { CommandContext, PluginAction } from '@gridproof/api';
import type { Command } from 'commander';
import { BatchService } from './batch/batch-api.js';
import type { CommandRun } from './command-run.js';
import { GracefulSignals } from './terminal/graceful-signals.js';
import { ProgressLine } from './terminal/progress-line.js';

/** Runs a plugin command and returns its exit status. */
export async function callPlugin(action: PluginAction, command: Command, run: CommandRun): Promise<number> {
  const signals = new GracefulSignals(run.io.signals);
  const progressLine = new ProgressLine(run.io);
  try {
    return await action.run(command.args, command.opts(), createContext(run, signals, progressLine));
  } finally {
    progressLine.clear();
    signals.stop();
  }
}

function createContext(
  { plugins, io }: CommandRun,
  { signal: interrupted }: GracefulSignals,
  progressLine: ProgressLine,
): CommandContext {
  const say = (text: string) => {
    progressLine.clear();
    io.stderr.write(`gridproof: ${text}\n`);
  };
  return {
    plugins,
    batches: new BatchService(plugins, say, io.stdin),
    out: (text) => {
      progressLine.clear();
      io.stdout.write(text);
    },
    say,
    progress: (text) => progressLine.show(text),
    interrupted,
  };
}
