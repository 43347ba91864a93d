import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Script } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CompileCache } from './compile-cache.js';

const source = { file: '/somewhere/dist/script.cjs', fingerprint: '0123456789abcdef' };
const text = '(function () { return 6 * 7; })';
const BUILD = 'this very Node';
const MONTHS = 100 * 24 * 60 * 60;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a call with the cache, then the work at its end. */
function runCall<T>(use: (code: CompileCache) => T, command = 'solve', build: string | undefined = BUILD): T {
  const before = process.listeners('exit');
  const result = use(new CompileCache(command, folder, build));
  for (const one of process.listeners('exit').filter((listener) => !before.includes(listener))) {
    process.off('exit', one);
    one.call(process, 0);
  }
  return result;
}

const keep = (command?: string, build?: string) =>
  runCall((code) => code.add(source, new Script(text)), command, build);

const findCode = (of = source, command?: string, build?: string) =>
  runCall((code) => code.of(of), command, build);

const files = (): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));

const makeOld = (file: string) => utimesSync(file, Date.now() / 1000 - MONTHS, Date.now() / 1000 - MONTHS);

describe('cached code', () => {
  it('is there for the next call with the same use', () => {
    expect(findCode()).toBeUndefined();
    keep();
    const script = new Script(text, { cachedData: findCode()! });
    expect(script.cachedDataRejected).toBe(false);
    expect(script.runInThisContext()()).toBe(42);
    expect(findCode(source, 'hint')).toBeUndefined();
  });

  it('is not that of another source, or of the same elsewhere', () => {
    keep();
    expect(findCode({ ...source, fingerprint: 'fedcba9876543210' })).toBeUndefined();
    expect(findCode({ ...source, file: '/elsewhere/dist/script.cjs' })).toBeUndefined();
  });

  it('is not that of another build of Node, even one with the same tag', () => {
    keep();
    expect(findCode(source, 'solve', 'another Node')).toBeUndefined();
    keep('solve', 'another Node');
    expect(files()).toHaveLength(2);
    // A file moved into the place of another is not used either.
    const [one, other] = files();
    writeFileSync(one!, readFileSync(other!));
    const builds = [BUILD, 'another Node'].map((build) => findCode(source, 'solve', build));
    expect(builds.filter(Boolean)).toHaveLength(1);
  });

  it('is none where a single bit has changed, or a part is gone', () => {
    keep();
    const [file] = files();
    const whole = readFileSync(file!);
    for (let at = 0; at < whole.length; at++) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 1 << (at % 8);
      writeFileSync(file!, changed);
      expect(findCode()).toBeUndefined();
    }
    for (const length of [0, 3, whole.length / 2, whole.length - 1]) {
      writeFileSync(file!, whole.subarray(0, length));
      expect(findCode()).toBeUndefined();
    }
    writeFileSync(file!, whole);
    expect(findCode()).toBeDefined();
  });

  it('leaves one file per script, whatever was cached before', () => {
    keep();
    keep();
    expect(files()).toHaveLength(1);
  });

  it('stays as long as it is used', () => {
    keep();
    const [file] = files();
    const { mtimeMs: written } = statSync(file!);
    makeOld(file!);
    expect(findCode()).toBeDefined();
    expect(statSync(file!).mtimeMs).toBeGreaterThanOrEqual(written);
  });

  it('goes with the drafts of killed calls when no call has used it for long, and nothing else goes', () => {
    keep('hint', 'a Node that is gone');
    const [gone] = files();
    const others = [join(folder, 'notes', 'a.code'), join(folder, 'node-others', 'b.txt')];
    for (const file of others) {
      mkdirSync(dirname(file));
      writeFileSync(file, '');
    }
    const draft = `${join(folder, 'node-others', 'solve-first-01234567.code')}.123abc`;
    writeFileSync(draft, '');
    for (const file of [gone!, draft, ...others]) makeOld(file);
    keep();
    const left = files();
    expect(left).toEqual(expect.arrayContaining(others));
    expect(left).not.toContain(draft);
    expect(readdirSync(folder)).toHaveLength(3);
    expect(readdirSync(folder).map((name) => join(folder, name))).not.toContain(dirname(gone!));
  });
});
