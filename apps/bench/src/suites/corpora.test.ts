import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Plugins } from '../plugins.js';
import { casesOf } from './case.js';
import { fileSuite, folderSuite, gradedSuites, suiteAt } from './corpora.js';

const plugins = new Plugins();

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
  const cases = casesOf([folderSuite(folder)], await plugins.types());
  expect(cases.map(({ suite, name, type }) => [suite, name, type])).toEqual([
    [basename(folder), 'a 8x8 1', 'takuzu'],
    [basename(folder), 'b 6x6 1', 'takuzu'],
    [basename(folder), 'b 6x6 2', 'takuzu'],
  ]);
});

test('reads a path as a file with any extension, or as a folder', async () => {
  write('slow.jsonl', '{"puzzle":"takuzu","givens":[[0,null],[null,null]]}\n');
  write('a.txt', 'takuzu:6x6u:BbcjcaeBBaf\n');
  const types = await plugins.types();
  const namesAt = (path: string) => casesOf([suiteAt(path)], types).map(({ suite, name }) => [suite, name]);
  expect(namesAt(join(folder, 'slow.jsonl'))).toEqual([['slow', 'slow 2x2 1']]);
  expect(namesAt(folder)).toEqual([[basename(folder), 'a 6x6 1']]);
  expect(() => suiteAt(join(folder, 'nowhere'))).toThrow('cannot be read as a folder (ENOENT)');
});

test('reads the grades of a generator from a file', async () => {
  write(
    'a.txt',
    '# grade: easy\ntakuzu:6x6u:BbcjcaeBBaf\n# hm\ntakuzu:6x6u:HebfGeca\n#grade:  hard \ntakuzu:6x6u:bBibbfCBCbd\n',
  );
  const cases = casesOf([fileSuite(join(folder, 'a.txt'))], await plugins.types());
  expect(cases.map(({ suite, name, grade }) => [suite, name, grade])).toEqual([
    ['a', 'a 6x6 1', 'easy'],
    ['a', 'a 6x6 2', 'easy'],
    ['a', 'a 6x6 3', 'hard'],
  ]);
});

test('of every grade that a generator knows there are 24 puzzles, none of them twice', async () => {
  const types = await plugins.types();
  expect(gradedSuites().map(({ name }) => name)).toContain('graded-takuzu-plain');
  for (const suite of gradedSuites()) {
    const cases = casesOf([suite], types);
    expect(cases).toHaveLength(suite.entries(types).length);
    const grades = cases.map(({ grade }) => grade);
    for (const grade of new Set(grades)) expect(grades.filter((one) => one === grade)).toHaveLength(24);
  }
});

test('a line that is no puzzle is reported with its file and number', async () => {
  write('a.txt', '# fine\ntakuzu:6x6u:BbcjcaeBBaf\ntakuzu:6x6u:?\n');
  const types = await plugins.types();
  expect(() => casesOf([folderSuite(folder)], types)).toThrow(`${join(folder, 'a.txt')}:3: `);
});

test('a folder or a file that is none, or holds nothing, is refused', () => {
  write('empty.txt', '# nothing\n');
  expect(() => fileSuite(join(folder, 'empty.txt'))).toThrow('holds no puzzle');
  expect(() => fileSuite(join(folder, 'no.txt'))).toThrow('cannot be read (ENOENT)');
  rmSync(join(folder, 'empty.txt'));
  expect(() => folderSuite(folder)).toThrow('has no file whose name ends in .txt');
  expect(() => folderSuite(join(folder, 'nowhere'))).toThrow('cannot be read as a folder (ENOENT)');
});
