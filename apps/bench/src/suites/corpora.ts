import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, parse, resolve } from 'node:path';
import type { AnyPuzzle } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';
import { packageRoot } from '../package-root.js';
import type { Suite, SuiteEntry } from './suite.js';

/** Reads a file of this program's own corpora. */
export function readCorpus(series: string): readonly SuiteEntry[] {
  return readFile(pathOf(series));
}

/** Returns the puzzles of the corpora named after one of these types. */
export const corporaOf = (types: readonly AnyPuzzle[]): readonly SuiteEntry[] =>
  types.flatMap(({ id }) => (existsSync(pathOf(id)) ? readCorpus(id) : []));

/** The path is valid for both the sources and the build. */
const CORPORA = join(packageRoot, 'corpora');

const pathOf = (series: string): string => join(CORPORA, `${series}.txt`);

/**
 * Reads a file as a suite.
 * @throws UsageError if it cannot be read or has no puzzles.
 */
export function fileSuite(file: string): Suite {
  const entries = readFile(file);
  if (entries.length === 0) throw new UsageError(`'${file}' holds no puzzle, expected one on each line`);
  return {
    name: parse(file).name,
    entries: () => entries,
    isUserSuite: true,
  };
}

/** Returns the puzzles with grades of their generator, a suite per file. */
export const gradedSuites = (): readonly Suite[] =>
  filesOf(CORPORA).flatMap((file) => {
    const [, name] = /^(graded-.*)\.txt$/.exec(file) ?? [];
    if (name === undefined) return [];
    return [{ name, entries: () => readCorpus(name) }];
  });

/**
 * Returns a suite from the path of a file or a folder.
 * @throws UsageError if there is none.
 */
export const suiteAt = (path: string): Suite =>
  statSync(path, { throwIfNoEntry: false })?.isFile() ? fileSuite(path) : folderSuite(path);

/**
 * Returns a suite from a folder of files with one puzzle per line.
 * @throws UsageError if there is none.
 */
export function folderSuite(folder: string): Suite {
  const files = filesOf(folder);
  if (files.length === 0)
    throw new UsageError(`'${folder}' has no file whose name ends in .txt, expected one puzzle on each line`);
  return {
    name: basename(resolve(folder)),
    entries: () => files.flatMap((file) => readFile(join(folder, file))),
    isUserSuite: true,
  };
}

function filesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.txt'))
      .map(({ name }) => name)
      .sort();
  } catch (error) {
    throw new UsageError(`'${folder}' cannot be read as a folder (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** Reads a file. Lines that start with `#` are comments; `# grade: easy` sets the grade of the following puzzles. */
function readFile(file: string): readonly SuiteEntry[] {
  const series = parse(file).name;
  let grade: string | undefined;
  return linesOf(file).flatMap((line, at): SuiteEntry[] => {
    const text = line.trim();
    grade = /^#\s*grade:\s*(.+)$/.exec(text)?.[1] ?? grade;
    if (text === '' || text.startsWith('#')) return [];
    return [{ text, series, ...(grade !== undefined && { grade }), place: `${file}:${at + 1}` }];
  });
}

function linesOf(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\r|\n/);
  } catch (error) {
    throw new UsageError(`'${file}' cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}
