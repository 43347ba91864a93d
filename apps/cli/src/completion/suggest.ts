import type { Argument, Command, Option } from 'commander';
import type { CommandRun } from '../command-run.js';
import { wordsOf } from '../plugin-commands.js';
import { commandsOf, type Suggestion, type Suggestions, valuesOf } from './values.js';

/** Returns the words that may complete the last of `words`, which may be empty. */
export async function suggest(
  program: Command,
  words: readonly string[],
  run: CommandRun,
): Promise<Suggestions> {
  const typed = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const place = placeBehind(program, before);
  const plugins = run.findPlugins({ named: wordsOf(before).plugins });
  const [, flag, value] = (!place.isClosed && /^(--[^=]+)=(.*)$/.exec(typed)) || [];
  const option = place.option ?? (flag === undefined ? undefined : optionNamed(flag, place.command));
  if (option) return startingWith(value ?? typed, await valuesOf(option, plugins, value ?? typed, program));
  if (typed.startsWith('-') && !place.isClosed) return startingWith(typed, optionsAt(place));
  if (place.argument) return startingWith(typed, await valuesOf(place.argument, plugins, typed, program));
  return startingWith(typed, commandsOf(place.command));
}

/** The position of a word on a command line. */
interface Place {
  readonly command: Command;
  /** The option whose value is completed, if any. */
  readonly option: Option | undefined;
  readonly argument: Argument | undefined;
  /** Options before the word. */
  readonly given: ReadonlySet<Option>;
  /** True after `--`, where no options are allowed. */
  readonly isClosed: boolean;
}

function placeBehind(program: Command, words: readonly string[]): Place {
  let command = program;
  let option: Option | undefined;
  let position = 0;
  let isClosed = false;
  const given = new Set<Option>();
  for (const word of words) {
    if (option) option = undefined;
    else if (word === '--') isClosed = true;
    else if (!isClosed && word.startsWith('-') && word !== '-') {
      const named = optionNamed(word.replace(/=.*/, ''), command);
      if (named) given.add(named);
      if (named?.required && !word.includes('=')) option = named;
    } else {
      const inner = command.commands.find((one) => one.name() === word);
      if (inner) command = inner;
      else position++;
    }
  }
  const { registeredArguments } = command;
  const last = registeredArguments.at(-1);
  const argument = registeredArguments[position] ?? (last?.variadic ? last : undefined);
  return { command, option, argument, given, isClosed };
}

/** Returns the options of a command and of the program. */
function optionsOf(command: Command): readonly Option[] {
  const options = command.createHelp().visibleOptions(command);
  return command.parent ? [...options, ...command.parent.options.filter(({ hidden }) => !hidden)] : options;
}

const optionNamed = (flag: string, command: Command): Option | undefined =>
  optionsOf(command).find(({ long, short }) => long === flag || short === flag);

const optionsAt = ({ command, given }: Place): readonly Suggestion[] =>
  optionsOf(command).flatMap((option) =>
    option.long && !given.has(option) ? { value: option.long, description: option.description } : [],
  );

const startingWith = (prefix: string, values: Suggestions): Suggestions =>
  values === 'files' ? values : values.filter(({ value }) => value.startsWith(prefix));
