import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runAtomically } from './run-atomically.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gridproof-create-'));
  writeFileSync(join(folder, 'file'), 'before');
  mkdirSync(join(folder, 'some'));
  writeFileSync(join(folder, 'some/one'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Changes a file, adds one to a folder, and creates one in new folders. */
function change(): string {
  writeFileSync(join(folder, 'file'), 'after');
  writeFileSync(join(folder, 'some/two'), 'two');
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  writeFileSync(join(folder, 'a/b/c'), 'c');
  return 'done';
}

const all = () => ['file', 'some', 'a/b'].map((path) => join(folder, path));

test('keeps the changes of successful work', () => {
  expect(runAtomically(all(), change)).toBe('done');
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    ...['a', 'a/b', 'a/b/c', 'file', 'some', 'some/one', 'some/two'],
  ]);
});

test('restores everything when work fails', () => {
  const fault = new Error('in the middle');
  expect(() =>
    runAtomically(all(), () => {
      change();
      throw fault;
    }),
  ).toThrow(fault);
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual(['file', 'some', 'some/one']);
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('before');
});

test('a file that is gone comes back', () => {
  expect(() =>
    runAtomically(all(), () => {
      rmSync(join(folder, 'file'));
      throw new Error('in the middle');
    }),
  ).toThrow();
  expect(existsSync(join(folder, 'file'))).toBe(true);
});
