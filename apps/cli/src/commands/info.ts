import { typePage } from '@gridproof/api';
import type { Command } from 'commander';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import { helpEpilogue } from '../help/help-epilogue.js';
import { commonOptions } from '../options.js';
import { withVersion } from '../plugins.js';
import { Boards } from '../report/boards.js';
import { terminalOf } from '../terminal/terminal.js';

export function addInfo(program: Command, run: CommandRun): void {
  program
    .command('info')
    .summary('show the rules and formats of a puzzle type')
    .description(
      'Shows the package and location of a puzzle type, its rules, possible values, formats and an example.',
    )
    .argument('<type>', 'the name of the type, or one of its other names')
    .addOption(commonOptions.ascii())
    .addHelpText(
      'after',
      helpEpilogue(run.io, {
        examples: {
          'Find the name of a type': 'gridproof list',
          'The formats of all puzzle types': 'gridproof help formats',
        },
      }),
    )
    .action(async (name: string, options: { ascii?: true }) => {
      const type = await run.plugins.typeNamed(name);
      const { name: of, version, from } = run.plugins.pluginOf(type);
      const boards = new Boards(terminalOf(run.io, options));
      const lines = typePage(type, {
        origin: `${withVersion(of, version)}, ${from}`,
        draw: (picture) => boards.picture(picture),
        program: 'gridproof',
      });
      run.io.stdout.write(`${lines.join('\n')}\n`);
      run.finish(EXIT.done);
    });
}
