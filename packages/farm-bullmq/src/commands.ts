import type { PluginCommands } from '@gridproof/api';
import { merge } from './commands/merge.js';
import { start } from './commands/start.js';
import { status } from './commands/status.js';
import { work } from './commands/work.js';

const commands: PluginCommands = {
  farm: {
    describe(command) {
      command.description(
        'Solves files of puzzles on many machines: gridproof farm start hands them out through Redis, gridproof farm work on ' +
          'each machine solves them, and gridproof farm merge makes one file of the rows.',
      );
    },
    commands: { start, work, status, merge },
  },
};

export default commands;
