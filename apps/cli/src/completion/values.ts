import { formatsOf } from '@gridproof/core';
import { AUTO } from '@gridproof/plugins';
import type { Argument, Command, Option } from 'commander';
import { PAGES } from '../help/pages.js';
import type { Plugins } from '../plugins.js';
import { withVersion } from '../plugins.js';

/** A word that may stand somewhere, and what it means. */
export interface Suggestion {
  readonly value: string;
  readonly says: string;
}

/** What may stand somewhere: any of some words, or a file. */
export type Values = readonly Suggestion[] | 'files';

/** Puzzle types are loaded only where their names are asked for, and engines never. */
type Source = (plugins: Plugins, typed: string, program: Command) => Values | Promise<Values>;

const files: Source = () => 'files';

/** Ids; of a name that is begun, the other names too. Blanks in a name may be dashes. */
const types: Source = async (plugins, typed) =>
  (await plugins.types()).flatMap(({ id, title, aliases = [] }) =>
    [id, ...(typed ? aliases : [])].map((name) => ({ value: name.replaceAll(' ', '-'), says: title })),
  );

const formats: Source = async (plugins) => {
  const types = await plugins.types();
  const names = new Set(types.flatMap((type) => Object.keys(formatsOf(type))));
  return [
    { value: 'text', says: 'a board, with its puzzle type on the first line' },
    { value: 'svg', says: 'a drawing' },
    ...Array.from(names, (value) => ({
      value,
      says: types.flatMap((type) => (value in formatsOf(type) ? type.id : [])).join(', '),
    })),
  ];
};

const topics: Source = (_plugins, _typed, program) => [
  ...PAGES.map(({ name, summary }) => ({ value: name, says: summary })),
  ...commandsOf(program),
];

/** The commands of a program that are for people. */
export const commandsOf = (program: Command): readonly Suggestion[] =>
  program
    .createHelp()
    .visibleCommands(program)
    .map((command) => ({ value: command.name(), says: command.summary() }));

/** By the name of an option or argument; words that it lists itself need no line here. */
const SOURCES: Readonly<Record<string, Source>> = {
  engine: (plugins) => [
    ...plugins.engines.all.map(({ name, package: of, version }) => ({
      value: name,
      says: withVersion(of, version),
    })),
    { value: AUTO, says: 'all of them, the light ones first' },
  ],
  as: types,
  type: types,
  to: formats,
  topic: topics,
  out: files,
  plugin: files,
  puzzle: files,
  puzzles: files,
  files,
  input: files,
  parts: files,
  partial: files,
  answer: files,
  from: files,
};

/** What may be the value of an option or argument, of which something is typed already. */
export async function valuesOf(
  one: Option | Argument,
  plugins: Plugins,
  typed: string,
  program: Command,
): Promise<Values> {
  if (one.argChoices) return one.argChoices.map((value) => ({ value, says: '' }));
  const values = (await SOURCES[nameOf(one)]?.(plugins, typed, program)) ?? [];
  return values === 'files' ? values : values.filter(({ value }) => isAccepted(one, value));
}

const nameOf = (one: Option | Argument): string => ('long' in one ? one.attributeName() : one.name());

/** Some options refuse a value that others of the same name have. */
function isAccepted({ parseArg }: Option | Argument, value: string): boolean {
  try {
    parseArg?.(value, undefined as never);
    return true;
  } catch {
    return false;
  }
}
