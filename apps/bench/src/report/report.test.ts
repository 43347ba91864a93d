import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { report, result, spreadAround } from '../../test/results.js';
import { Plugins } from '../plugins.js';
import { checkWritable, readReport, reportOf, writeReport } from './report.js';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gridproof-bench-'));
  file = join(folder, 'report.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a report is JSON with times to the microsecond, and is read as it was written', () => {
  const whole = report([result({ milliseconds: { total: spreadAround(1.23456, 0.0004) } })]);
  writeReport(file, whole);
  const rounded = JSON.parse(readFileSync(file, 'utf8')).results[0].milliseconds.total;
  expect(rounded).toEqual({ median: 1.235, min: 1.234, max: 1.235, mad: 0 });
  expect(readReport(file)).toEqual({
    ...whole,
    results: [{ ...whole.results[0], milliseconds: { total: rounded } }],
  });
});

test('a report knows its machine and the packages of its engines', () => {
  const setting = {
    about: 'run',
    engines: ['z3'],
    packages: new Plugins().versionsOf(['z3']),
    warmUp: 1,
    repeat: 3,
    timeout: 5,
    complete: true,
  } as const;
  const { machine, packages } = reportOf([], setting);
  expect(machine).toMatchObject({ node: process.version });
  expect(machine.cores).toBeGreaterThan(0);
  expect(Object.keys(packages)).toEqual(['@gridproof/engine-z3', 'z3-solver']);
  expect(packages['z3-solver']).toMatch(/^\d+\.\d+/);
});

test.each([
  ['no file', undefined, "' cannot be read (ENOENT)"],
  ['no JSON', '{', "' is not JSON ("],
  ['something else', '[]', "' is not a report of this version, expected what 'run --json' writes"],
  ['another version', '{"format":2}', "' is not a report of this version"],
  ['no results', '{"format":1,"results":[{}],"engines":[]}', "' is not whole"],
])('a file that holds %s is refused', (_, text, message) => {
  if (text !== undefined) writeFileSync(file, text);
  expect(() => readReport(file)).toThrow(`'${file}${message}`);
});

test('where nothing can be written is known before', () => {
  expect(() => checkWritable(file)).not.toThrow();
  expect(() => checkWritable(join(folder, 'no', 'where.json'))).toThrow('cannot be written (ENOENT)');
});
