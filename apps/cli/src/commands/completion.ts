import { script } from '@bomb.sh/tab';
import { Argument } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { BASH } from '../completion/bash.js';
import { EXIT } from '../exit.js';

/** Adds `completion` for users, and `complete` for the shells. */
export const completionCommand: CommandDefinition = {
  summary: 'set up tab completion for your shell',
  description:
    'Writes a script for your shell, which then completes commands, options, their values, and files. The names of ' +
    'engines and puzzles are those that are installed where you are.',
  arguments: [new Argument('<shell>', 'yours').choices(['bash', 'zsh', 'fish'])],

  examples: {
    'For bash': "echo 'source <(gridproof completion bash)' >> ~/.bashrc",
    'For zsh, after the line with compinit': "echo 'source <(gridproof completion zsh)' >> ~/.zshrc",
    'For fish': 'gridproof completion fish > ~/.config/fish/completions/gridproof.fish',
  },
  run({ io }: CommandRun, shell: string) {
    if (shell === 'bash') io.stdout.write(`${BASH}\n`);
    else script(shell, 'gridproof', 'gridproof');
    return EXIT.done;
  },
};
