import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { casesOf } from './case.js';
import { folderSuite } from './corpora.js';
import { puzzleTypes } from './installed.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gridproof-bench-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

test('a folder of text files is a suite: cases are called by file, size and number', async () => {
  write('b.txt', '\uFEFF# a comment\r\ntakuzu:6x6u:BbcjcaeBBaf\r\n\r\n  takuzu:6x6u:bBibbfCBCbd\r\n');
  write('a.txt', 'takuzu:8x8u:CDdcCECbbFbCibfAbbba\n');
  write('notes.md', 'no puzzle');
  mkdirSync(join(folder, 'folder.txt'));
  const cases = casesOf([folderSuite(folder)], await puzzleTypes());
  expect(cases.map(({ suite, name, kind }) => [suite, name, kind])).toEqual([
    [basename(folder), 'a 8x8 1', 'takuzu'],
    [basename(folder), 'b 6x6 1', 'takuzu'],
    [basename(folder), 'b 6x6 2', 'takuzu'],
  ]);
});

test('a line that is no puzzle is told with its file and number', async () => {
  write('a.txt', '# fine\ntakuzu:6x6u:BbcjcaeBBaf\ntakuzu:6x6u:?\n');
  const types = await puzzleTypes();
  expect(() => casesOf([folderSuite(folder)], types)).toThrow(`${join(folder, 'a.txt')}:3: `);
});

test('a folder that is none, or holds nothing, is refused', () => {
  expect(() => folderSuite(folder)).toThrow('has no file whose name ends in .txt');
  expect(() => folderSuite(join(folder, 'nowhere'))).toThrow('cannot be read as a folder (ENOENT)');
});
