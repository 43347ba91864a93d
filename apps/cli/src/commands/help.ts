import { joinList } from '@gridproof/core';
import { findClosestName, UsageError } from '@gridproof/plugins';
import { Argument, type Command } from 'commander';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { commandsOf } from '../completion/values.js';
import { EXIT } from '../exit.js';
import { heading, items } from '../help/layout.js';
import { formatPage } from '../help/page.js';
import { PAGES } from '../help/pages.js';
import type { Io } from '../io.js';

export const helpCommand: CommandDefinition = {
  summary: 'explain a command, or a topic such as formats',
  description: 'Explains a command or a topic; without either, lists them.',
  arguments: [new Argument('[topic]', 'a command or a topic')],

  examples: {
    'How a puzzle is given, in all formats': 'gridproof help formats',
    'What a command does, and how': 'gridproof help solve',
  },
  async run(run: CommandRun, topic: string | undefined, _options: unknown, { parent }: Command) {
    const program = parent!;
    const page = PAGES.find(({ name }) => name === topic);
    const command = program.commands.find((one) => one.name() === topic);
    if (command) command.outputHelp();
    else if (page) run.io.stdout.write(`${await formatPage(page, run)}\n`);
    else if (topic === undefined) run.io.stdout.write(`${overview(program, run.io)}\n`);
    else throw new UsageError(unknownTopic(topic, program, run));
    return EXIT.done;
  },
};

function unknownTopic(topic: string, program: Command, { plugins }: CommandRun): string {
  const commands = commandsOf(program).map(({ value }) => value);
  const names = [...PAGES.map(({ name }) => name), ...commands, ...plugins.commands.names];
  const meant = findClosestName(topic, names);
  const topics = PAGES.map(({ name }) => name);
  return meant === undefined
    ? `there is no help on '${topic}', expected a command, or ${joinList(topics, 'or')}`
    : `there is no help on '${topic}'; did you mean ${meant}?`;
}

function overview(program: Command, io: Io): string {
  return [
    heading('gridproof help TOPIC', io),
    ...items(
      PAGES.map(({ name, summary }) => [name, summary]),
      io,
    ),
    '',
    heading('gridproof help COMMAND', io),
    ...items(
      commandsOf(program).map(({ value, description }) => [value, description]),
      io,
    ),
  ].join('\n');
}
