import { rmSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Folder } from '../../test/folder.js';
import { codeTag, nodeBuild } from './node-build.js';

const node = process.execPath;
const place = new Folder();

beforeEach(() => {
  process.execPath = place.write('node', 'a program');
});
afterEach(() => {
  process.execPath = node;
});

it('is the same from call to call, and names what runs', () => {
  const build = nodeBuild();
  expect(build).toBe(nodeBuild());
  for (const part of [process.version, process.versions.v8, process.arch, process.platform])
    expect(build).toContain(part);
});

it('changes with the program, even one of the same version and size', () => {
  const build = nodeBuild();
  rmSync(process.execPath);
  place.write('node', 'b program');
  expect(nodeBuild()).not.toBe(build);
  process.execPath = node;
  expect(nodeBuild()).not.toBe(build);
});

it('changes with the settings of V8', () => {
  const [build, tag] = [nodeBuild(), codeTag()];
  setFlagsFromString('--no-lazy');
  try {
    expect(codeTag()).not.toBe(tag);
    expect(nodeBuild()).not.toBe(build);
  } finally {
    setFlagsFromString('--lazy');
  }
});

it('is not known where the program is gone', () => {
  rmSync(process.execPath);
  expect(nodeBuild()).toBeUndefined();
});

it('is not known where V8 is a library that may be exchanged', () => {
  const { variables } = process.config;
  Object.defineProperty(process, 'config', {
    value: { variables: { ...variables, node_shared: true } },
    configurable: true,
  });
  try {
    expect(nodeBuild()).toBeUndefined();
  } finally {
    Object.defineProperty(process, 'config', { value: { variables }, configurable: true });
  }
});
