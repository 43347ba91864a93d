import { expect, test } from 'vitest';
import { WasmModule } from './wasm-module.js';

test('a module is loaded once, and again after a fault of its own or of its loading', async () => {
  let loads = 0;
  const compiled = new WasmModule(async () => {
    loads++;
    if (loads === 1) throw new Error('no memory for it');
    return loads;
  });
  await expect(compiled.load()).rejects.toThrow('no memory');
  expect(await Promise.all([compiled.load(), compiled.load()])).toEqual([2, 2]);

  let ended = 0;
  const failing = (error: Error) => () =>
    compiled.use(
      () => {
        throw error;
      },
      () => ended++,
    );
  expect(failing(new Error('a wrong literal'))).toThrow('a wrong literal');
  expect([ended, await compiled.load()]).toEqual([0, 2]);
  expect(failing(Object.assign(new Error('unreachable'), { name: 'RuntimeError' }))).toThrow('unreachable');
  expect([ended, await compiled.load()]).toEqual([1, 3]);
});
