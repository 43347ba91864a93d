import { typePage } from '@gridproof/api';
import { Argument } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import { type CommonOptions, commonOptions } from '../options.js';
import { withVersion } from '../plugins.js';
import { Boards } from '../report/boards.js';
import { terminalOf } from '../terminal/terminal.js';

export const infoCommand: CommandDefinition = {
  summary: 'show the rules and formats of a puzzle type',
  description:
    'Shows the package and location of a puzzle type, its rules, possible values, formats and an example.',
  arguments: [new Argument('<type>', 'the name of the type, or one of its other names')],
  options: [commonOptions.ascii()],
  examples: {
    'Find the name of a type': 'gridproof list',
    'The formats of all puzzle types': 'gridproof help formats',
  },
  async run({ io, plugins }: CommandRun, name: string, options: CommonOptions) {
    const type = await plugins.typeNamed(name);
    const { name: of, version, from } = plugins.pluginOf(type);
    const boards = new Boards(terminalOf(io, options));
    const lines = typePage(type, {
      origin: `${withVersion(of, version)}, ${from}`,
      draw: (picture) => boards.picture(picture),
      program: 'gridproof',
    });
    io.stdout.write(`${lines.join('\n')}\n`);
    return EXIT.done;
  },
};
