import { formatsOf } from '@gridproof/core';
import { AUTO } from '@gridproof/plugins';
import type { Argument, Command, Option } from 'commander';
import { PAGES } from '../help/pages.js';
import type { Plugins } from '../plugins.js';
import { withVersion } from '../plugins.js';

/** A suggested word and its description. */
export interface Suggestion {
  readonly value: string;
  readonly description: string;
}

/** Suggestions for a value: words, or any file. */
export type Suggestions = readonly Suggestion[] | 'files';

/** Finds suggestions. Puzzle types are loaded only if their names are needed, and engines never. */
type Source = (
  plugins: Plugins,
  prefix: string,
  program: Command,
) => readonly Suggestion[] | Promise<readonly Suggestion[]>;

/** Suggests ids, and the aliases that start with the typed text. Dashes may replace the blanks of a name. */
const types: Source = async (plugins, prefix) =>
  (await plugins.types()).flatMap(({ id, title, aliases = [] }) =>
    [id, ...(prefix ? aliases : [])].map((name) => ({
      value: name.replaceAll(' ', '-'),
      description: title,
    })),
  );

const formats: Source = async (plugins) => {
  const types = await plugins.types();
  const names = new Set(types.flatMap((type) => Object.keys(formatsOf(type))));
  return [
    { value: 'text', description: 'a board, with its puzzle type on the first line' },
    { value: 'svg', description: 'a drawing' },
    ...Array.from(names, (value) => ({
      value,
      description: types.flatMap((type) => (value in formatsOf(type) ? type.id : [])).join(', '),
    })),
  ];
};

const topics: Source = (_plugins, _prefix, program) => [
  ...PAGES.map(({ name, summary }) => ({ value: name, description: summary })),
  ...commandsOf(program),
];

/** The visible commands of a program. */
export const commandsOf = (program: Command): readonly Suggestion[] =>
  program
    .createHelp()
    .visibleCommands(program)
    .map((command) => ({ value: command.name(), description: command.summary() }));

/** Suggestion sources by name of an option or argument. Choices that commander knows need no entry. */
const SOURCES: Readonly<Record<string, Source>> = {
  engine: (plugins) => [
    ...plugins.engines.all.map(({ name, package: of, version }) => ({
      value: name,
      description: withVersion(of, version),
    })),
    { value: AUTO, description: 'all of them, the light ones first' },
  ],
  as: types,
  type: types,
  to: formats,
  topic: topics,
};

/** Options and arguments that take any file. */
const FILES = [
  ...['out', 'plugin', 'from'],
  ...['puzzle', 'puzzles', 'files', 'input', 'parts', 'partial', 'answer'],
];

/** Returns the suggestions for the value of an option or argument that has been typed in part. */
export async function valuesOf(
  one: Option | Argument,
  plugins: Plugins,
  prefix: string,
  program: Command,
): Promise<Suggestions> {
  if (one.argChoices) return one.argChoices.map((value) => ({ value, description: '' }));
  const name = 'long' in one ? one.attributeName() : one.name();
  if (FILES.includes(name)) return 'files';
  const values = (await SOURCES[name]?.(plugins, prefix, program)) ?? [];
  return values.filter(({ value }) => isAccepted(one, value));
}

/** Returns whether an option accepts a value. Some options refuse values that others of the same name accept. */
function isAccepted({ parseArg }: Option | Argument, value: string): boolean {
  try {
    parseArg?.(value, undefined as never);
    return true;
  } catch {
    return false;
  }
}
