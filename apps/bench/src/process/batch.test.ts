import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countRows, halves, type SetName, sameBytes, sudokusOf, writeSudokus } from './batch.js';

const folder = mkdtempSync(join(tmpdir(), 'gridproof-bench-'));

test('the sudokus of a batch differ from each other, and are the same ones each time', () => {
  const lines = () =>
    readFileSync(join(folder, writeSudokus(folder, 30)), 'utf8')
      .split('\n')
      .slice(0, -1);
  const first = lines();
  expect(new Set(first).size).toBe(30);
  expect(first.every((line) => /^[1-9.]{81}$/.test(line))).toBe(true);
  expect(lines()).toEqual(first);
});

test('each set has sudokus of its own: of 17 clues, or of many guesses', () => {
  const clues = (set: SetName) => sudokusOf(set, 200).map((line) => line.replaceAll('.', '').length);
  expect(new Set(clues('seventeen'))).toEqual(new Set([17]));
  expect(clues('guesses').every((many) => many > 17)).toBe(true);
});

test('rows are counted, and files compared', async () => {
  const [one, other] = ['one', 'other'].map((name) => join(folder, name));
  writeFileSync(one!, '{"status":"unique"}\n{"status":"unknown"}\n');
  expect(await countRows(one!)).toEqual({ bytes: 41, rows: 2, unique: 1 });
  writeFileSync(other!, readFileSync(one!));
  expect(sameBytes(one!, other!)).toBe(true);
  writeFileSync(other!, '{"status":"unique"}\n{"status":"unknown"}');
  expect(sameBytes(one!, other!)).toBe(false);
});

test('memory is compared by halves of the time, and how it begins is left out', () => {
  const sample = (at: number, resident: number) => ({ at, resident });
  const memory = [
    sample(50, 1),
    sample(100, 10),
    sample(490, 20),
    sample(500, 30),
    sample(900, 40),
    sample(999, 80),
  ];
  expect(halves({ milliseconds: 1000, memory })).toEqual([15, 50]);
  expect(halves({ milliseconds: 1000, memory: [sample(50, 1)] })).toBeUndefined();
});
