import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  at,
  engine,
  MessageCollector,
  project,
  puzzle,
  useTemporaryFolders,
  write,
} from '../test/projects.js';
import type { OnUnusable } from './plugin-discovery.js';
import { PluginRegistry } from './plugin-registry.js';

useTemporaryFolders();

const silent = () => {
  throw new Error('nothing should be left out');
};

const alone = (program: string, leaveOut: OnUnusable = silent) =>
  new PluginRegistry(program, { project: program, onUnusable: leaveOut });

test('puzzle types stand by their ids, each with the address of its module', async () => {
  const program = project('program', { stones: puzzle('stones'), marbles: puzzle('marbles') });
  const puzzles = await alone(program).puzzles();
  expect(puzzles.map(({ type }) => type.id)).toEqual(['marbles', 'stones']);
  expect((await import(/* @vite-ignore */ puzzles[0]!.plugin.url)).default).toBe(puzzles[0]!.type);
});

test('an engine is called by its package or its file, and is loaded when it is wanted', async () => {
  const program = project('program', { '@me/engine-dice': engine('dice'), marbles: puzzle('marbles') });
  write('engine-coin.mjs', engine('coin').module);
  const installed = new PluginRegistry(program, {
    project: program,
    plugins: [at('engine-coin.mjs')],
    onUnusable: silent,
  });
  expect(installed.engines.all.map((one) => [one.name, one.package])).toEqual([
    ['coin', at('engine-coin.mjs')],
    ['dice', '@me/engine-dice'],
  ]);
  expect(await installed.engines.find('Dice').load()).toMatchObject({ name: 'dice' });
  expect(() => installed.engines.find('card')).toThrow("there is no engine 'card'");
});

test('of two engines that are called the same, the second is left out', () => {
  const program = project('program', {
    '@gridproof/engine-dice': engine('dice'),
    '@me/engine-dice': engine('my dice'),
    'engine-coin': engine('coin'),
  });
  const { messages, collect } = new MessageCollector();
  const engines = alone(program, collect).engines.all;
  expect(engines.map((one) => [one.name, one.package])).toEqual([
    ['dice', '@gridproof/engine-dice'],
    ['coin', 'engine-coin'],
  ]);
  expect(messages).toEqual(["@me/engine-dice is left out: @gridproof/engine-dice is a 'dice' already"]);
});

test('an engine says how it starts, if its manifest says so', () => {
  const { module } = engine('dice');
  const keywords = ['gridproof-engine'];
  const program = project('program', {
    'engine-dice': { module, manifest: { keywords, gridproof: { start: 'light' } } },
    'engine-coin': { module, manifest: { keywords, gridproof: 'light' } },
  });
  expect(alone(program).engines.all.map(({ name, start }) => [name, start])).toEqual([
    ['dice', 'light'],
    ['coin', undefined],
  ]);
});

test('a module is found as import finds it', async () => {
  const keywords = ['gridproof-puzzle'];
  const { module } = puzzle('one');
  const program = project('program', {
    one: { module, manifest: { keywords, main: undefined } },
    two: { module: puzzle('two').module, manifest: { keywords, main: './index' } },
    three: {
      module: puzzle('three').module,
      manifest: { keywords, main: 'no.js', exports: { '.': { types: './x.d.ts', import: './index.js' } } },
    },
  });
  expect((await alone(program).puzzles()).map(({ type }) => type.id)).toEqual(['one', 'three', 'two']);
});

test('a plugin knows the versions of what it depends on, also where that hides its manifest', () => {
  const { module } = engine('dice');
  const dependencies = { cube: '^6', absent: '*' };
  const program = project('program', {
    'engine-dice': { module, manifest: { keywords: ['gridproof-engine'], dependencies } },
  });
  write('program/node_modules/cube/package.json', { version: '6.6.6', exports: { import: './x.js' } });
  expect(alone(program).engines.find('dice').dependencies()).toEqual({ cube: '6.6.6' });
});

test('the version is that of the program', () => {
  expect(alone(project('program')).version).toBe('4.5.6');
  rmSync(at('program', 'package.json'));
  expect(alone(at('program')).version).toBe('unknown');
});

test('only types that may have a say in a text are loaded for it', async () => {
  const shouting = (id: string) => {
    const { module, manifest } = puzzle(id);
    return { manifest, module: `globalThis.loaded = [...(globalThis.loaded ?? []), '${id}'];${module}` };
  };
  const program = project('program', {
    '@gridproof/slant': shouting('slant'),
    '@gridproof/akari': shouting('akari'),
    '@gridproof/lits': shouting('lits'),
    // An unknown text might be of any type.
    marbles: shouting('marbles'),
  });
  const loaded = () => [...((globalThis as { loaded?: readonly string[] }).loaded ?? [])].sort();
  const installed = alone(program);
  expect((await installed.typeNamed('Slant')).id).toBe('slant');
  expect(loaded()).toEqual(['marbles', 'slant']);
  const idsOf = (text: string, as?: string) =>
    installed.recognise(text, { as }, ({ types }) => types.map(({ id }) => id));
  expect(await idsOf('lits:2x2:a')).toEqual(['lits', 'marbles']);
  expect(await idsOf('slant:2x2:a', 'lits')).toEqual(['lits', 'marbles', 'slant']);
  expect(loaded()).toEqual(['lits', 'marbles', 'slant']);
  await expect(installed.typeNamed('hitori')).rejects.toThrow('hitori is not installed');
  expect(loaded()).toEqual(['akari', 'lits', 'marbles', 'slant']);
  expect(installed.pluginOf((await installed.types())[0]!).name).toBe('@gridproof/akari');
});
