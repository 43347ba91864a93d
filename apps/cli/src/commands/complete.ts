import { ShellCompDirective } from '@bomb.sh/tab';
import { Argument, type Command } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { suggest } from '../completion/suggest.js';
import { EXIT } from '../exit.js';

/** The command that shells call for completion. */
export const completeCommand: CommandDefinition = {
  hidden: true,
  arguments: [new Argument('[words...]')],
  async run(run: CommandRun, words: readonly string[], _options: unknown, { parent }: Command) {
    const suggestions = await suggest(parent!, words, run);
    const lines =
      suggestions === 'files'
        ? [`:${ShellCompDirective.ShellCompDirectiveDefault}`]
        : [
            ...suggestions.map(({ value, description }) => `${value}\t${description}`),
            `:${ShellCompDirective.ShellCompDirectiveNoFileComp}`,
          ];
    run.io.stdout.write(`${lines.join('\n')}\n`);
    return EXIT.done;
  },
};
