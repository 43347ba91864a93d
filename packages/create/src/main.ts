import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { namesOf } from './names.js';
import { PackageError } from './package-error.js';
import { writePuzzle } from './write-package.js';

const HELP = `Usage: npm create gridproof-puzzle <name> [-- options]

Starts a package for a new puzzle type: <name> is its common English name in small letters, as in star-battle.

Options:
  --title <title>    as people write it (default: 'Star Battle')
  --package <name>   the name of the package (default: gridproof-star-battle)
  --folder <folder>  where to put it (default: gridproof-star-battle in this folder)
  -h, --help         show this
  -v, --version      show the version

Example:
  npm create gridproof-puzzle star-battle -- --package @me/star-battle
`;

/** Runs a command line; returns the exit status. */
export function main(args: readonly string[]): number {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (values.help) return printLine(HELP);
    if (values.version) return printLine(`${version()}\n`);
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) {
      const found = more.length > 0 ? `found '${more[0]}' behind the name` : 'found no name';
      throw new PackageError(`${found}, expected one name as in star-battle (--help shows more)`);
    }
    const names = namesOf({ id: name, title: values.title, package: values.package });
    const folder = resolve(values.folder ?? `gridproof-${names.id}`);
    const files = writePuzzle(folder, names, 'outside');
    const near = relative(process.cwd(), folder) || '.';
    const place = near.startsWith('..') ? folder : near;
    return printLine(
      [
        `${names.title} begins in ${place}:`,
        ...files.map((path) => `  ${path}`),
        '',
        'Next:',
        ...(place === '.' ? [] : [`  cd ${place}`]),
        '  npm install',
        '  npm test            fails until the rules and examples are there, and says what is missing',
        '  npm run build',
        `  npx gridproof solve '${names.id}: …'`,
        '',
      ].join('\n'),
    );
  } catch (error) {
    if (!isUsage(error)) throw error;
    process.stderr.write(`create-gridproof-puzzle: ${error.message.split(/\.? To specify|\n/)[0]}\n`);
    return 2;
  }
}

const OPTIONS = {
  title: { type: 'string' },
  package: { type: 'string' },
  folder: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

function printLine(text: string): number {
  process.stdout.write(text);
  return 0;
}

const isUsage = (error: unknown): error is Error =>
  error instanceof PackageError ||
  (error instanceof Error && `${(error as NodeJS.ErrnoException).code}`.startsWith('ERR_PARSE_ARGS'));

const version = (): string =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
