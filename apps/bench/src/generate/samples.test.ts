import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Plugins } from '../plugins.js';
import { layoutOf } from './board-layout.js';
import { readSamples } from './samples.js';

const types = await new Plugins().types();

test('reads the number of clues of published puzzles by type and size, and leaves out other lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  writeFileSync(
    join(folder, 'takuzu.txt'),
    'takuzu:1001/0.../..1./1100\ntakuzu:1.../..../..../.1..\nnone:1\n',
  );
  const samples = readSamples(folder, types);
  rmSync(folder, { recursive: true });
  const times = { made: 0, missed: 0, seconds: [], clues: 0, layouts: 0, ratedSeconds: [] };
  const of = (type: string, size: string) =>
    samples({ ...times, type, size, difficulty: 'any', rejected: {} as never, grades: undefined });
  expect(of('takuzu', '4x4')).toBe(6);
  expect(of('takuzu', '6x6')).toBeUndefined();
});

test('the layout of a board tells where clues are, not which', () => {
  const takuzu = types.find(({ id }) => id === 'takuzu')!;
  const layout = (text: string) => layoutOf(takuzu, takuzu.parse(text));
  expect(layout('1.../..../..../.1..')).toBe(layout('0.../..../..../.1..'));
  expect(layout('1.../..../..../.1..')).not.toBe(layout('1.../..../..../1...'));
});
