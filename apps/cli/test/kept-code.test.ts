import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { Folder } from './folder.js';
import { gridproof } from './gridproof.js';

const place = new Folder();
const call = ['solve', 'takuzu:1..0/..../..../.0..', '--count'];

const kept = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));

it('compiled code is kept in a folder, and a call with it says the same', async () => {
  const env = { NODE_COMPILE_CACHE: place.path('caches') };
  const first = await gridproof(call, { env });
  expect(first.status).toBe(0);
  const files = kept(place.path('caches/gridproof'));
  expect(files.some((file) => file.includes('takuzu'))).toBe(true);
  expect(files.some((file) => file.includes('-solve-first'))).toBe(true);
  expect(await gridproof(call, { env })).toEqual(first);
  expect(kept(place.path('caches/gridproof'))).toEqual(files);
  for (const broken of [(code: Buffer) => code.subarray(0, code.length / 2), () => 'not what it was']) {
    for (const file of files) writeFileSync(file, broken(readFileSync(file)));
    expect(await gridproof(call, { env })).toEqual(first);
  }
});

it('nothing is kept where that is turned off, or cannot be', async () => {
  const env = { NODE_COMPILE_CACHE: place.path('none'), NODE_DISABLE_COMPILE_CACHE: '1' };
  const { out } = await gridproof(call, { env });
  expect(() => kept(place.path('none'))).toThrow();
  rmSync(place.path('none'), { force: true, recursive: true });
  writeFileSync(place.path('none'), 'a file');
  const without = await gridproof(call, { env: { NODE_COMPILE_CACHE: place.path('none') } });
  expect(without).toEqual({ status: 0, out, err: '' });
});
