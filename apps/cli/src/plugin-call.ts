import type { CommandContext, PluginAction } from '@gridproof/api';
import type { Command } from 'commander';
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
  return {
    plugins,
    out: (text) => {
      progressLine.clear();
      io.stdout.write(text);
    },
    say: (text) => {
      progressLine.clear();
      io.stderr.write(`gridproof: ${text}\n`);
    },
    progress: (text) => progressLine.show(text),
    interrupted,
  };
}
