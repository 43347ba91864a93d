import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Plugins } from '../plugins.js';
import { layoutOf } from './board-layout.js';
import type { SampleClues } from './generate-benchmark.js';
import { readSamples } from './samples.js';

const types = await new Plugins().types();

test('reads the number of clues of published puzzles by type and size, and leaves out other lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  writeFileSync(
    join(folder, 'takuzu.txt'),
    'takuzu:1001/0.../..1./1100\ntakuzu:1.../..../..../.1..\nnone:1\n6x6:DCAIaCBDdf\n',
  );
  const samples = readSamples(folder, types);
  const ofOne = readSamples(folder, [types.find(({ id }) => id === 'takuzu')!]);
  rmSync(folder, { recursive: true });
  const times = { made: 0, missed: 0, seconds: [], clues: 0, layouts: 0, ratedSeconds: [] };
  const of = (from: SampleClues, size: string) =>
    from({ ...times, type: 'takuzu', size, difficulty: 'any', rejected: {} as never, grades: undefined });
  expect(of(samples, '4x4')).toBe(6);
  expect(of(samples, '6x6')).toBeUndefined();
  expect(of(ofOne, '6x6')).toBe(9);
});

test('the layout of a board tells where clues are, not which', () => {
  const takuzu = types.find(({ id }) => id === 'takuzu')!;
  const layout = (text: string) => layoutOf(takuzu, takuzu.parse(text));
  expect(layout('1.../..../..../.1..')).toBe(layout('0.../..../..../.1..'));
  expect(layout('1.../..../..../.1..')).not.toBe(layout('1.../..../..../1...'));
});
