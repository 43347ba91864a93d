import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { type Ran, runProcess } from './gridproof.js';

const call = ['solve', 'takuzu:1..0/..../..../.0..', '--count'];

/** Node modules that load slowly. */
const HEAVY = ['crypto', 'worker_threads', 'child_process', 'http', 'readline', 'fs/promises'];

/** Writes the names of the Node modules that are loaded at the end of a call into the folder of its code cache. */
const SPY = `process.on('exit', () =>
  require('node:fs').writeFileSync(process.env.NODE_COMPILE_CACHE + '/modules.json', JSON.stringify(process.moduleLoadList)));`;

describe('compiled code', () => {
  /** Code and output of two first calls at the same time, in a folder that stays as it is. */
  const original = new Folder();
  const spy = original.write('spy.cjs', SPY);
  let first: Ran;
  let second: Ran;
  beforeAll(async () => {
    [first, second] = await Promise.all([runIn(original), runIn(original)]);
  });

  let place: Folder;
  beforeEach(() => {
    place = new Folder();
  });

  const runIn = (folder: Folder, args: readonly string[] = call): Promise<Ran> =>
    runProcess(args, {
      env: { NODE_COMPILE_CACHE: folder.folder, NODE_OPTIONS: `--require=${JSON.stringify(spy)}` },
    });
  const run = (args?: readonly string[]): Promise<Ran> => runIn(place, args);

  const codeFiles = (): readonly string[] =>
    readdirSync(place.path('gridproof'), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name))
      .sort();

  /** Expects that the last call has loaded nothing of Node that loads slowly. */
  function expectLightModules(): void {
    const loaded: readonly string[] = JSON.parse(place.text('modules.json'));
    expect(loaded).toContain('NativeModule vm');
    expect(loaded.filter((name) => HEAVY.includes(name.replace('NativeModule ', '')))).toEqual([]);
  }

  it('is cached, and a call with it prints the same', async () => {
    cpSync(original.folder, place.folder, { recursive: true });
    expect(first).toMatchObject({ status: 0, err: '' });
    const files = codeFiles();
    expect(files.length).toBeGreaterThan(5);
    expect(files.every((file) => file.includes(`node-${process.version}-`))).toBe(true);
    const contents = files.map((file) => readFileSync(file));
    expect(await run()).toEqual(first);
    expectLightModules();
    expect(codeFiles()).toEqual(files);
    // Used code is not written again.
    expect(files.map((file) => readFileSync(file))).toEqual(contents);
  });

  /** Ways in which the code in a file may be broken: a part, another text, nothing, a wrong byte, zeros. */
  const BROKEN: readonly ((code: Buffer) => Buffer | string)[] = [
    (code) => code.subarray(0, code.length / 2),
    () => 'not what it was',
    () => '',
    (code) => code.fill(code[3_000]! ^ 255, 3_000, 3_001),
    (code) => code.fill(0),
  ];

  it('that is broken does no harm, and is compiled again', async () => {
    cpSync(original.folder, place.folder, { recursive: true });
    const files = codeFiles();
    expect(files.length).toBeGreaterThanOrEqual(BROKEN.length);
    const contents = files.map((file, at) => Buffer.from(BROKEN[at % BROKEN.length]!(readFileSync(file))));
    for (const [at, file] of files.entries()) writeFileSync(file, contents[at]!);
    expect(await run()).toEqual(first);
    expect(codeFiles()).toEqual(files);
    for (const [at, file] of files.entries()) expect(readFileSync(file)).not.toEqual(contents[at]);
  });

  it('is written by calls at the same time, whole', () => {
    cpSync(original.folder, place.folder, { recursive: true });
    expect(second).toEqual(first);
    expect(codeFiles().every((file) => file.endsWith('.code'))).toBe(true);
  });

  it('is cached for the version separately from the help, which needs much more', async () => {
    await expectQuietRun(['--version']);
    const ofVersion = codeFiles();
    await expectQuietRun(['solve', '--help']);
    expect(codeFiles().length).toBeGreaterThanOrEqual(2 * ofVersion.length);
  });

  async function expectQuietRun(args: readonly string[]): Promise<void> {
    expect(await run(args)).toMatchObject({ status: 0, err: '' });
    expectLightModules();
  }

  it('is not cached for words that are not commands', async () => {
    await run(['slove']);
    expect(() => codeFiles()).toThrow();
  });

  it('is not cached if the cache is disabled', async () => {
    const env = { NODE_COMPILE_CACHE: place.folder, NODE_DISABLE_COMPILE_CACHE: '1' };
    expect(await runProcess(call, { env })).toEqual(first);
    expect(() => codeFiles()).toThrow();
  });
});
