import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AnyPuzzle, read } from '@gridproof/core';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { CompileCache } from '../src/compile-cache/compile-cache.js';
import { ScriptLoader } from '../src/compile-cache/script-loader.js';
import { gridproof } from './gridproof.js';

const folder = fileURLToPath(new URL('../../../packages/puzzles', import.meta.url));
vi.stubEnv('NODE_DISABLE_COMPILE_CACHE', '1');
afterAll(() => vi.unstubAllEnvs());

/** All puzzle types as the command line loads them: from the built scripts. */
const scripts = new ScriptLoader(new CompileCache('texts'));
const types = await Promise.all(
  readdirSync(folder).map(
    async (name) =>
      (await scripts.import(pathToFileURL(`${folder}/${name}/dist/index.js`).href)).default as AnyPuzzle,
  ),
);

describe('the built command', () => {
  it.each(types.map((type) => [type.id, type] as const))('reads the text that it prints of %s', (_, type) => {
    for (const { puzzle } of type.examples) {
      const text = type.print(read(type, puzzle));
      expect(type.print(read(type, text))).toBe(text);
    }
  });

  it.each([
    ['generate', ['generate', 'kenken', '--size', '4×4', '--seed', '2']],
    ['convert', ['convert', 'kenken:4:b_4aa__aa__ca,a11m4a5m6s1s1', '--to', 'text']],
  ])('solves a puzzle of %s with signs that are not ASCII', async (_, args) => {
    const { status, out } = await gridproof(args);
    expect({ status, out }).toEqual({ status: 0, out: expect.stringContaining('×') });
    const solved = await gridproof(['solve', '-'], { input: out });
    expect({ status: solved.status, err: solved.err }).toEqual({ status: 0, err: '' });
  });
});
