import { joinList } from '@gridproof/core';
import { findClosestName, UsageError } from '@gridproof/plugins';
import type { Command } from 'commander';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import { helpEpilogue } from '../help/help-epilogue.js';
import { items } from '../help/items.js';
import { formatPage } from '../help/page.js';
import { PAGES } from '../help/pages.js';
import { heading } from '../help/style.js';
import type { Io } from '../io.js';

export function addHelp(program: Command, run: CommandRun): void {
  program
    .helpCommand(false)
    .command('help')
    .summary('explain a command, or a topic such as formats')
    .description('Explains a command or a topic; without either, lists them.')
    .argument('[topic]', 'a command or a topic')
    .addHelpText(
      'after',
      helpEpilogue(run.io, {
        examples: {
          'How a puzzle is given, in all formats': 'gridproof help formats',
          'What a command does, and how': 'gridproof help solve',
        },
      }),
    )
    .action(async (topic: string | undefined) => {
      const page = PAGES.find(({ name }) => name === topic);
      const command = program.commands.find((one) => one.name() === topic);
      if (command) command.outputHelp();
      else if (page) run.io.stdout.write(`${await formatPage(page, run)}\n`);
      else if (topic === undefined) run.io.stdout.write(`${overview(program, run.io)}\n`);
      else throw new UsageError(unknownTopic(topic, program, run));
      run.finish(EXIT.done);
    });
}

function unknownTopic(topic: string, program: Command, { plugins }: CommandRun): string {
  const commands = program
    .createHelp()
    .visibleCommands(program)
    .map((command) => command.name());
  const names = [...PAGES.map(({ name }) => name), ...commands, ...plugins.commands.names];
  const meant = findClosestName(topic, names);
  const topics = PAGES.map(({ name }) => name);
  return meant === undefined
    ? `there is no help on '${topic}', expected a command, or ${joinList(topics, 'or')}`
    : `there is no help on '${topic}'; did you mean ${meant}?`;
}

function overview(program: Command, io: Io): string {
  const commands = program.createHelp().visibleCommands(program);
  return [
    heading('gridproof help TOPIC', io),
    ...items(
      PAGES.map(({ name, summary }) => [name, summary]),
      io,
    ),
    '',
    heading('gridproof help COMMAND', io),
    ...items(
      commands.map((command) => [command.name(), command.summary()]),
      io,
    ),
  ].join('\n');
}
