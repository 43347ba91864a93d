import { ShellCompDirective, script } from '@bomb.sh/tab';
import { Argument, type Command } from 'commander';
import { COMPLETE } from '../command-names.js';
import type { CommandRun } from '../command-run.js';
import { BASH } from '../completion/bash.js';
import { suggest } from '../completion/suggest.js';
import { helpEpilogue } from '../help/help-epilogue.js';

/** Adds `completion` for users, and `complete` for the shells. */
export function addCompletion(program: Command, run: CommandRun): void {
  program
    .command('completion')
    .summary('set up tab completion for your shell')
    .description(
      'Writes a script for your shell, which then completes commands, options, their values, and files. The names of ' +
        'engines and puzzles are those that are installed where you are.',
    )
    .addArgument(new Argument('<shell>', 'yours').choices(['bash', 'zsh', 'fish']))
    .addHelpText(
      'after',
      helpEpilogue(run.io, {
        examples: {
          'For bash': "echo 'source <(gridproof completion bash)' >> ~/.bashrc",
          'For zsh, after the line with compinit': "echo 'source <(gridproof completion zsh)' >> ~/.zshrc",
          'For fish': 'gridproof completion fish > ~/.config/fish/completions/gridproof.fish',
        },
      }),
    )
    .action((shell: string) => {
      if (shell === 'bash') run.io.stdout.write(`${BASH}\n`);
      else script(shell, program.name(), program.name());
    });
  program
    .command(COMPLETE, { hidden: true })
    .argument('[words...]')
    .action(async (words: readonly string[]) => {
      const suggestions = await suggest(program, words, run);
      const lines =
        suggestions === 'files'
          ? [`:${ShellCompDirective.ShellCompDirectiveDefault}`]
          : [
              ...suggestions.map(({ value, description }) => `${value}\t${description}`),
              `:${ShellCompDirective.ShellCompDirectiveNoFileComp}`,
            ];
      run.io.stdout.write(`${lines.join('\n')}\n`);
    });
}
