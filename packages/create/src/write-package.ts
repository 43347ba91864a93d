import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allOrNothing } from './all-or-nothing.js';
import type { Names } from './names.js';
import { UsageError } from './usage-error.js';

/** The path holds from the sources and from the build. */
const template = fileURLToPath(new URL('../template', import.meta.url));

/** Names of files that a package could not carry, or not below its own folder, as they are. */
const STORED = { _gitignore: '.gitignore', '_package.json': 'package.json' };

/** Where a package is made: in this repository, where it shares its settings, or in a folder of its own. */
export type PackageContext = 'inside' | 'outside';

/**
 * Writes the package of a new puzzle type into a folder, which must be new or empty: one that builds, with a description
 * whose rules are to be written, and a contract test that fails until they are there. Returns the paths of its files. Throws
 * `UsageError`, and leaves nothing behind, where that is not possible.
 */
export function writePuzzle(folder: string, names: Names, surroundings: PackageContext): string[] {
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw new UsageError(`'${folder}' already exists, expected a new or empty folder`);
  try {
    return allOrNothing([folder], () => write(folder, names, surroundings));
  } catch (error) {
    const { code, path = folder } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new UsageError(`'${path}' cannot be written (${code}); nothing is left of it`);
  }
}

function write(folder: string, names: Names, surroundings: PackageContext): string[] {
  mkdirSync(folder, { recursive: true });
  for (const part of ['puzzle', surroundings]) cpSync(join(template, part), folder, { recursive: true });
  for (const [stored, name] of Object.entries(STORED))
    if (existsSync(join(folder, stored))) renameSync(join(folder, stored), join(folder, name));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
  for (const path of files) {
    const file = join(folder, path);
    writeFileSync(file, named(readFileSync(file, 'utf8'), names));
  }
  return files;
}

/** The template is a puzzle itself, called in these ways. */
const named = (text: string, { id, title, variable, type, package: name }: Names): string =>
  text
    .replaceAll('@my/package', name)
    .replaceAll('my-puzzle', id)
    .replaceAll('My Puzzle', title)
    .replaceAll('myPuzzle', variable)
    .replaceAll('MyPuzzle', type);
