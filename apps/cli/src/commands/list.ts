import type { Inventory } from '@gridproof/api';
import { formatsOf, printJson } from '@gridproof/core';
import { type InstalledCommand, noEngineMessage, noPuzzleMessage } from '@gridproof/plugins';
import { type Command, Option } from 'commander';
import type { CommandRun } from '../command-run.js';
import { EXIT } from '../exit.js';
import { helpEpilogue } from '../help/help-epilogue.js';
import { withVersion } from '../plugins.js';

export function addList(program: Command, run: CommandRun): void {
  program
    .command('list')
    .summary('list the installed puzzle types and engines')
    .description(
      'Lists the installed puzzle types and engines with their packages and locations; JSON adds other names and formats. Unusable packages come last, with the reason.',
    )
    .addOption(new Option('--format <format>', 'the output format').choices(['text', 'json']).default('text'))
    .addHelpText(
      'after',
      helpEpilogue(run.io, {
        examples: {
          'List the installed types and engines': 'gridproof list',
          'The same as data': 'gridproof list --format json',
        },
      }),
    )
    .action(async ({ format }: { format: 'text' | 'json' }) => {
      const listed = contentsOf(await run.plugins.inventory(), run.plugins.commands.all);
      run.io.stdout.write(`${format === 'json' ? printJson(listed) : textOf(listed)}\n`);
      run.finish(EXIT.done);
    });
}

const contentsOf = (
  { puzzles, engines, unusable: leftOut }: Inventory,
  commands: readonly InstalledCommand[],
) => ({
  puzzles: puzzles.map(({ type, plugin: { name, version, from } }) => ({
    id: type.id,
    title: type.title,
    aliases: type.aliases ?? [],
    formats: ['text', ...Object.keys(formatsOf(type))],
    package: name,
    version,
    from,
  })),
  engines: engines.map(({ name, package: of, version, from }) => ({ name, package: of, version, from })),
  commands: commands.map(({ name, summary, package: of, version, from }) => ({
    name,
    summary,
    package: of,
    version,
    from,
  })),
  leftOut: leftOut.map(({ name, version, from, why }) => ({ package: name, version, from, why })),
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
