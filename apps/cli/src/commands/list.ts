import { formatsOf } from '@gridproof/core';
import { printJson } from '@gridproof/formats';
import { type Command, Option } from 'commander';
import { EXIT } from '../exit.js';
import { puzzles } from '../installed.js';

export function addList(program: Command, finish: (status: number) => void): void {
  program
    .command('list')
    .summary('list the puzzles that are installed')
    .description('Lists the kinds of puzzles that are installed, with their other names and their formats.')
    .addOption(
      new Option('--format <format>', 'how to show the list').choices(['text', 'json']).default('text'),
    )
    .action(async ({ format }: { format: 'text' | 'json' }) => {
      const rows = (await puzzles()).map(({ type, plugin }) => ({
        id: type.id,
        title: type.title,
        aliases: type.aliases ?? [],
        formats: ['text', ...Object.keys(formatsOf(type))],
        package: plugin.name,
        version: plugin.version,
      }));
      if (format === 'json') process.stdout.write(`${printJson(rows)}\n`);
      else
        process.stdout.write(
          `${columns(rows.map((row) => [row.id, `${row.package} ${row.version}`, row.formats.join(', '), row.aliases.join(', ')]))}\n`,
        );
      finish(EXIT.done);
    });
}

/** Rows of words, each column as wide as its widest word. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows
    .map((row) =>
      row
        .map((word, at) => word.padEnd(widths[at]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
