import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UsageError } from './faults.js';
import type { Entry, Suite } from './suite.js';

/** The puzzles of a file of this program's own corpora. */
export function readCorpus(series: string): readonly Entry[] {
  return readFile(fileURLToPath(new URL(`../corpora/${series}.txt`, import.meta.url)));
}

/** Any folder of files with one puzzle a line as a suite. Throws `UsageError` where there is none. */
export function folderSuite(folder: string): Suite {
  const files = filesOf(folder);
  if (files.length === 0)
    throw new UsageError(`'${folder}' has no file whose name ends in .txt, expected one puzzle on each line`);
  return {
    name: basename(resolve(folder)),
    title: `The puzzles of ${folder}.`,
    entries: () => files.flatMap((file) => readFile(join(folder, file))),
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

/** Lines that begin with `#` are comments. */
function readFile(file: string): readonly Entry[] {
  const series = basename(file, '.txt');
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, at): Entry => ({ text: line.trim(), series, place: `${file}:${at + 1}` }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'));
}
