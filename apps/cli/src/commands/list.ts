import { type Inventory, typeJson } from '@gridproof/api';
import { printJson } from '@gridproof/core';
import { type InstalledCommand, noEngineMessage, noPuzzleMessage } from '@gridproof/plugins';
import type { CommandDefinition } from '../command.js';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import { commonOptions } from '../options.js';
import { withVersion } from '../plugins.js';

export const listCommand: CommandDefinition = {
  summary: 'list the installed puzzle types and engines',
  description:
    'Lists the installed puzzle types and engines with their packages and locations; JSON adds other names and formats. Unusable packages come last, with the reason.',
  options: [commonOptions.textOrJson()],
  examples: {
    'List the installed types and engines': 'gridproof list',
    'The same as data': 'gridproof list --format json',
  },
  async run({ io, plugins }: CommandRun, { format }: { readonly format: 'text' | 'json' }) {
    const listed = contentsOf(await plugins.inventory(), plugins.commands.all);
    io.stdout.write(`${format === 'json' ? printJson(listed) : textOf(listed)}\n`);
    return EXIT.done;
  },
};

/** The package of a plugin, and where it was found. */
const originOf = (
  name: string,
  { version, from }: { readonly version?: string | undefined; readonly from: string },
) => ({ package: name, version, from });

const contentsOf = ({ puzzles, engines, unusable }: Inventory, commands: readonly InstalledCommand[]) => ({
  puzzles: puzzles.map(({ type, plugin }) => ({
    ...typeJson(type),
    ...originOf(plugin.name, plugin),
  })),
  engines: engines.map((engine) => ({ name: engine.name, ...originOf(engine.package, engine) })),
  commands: commands.map((one) => ({ name: one.name, summary: one.summary, ...originOf(one.package, one) })),
  leftOut: unusable.map(({ why, ...plugin }) => ({ ...originOf(plugin.name, plugin), why })),
});

function textOf({ puzzles, engines, commands, leftOut }: ReturnType<typeof contentsOf>): string {
  const nameOf = (one: { readonly package: string; readonly version: string | undefined }) =>
    withVersion(one.package, one.version);
  const types = puzzles.map((puzzle) => [puzzle.id, puzzle.title, nameOf(puzzle), puzzle.from]);
  const others = engines.map((engine) => [engine.name, nameOf(engine), engine.from]);
  const added = commands.map((command) => [command.name, nameOf(command), command.from]);
  return [
    'Puzzles:',
    ...(types.length ? columns(types) : [`  ${noPuzzleMessage()}`]),
    '',
    'Engines:',
    ...(others.length ? columns(others) : [`  ${noEngineMessage()}`]),
    ...(added.length ? ['', 'Commands:', ...columns(added)] : []),
    ...(leftOut.length ? ['', 'Left out:'] : []),
    ...leftOut.flatMap((one) => [`  ${nameOf(one)}, ${one.from}`, `    ${one.why}`]),
  ].join('\n');
}

/** Aligns rows of words in columns. */
function columns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows.map((row) => `  ${row.map((word, at) => word.padEnd(widths[at]!)).join('  ')}`.trimEnd());
}
