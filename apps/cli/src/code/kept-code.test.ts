import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { KeptCode } from './kept-code.js';

const source = { file: '/somewhere/dist/script.cjs', fingerprint: '0123456789abcdef' };
const text = '(function () { return 6 * 7; })';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a call would do at its end, and no other test with it. */
function keep(code: (folder: string) => KeptCode): void {
  const before = process.listeners('exit');
  const kept = code(folder);
  const script = new Script(text);
  kept.add(source, script);
  const own = process.listeners('exit').filter((one) => !before.includes(one));
  for (const one of own) {
    process.off('exit', one);
    one.call(process, 0);
  }
}

const opened = (use = 'solve', at = folder) => {
  const before = process.listeners('exit');
  const code = new KeptCode(use, at);
  onTestFinished(() => {
    for (const one of process.listeners('exit')) if (!before.includes(one)) process.off('exit', one);
  });
  return code;
};

const filesIn = (at: string): readonly string[] =>
  readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));

describe('kept code', () => {
  it('is there for the next call with the same use', () => {
    expect(opened().of(source)).toBeUndefined();
    keep((at) => new KeptCode('solve', at));
    const cachedData = opened().of(source)!;
    const script = new Script(text, { cachedData });
    expect(script.cachedDataRejected).toBe(false);
    expect(script.runInThisContext()()).toBe(42);
    expect(opened('hint').of(source)).toBeUndefined();
  });

  it('is not that of another source, or of the same elsewhere', () => {
    keep((at) => new KeptCode('solve', at));
    expect(opened().of({ ...source, fingerprint: 'fedcba9876543210' })).toBeUndefined();
    expect(opened().of({ ...source, file: '/elsewhere/dist/script.cjs' })).toBeUndefined();
  });

  it('leaves one file for each script, whatever was kept before', () => {
    keep((at) => new KeptCode('solve', at));
    keep((at) => new KeptCode('solve', at));
    expect(filesIn(folder)).toHaveLength(1);
  });

  it.skipIf(process.platform === 'win32')('is the own of its user', () => {
    keep((at) => new KeptCode('solve', join(at, 'new')));
    expect(statSync(join(folder, 'new')).mode & 0o777).toBe(0o700);
    chmodSync(join(folder, 'new'), 0o777);
    expect(opened('solve', join(folder, 'new')).of(source)).toBeUndefined();
  });

  it('is none where nothing can be kept', () => {
    writeFileSync(join(folder, 'file'), '');
    keep((at) => new KeptCode('solve', join(at, 'file', 'below')));
    expect(opened('solve', join(folder, 'file', 'below')).of(source)).toBeUndefined();
  });
});
