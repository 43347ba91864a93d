import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Installed } from './installed.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'gridproof-plugins-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** A project that depends on some packages, each a keyword and a module. */
function project(name: string, packages: Record<string, readonly [keyword: string, module: string]>): string {
  const names = Object.keys(packages);
  const dependencies = Object.fromEntries(names.map((one) => [one, '*']));
  write(`${name}/package.json`, JSON.stringify({ name, version: '4.5.6', dependencies }));
  mkdirSync(join(root, name, 'dist'));
  for (const [one, [keyword, module]] of Object.entries(packages)) {
    const folder = `${name}/node_modules/${one}`;
    const manifest = { name: one, version: '1.2.3', type: 'module', main: 'index.js', keywords: [keyword] };
    write(`${folder}/package.json`, JSON.stringify(manifest));
    write(`${folder}/index.js`, module);
  }
  return join(root, name, 'dist');
}

const puzzle = (id: string, from = 'program') =>
  ['gridproof-puzzle', `export default { id: '${id}', from: '${from}' };`] as const;
const engine = (name: string) => ['gridproof-engine', `export default { name: '${name}' };`] as const;

const silent = () => {
  throw new Error('nothing should be left out');
};

test('puzzles come from the program and from the project around the working folder, by their ids', async () => {
  const program = project('program', { marbles: puzzle('marbles'), other: ['puzzle', 'export default 1;'] });
  const place = project('place', { '@me/arrows': puzzle('arrows', 'place') });
  mkdirSync(join(place, 'deep', 'below'), { recursive: true });
  const found = await new Installed(program, join(place, 'deep', 'below')).puzzles(silent);
  expect(found.map(({ type, plugin }) => [type.id, plugin.name, plugin.version])).toEqual([
    ['arrows', '@me/arrows', '1.2.3'],
    ['marbles', 'marbles', '1.2.3'],
  ]);
  expect((await import(/* @vite-ignore */ found[0]!.plugin.url)).default.id).toBe('arrows');
});

test('of a package that both have, the program takes its own', async () => {
  const program = project('program', { marbles: puzzle('marbles') });
  const place = project('place', { marbles: puzzle('marbles', 'place') });
  const [found, ...rest] = await new Installed(program, place).puzzles(silent);
  expect(found!.type).toEqual({ id: 'marbles', from: 'program' });
  expect(rest).toEqual([]);
});

test('what cannot take part is left out with the reason, and the rest goes on', async () => {
  const program = project('program', {
    marbles: puzzle('marbles'),
    twin: puzzle('marbles'),
    broken: ['gridproof-puzzle', "throw new Error('not today');"],
    empty: ['gridproof-puzzle', 'export const marbles = 1;'],
  });
  const told: string[] = [];
  const found = await new Installed(program, program).puzzles((name, why) => told.push(`${name}: ${why}`));
  expect(found.map(({ type }) => type.id)).toEqual(['marbles']);
  expect(told.sort()).toEqual([
    'broken: not today',
    'empty: its default export is not a puzzle',
    "twin: marbles is a 'marbles' already",
  ]);
});

test('an engine is called by its package, and is loaded when it is wanted', async () => {
  const program = project('program', { '@me/engine-dice': engine('dice'), marbles: puzzle('marbles') });
  const installed = new Installed(program, program);
  const [found, ...rest] = installed.engines(silent);
  expect([found!.name, found!.plugin.name, rest]).toEqual(['dice', '@me/engine-dice', []]);
  expect(await installed.engine('Dice')!.plugin.load()).toEqual({ name: 'dice' });
  expect(installed.engine('coin')).toBeUndefined();
});

test('of two engines that are called the same, the second is left out', async () => {
  const program = project('program', {
    '@gridproof/engine-dice': engine('dice'),
    '@me/engine-dice': engine('my dice'),
    'engine-coin': engine('coin'),
  });
  const told: string[] = [];
  const found = new Installed(program, program).engines((name, why) => told.push(`${name}: ${why}`));
  expect(found.map(({ name, plugin }) => [name, plugin.name])).toEqual([
    ['dice', '@gridproof/engine-dice'],
    ['coin', 'engine-coin'],
  ]);
  expect(told).toEqual(["@me/engine-dice: @gridproof/engine-dice is a 'dice' already"]);
});

test('an engine tells how it starts, if its manifest says so', () => {
  const program = project('program', { 'engine-dice': engine('dice'), 'engine-coin': engine('coin') });
  const manifest = { main: 'index.js', keywords: ['gridproof-engine'], gridproof: { start: 'light' } };
  write('program/node_modules/engine-dice/package.json', JSON.stringify(manifest));
  const found = new Installed(program, program).engines(silent);
  expect(found.map(({ name, plugin }) => [name, plugin.start])).toEqual([
    ['dice', 'light'],
    ['coin', undefined],
  ]);
});

test('a package whose keywords are no list is no plugin', async () => {
  const program = project('program', { marbles: puzzle('marbles'), odd: puzzle('odd') });
  write('program/node_modules/odd/package.json', '{ "main": "index.js", "keywords": {} }');
  const installed = new Installed(program, program);
  expect((await installed.puzzles(silent)).map(({ type }) => type.id)).toEqual(['marbles']);
});

test('a plugin knows the versions of what it depends on, also where that hides its manifest', () => {
  const program = project('program', { 'engine-dice': engine('dice') });
  const folder = 'program/node_modules/engine-dice';
  const dependencies = { cube: '^6', absent: '*' };
  write(
    `${folder}/package.json`,
    JSON.stringify({ version: '1.0.0', main: 'index.js', keywords: ['gridproof-engine'], dependencies }),
  );
  write(
    'program/node_modules/cube/package.json',
    '{ "version": "6.6.6", "exports": { "import": "./x.js" } }',
  );
  expect(new Installed(program, program).engine('dice')!.plugin.dependencies()).toEqual({ cube: '6.6.6' });
});

test('a dependency that is not installed, or has no module, is no plugin', async () => {
  const program = project('program', { marbles: puzzle('marbles'), hollow: puzzle('hollow') });
  rmSync(join(root, 'program', 'node_modules', 'marbles'), { recursive: true });
  rmSync(join(root, 'program', 'node_modules', 'hollow', 'index.js'));
  expect(await new Installed(program, program).puzzles(silent)).toEqual([]);
});

test('a file that is called package.json and is none does no harm', async () => {
  const program = project('program', { marbles: puzzle('marbles') });
  write('place/package.json', '"no manifest"');
  expect(await new Installed(program, join(root, 'place')).puzzles(silent)).toHaveLength(1);
  write('place/package.json', '{');
  expect(await new Installed(program, join(root, 'place')).puzzles(silent)).toHaveLength(1);
});

test('the version is that of the program', () => {
  expect(new Installed(project('program', {})).version).toBe('4.5.6');
});
