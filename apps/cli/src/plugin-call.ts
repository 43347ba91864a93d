import type { PluginAction } from '@gridproof/api';
import type { Command } from 'commander';
import type { CommandRun } from './command-run.js';
import { ProgressLine } from './terminal/progress-line.js';
import { SignalHandler } from './terminal/signal-handler.js';

/** Runs a plugin command and returns its exit status. */
export async function callPlugin(
  action: PluginAction,
  command: Command,
  { plugins, io }: CommandRun,
): Promise<number> {
  const signals = new SignalHandler(io.signals, { exitsSoon: false });
  const line = new ProgressLine(io);
  try {
    return await action.run(command.args, command.opts(), {
      plugins,
      out: (text) => {
        line.clear();
        io.stdout.write(text);
      },
      say: (text) => line.say(`gridproof: ${text}`),
      progress: (text) => line.show(text),
      interrupted: signals.signal,
    });
  } finally {
    line.clear();
    signals.stop();
  }
}
