import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { runProcess } from './gridproof.js';

/** Node modules that load slowly. */
const HEAVY = ['crypto', 'worker_threads', 'child_process', 'http', 'readline', 'fs/promises'];

describe('the start of a call', () => {
  let place: Folder;
  beforeEach(() => {
    place = new Folder();
  });

  /** Returns the Node modules loaded at the end of a call. */
  async function loadedBy(...args: readonly string[]): Promise<readonly string[]> {
    const list = place.path('list.json');
    const spy = place.write(
      'spy.cjs',
      `const fs = require('node:fs');
      process.on('exit', () => fs.writeFileSync(${JSON.stringify(list)}, JSON.stringify(process.moduleLoadList)));`,
    );
    const { status, err } = await runProcess(args, {
      env: { NODE_OPTIONS: `--require=${JSON.stringify(spy)}` },
    });
    expect({ status, err }).toEqual({ status: 0, err: '' });
    const loaded = JSON.parse(readFileSync(list, 'utf8')) as readonly string[];
    return loaded.flatMap((one) => /^NativeModule (.*)/.exec(one)?.[1] ?? []);
  }

  it.each([
    ['the version', ['--version']],
    ['the help of a command', ['solve', '--help']],
    ['a small puzzle', ['solve', 'takuzu:1..0../..00.1/.00..1/....../00.1../.1..00']],
  ])('loads nothing of Node that %s does not need', async (_, args) => {
    const loaded = await loadedBy(...args);
    expect(loaded).toContain('vm');
    expect(loaded.filter((name) => HEAVY.includes(name))).toEqual([]);
  });
});
