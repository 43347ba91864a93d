import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { namesOf } from './names.js';
import { writePuzzle } from './write-package.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gridproof-create-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const names = namesOf({ id: 'star-battle', package: '@me/stars' });

test('a package of its own has all that it needs, and no name of the template', () => {
  const files = writePuzzle(folder, names, 'outside');
  expect(files).toMatchInlineSnapshot(`
    [
      ".gitignore",
      "README.md",
      "package.json",
      "src/examples.ts",
      "src/index.test.ts",
      "src/index.ts",
      "tsconfig.json",
    ]
  `);
  for (const file of files)
    expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/my-?puzzle|my puzzle|@my\//i);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect([manifest.name, manifest.keywords]).toEqual(['@me/stars', ['puzzle', 'gridproof-puzzle']]);
  expect(readFileSync(join(folder, 'src/index.ts'), 'utf8')).toContain(
    'export const starBattle = describePuzzle({',
  );
});

test('inside the repository it shares the settings', () => {
  expect(writePuzzle(folder, names, 'inside')).toMatchInlineSnapshot(`
    [
      "README.md",
      "package.json",
      "src/examples.ts",
      "src/index.test.ts",
      "src/index.ts",
      "tsconfig.json",
    ]
  `);
  expect(readFileSync(join(folder, 'package.json'), 'utf8')).toContain('workspace:');
});

test('leaves nothing behind when writing fails, and names the path', () => {
  const fails = (path: string) => {
    try {
      return writePuzzle(path, names, 'outside');
    } catch (error) {
      return `${(error as Error).name}: ${(error as Error).message.replaceAll(folder, 'FOLDER')}`;
    }
  };
  writeFileSync(join(folder, 'file'), 'no folder');
  expect(fails(join(folder, 'file/new/stars'))).toBe(
    "PackageError: 'FOLDER/file/new/stars' cannot be written (ENOTDIR); nothing is left of it",
  );
  // The name is longer than file systems allow, in a folder that could be created.
  expect(fails(join(folder, 'new', 'x'.repeat(300)))).toContain('cannot be written (ENAMETOOLONG)');
  expect(readdirSync(folder)).toEqual(['file']);
});

test('nothing is written over', () => {
  writeFileSync(join(folder, 'mine.txt'), 'mine');
  expect(() => writePuzzle(folder, names, 'outside')).toThrow(
    'already exists, expected a new or empty folder',
  );
  expect(() => writePuzzle(join(folder, 'mine.txt'), names, 'outside')).toThrow('already exists');
});
