import type { PluginAction, PluginCommand } from '@gridproof/api';
import type { InstalledCommand } from '@gridproof/plugins';
import type { Command } from 'commander';
import { COMPLETE } from './command-names.js';
import type { CommandRun } from './command-run.js';
import { sharedHelp } from './options.js';

/** Heading of these commands in the help. */
const GROUP = 'In separate packages:';

/** Commands of this program that list all others. */
const LISTING_COMMANDS = ['help', COMPLETE];

/**
 * Adds the commands of packages that a command line needs: the called one, or all for the help. Calls of other commands load
 * none.
 * @throws UsageError if the package of a known command is not installed.
 */
export async function addPluginCommands(
  program: Command,
  run: CommandRun,
  words: readonly string[],
): Promise<void> {
  // The last word of a completion is incomplete.
  const whole = words[0] === COMPLETE ? words.slice(0, -1) : words;
  const { operands, plugins: named, asksForHelp } = wordsOf(whole);
  const [name = '', ...behind] = operands;
  const isOwn = program.commands.some((command) => command.name() === name);
  if (isOwn && !LISTING_COMMANDS.includes(name)) return;
  if (name === '' && !asksForHelp) return;
  const { commands } = run.findPlugins({ named });
  const topic = isOwn ? behind.find((word) => word !== '--') : name;
  const isListed = isOwn || name === '';
  // A completion does not report a missing one.
  const find = (name: string) =>
    words[0] === COMPLETE
      ? commands.all.find((command) => command.name === name)
      : commands.find(name, program.name());
  const wanted = topic === undefined ? undefined : find(topic);
  for (const one of isListed ? commands.all : wanted ? [wanted] : [])
    if (!program.commands.some((command) => command.name() === one.name))
      await add(program, run, one, one === wanted);
  // Similar names are suggested for an unknown word.
  if (!isListed && !wanted) for (const one of commands.names) program.command(one);
}

/** Adds a command with its summary; if `isCalled`, with everything its package defines. */
async function add(
  program: Command,
  run: CommandRun,
  one: InstalledCommand,
  isCalled: boolean,
): Promise<void> {
  const command = program.command(one.name).summary(one.summary).helpGroup(GROUP);
  if (!isCalled) return;
  const pluginCommand = (await one.load()) as PluginCommand;
  const shared = sharedHelp(run.io);
  pluginCommand.describe(command, shared);
  if ('commands' in pluginCommand)
    for (const [name, part] of Object.entries(pluginCommand.commands)) {
      const behind = command.command(name).summary(part.summary);
      part.describe(behind, shared);
      act(behind, part, run);
    }
  else act(command, pluginCommand, run);
}

/** Makes a command run its plugin action. `callPlugin` is loaded on demand, because calls of the program's own commands pass here too. */
function act(command: Command, action: PluginAction, run: CommandRun): void {
  command.action(async () => {
    const { callPlugin } = await import('./plugin-call.js');
    run.status = await callPlugin(action, command, run);
  });
}

/** Splits a command line into words that are not options or their values, and the plugins it names. */
export function wordsOf(words: readonly string[]) {
  const plugins: string[] = [];
  const operands: string[] = [];
  let asksForHelp = words.length === 0;
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const [, given] = /^--plugin(?:=(.*))?$/.exec(word) ?? [];
    if (word === '--plugin') plugins.push(...words.slice(++at, at + 1));
    else if (given !== undefined) plugins.push(given);
    else if (operands.length === 0 && (word === '--help' || word === '-h')) asksForHelp = true;
    else if (operands.length > 0 || !word.startsWith('-')) operands.push(word);
  }
  return { plugins, operands, asksForHelp };
}
