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
import type { PackageNames } from './names.js';
import { PackageError } from './package-error.js';
import { runAtomically } from './run-atomically.js';

/** The path is valid from the sources and from the build. */
const template = fileURLToPath(new URL('../template', import.meta.url));

/** Original names of template files that npm would omit or interpret under those names. */
const ORIGINAL_NAMES = { _gitignore: '.gitignore', '_package.json': 'package.json' };

/** The location of a new package: inside this repository, sharing its settings, or in a separate folder. */
export type PackageContext = 'inside' | 'outside';

/**
 * Writes the package of a new puzzle type into a folder, which must be new or empty: a package that builds, with a description without
 * rules, and a contract test that fails until they exist. Returns the paths of its files. Throws `UsageError` and leaves nothing behind on
 * failure.
 */
export function writePuzzle(folder: string, names: PackageNames, context: PackageContext): string[] {
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw new PackageError(`'${folder}' already exists, expected a new or empty folder`);
  try {
    return runAtomically([folder], () => write(folder, names, context));
  } catch (error) {
    const { code, path = folder } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new PackageError(`'${path}' cannot be written (${code}); nothing is left of it`);
  }
}

function write(folder: string, names: PackageNames, context: PackageContext): string[] {
  mkdirSync(folder, { recursive: true });
  for (const part of ['puzzle', context]) cpSync(join(template, part), folder, { recursive: true });
  for (const [stored, name] of Object.entries(ORIGINAL_NAMES))
    if (existsSync(join(folder, stored))) renameSync(join(folder, stored), join(folder, name));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
  for (const path of files) {
    const file = join(folder, path);
    writeFileSync(file, replaceNames(readFileSync(file, 'utf8'), names));
  }
  return files;
}

/** Replaces the names of the template, which is itself a puzzle type. */
const replaceNames = (text: string, { id, title, variable, type, package: name }: PackageNames): string =>
  text
    .replaceAll('@my/package', name)
    .replaceAll('my-puzzle', id)
    .replaceAll('My Puzzle', title)
    .replaceAll('myPuzzle', variable)
    .replaceAll('MyPuzzle', type);
