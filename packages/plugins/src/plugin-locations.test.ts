import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { expect, test } from 'vitest';
import { at, listTypes, project, put, puzzle, useTemporaryFolders, write } from '../test/projects.js';

useTemporaryFolders();

const nowhere = () => project('nowhere');

test('what the program depends on, and what the project around the working folder depends on', async () => {
  const program = project('program', { marbles: puzzle('marbles') });
  const place = project('place', { '@me/arrows': puzzle('arrows') });
  mkdirSync(at('place', 'deep', 'below'), { recursive: true });
  expect(await listTypes(program, { project: at('place', 'deep', 'below') })).toEqual([
    'arrows: @me/arrows 1.2.3, project',
    'marbles: marbles 1.2.3, program',
  ]);
  expect(await listTypes(at('program', 'dist'), { project: place })).toHaveLength(2);
});

test('of a package that several places have, that of the first counts, and nothing is said', async () => {
  const program = project('program', { marbles: puzzle('marbles') });
  const place = project('place', { marbles: puzzle('other') });
  expect(await listTypes(program, { project: place })).toEqual(['marbles: marbles 1.2.3, program']);
  put('mine', 'marbles', puzzle('mine'));
  expect(await listTypes(program, { project: place, plugins: [at('mine')] })).toEqual([
    'mine: marbles 1.2.3, --plugin',
  ]);
});

test('the project itself, in any of its folders', async () => {
  put('marbles', '@me/marbles', puzzle('marbles'));
  mkdirSync(at('marbles', 'test'));
  expect(await listTypes(project('program'), { project: at('marbles', 'test') })).toEqual([
    'marbles: @me/marbles 1.2.3, project',
  ]);
});

test('what the program is developed with, only where it is developed', async () => {
  const develop = (folder: string) =>
    write(`${folder}/package.json`, { name: 'program', devDependencies: { marbles: '*' } });
  develop('repository');
  put('repository/node_modules/marbles', 'marbles', puzzle('marbles'));
  expect(await listTypes(at('repository'), { project: nowhere() })).toEqual([
    'marbles: marbles 1.2.3, program',
  ]);
  develop('global/node_modules/program');
  put('global/node_modules/marbles', 'marbles', puzzle('marbles'));
  expect(await listTypes(at('global/node_modules/program'), { project: nowhere() })).toEqual([
    'marbles: marbles 1.2.3, beside the program',
  ]);
});

test('finds every puzzle type of this project where the manifest of a developed program says so', async () => {
  put('repository/node_modules/@gridproof/slant', '@gridproof/slant', puzzle('slant'));
  const develop = (folder: string, developedWith: string) =>
    write(`repository/${folder}/package.json`, { name: 'program', gridproof: { developedWith } });
  develop('program', 'known-puzzles');
  develop('other', 'nothing');
  develop('node_modules/program', 'known-puzzles');
  const slant = 'slant: @gridproof/slant 1.2.3, program';
  expect(await listTypes(at('repository/program'), { project: nowhere() })).toEqual([slant]);
  expect(await listTypes(at('repository/other'), { project: nowhere() })).toEqual([]);
  expect(await listTypes(at('repository/node_modules/program'), { project: nowhere() })).not.toContain(slant);
});

test('what is installed beside a global program, in folders of a scope too', async () => {
  const global = (name: string) => `lib/node_modules/${name}`;
  write(global('program/package.json'), { name: 'program' });
  put(global('marbles'), 'marbles', puzzle('marbles'));
  put(global('@me/arrows'), '@me/arrows', puzzle('arrows'));
  put(global('other'), 'other', { ...puzzle('other'), manifest: {} });
  write(global('.package-lock.json'), {});
  write(global('.cache/package.json'), { name: 'cache', keywords: ['gridproof-puzzle'] });
  write(global('corepack/README'), 'no package');
  expect(await listTypes(at(global('program')), { project: nowhere() })).toEqual([
    'arrows: @me/arrows 1.2.3, beside the program',
    'marbles: marbles 1.2.3, beside the program',
  ]);
});

test('beside a program that a project has, only what that project depends on', async () => {
  const place = project('place', { marbles: puzzle('marbles'), program: { module: '', manifest: {} } });
  put('place/node_modules/deeper', 'deeper', puzzle('deeper'));
  expect(await listTypes(at('place/node_modules/program'), { project: nowhere() })).toEqual([
    'marbles: marbles 1.2.3, beside the program',
  ]);
  expect(await listTypes(at('place/node_modules/program'), { project: place })).toEqual([
    'marbles: marbles 1.2.3, project',
  ]);
});

test('beside a program that is kept in a store and is linked from where it was installed', async () => {
  write('global/package.json', { dependencies: { program: '*', marbles: '*' } });
  const store = 'global/node_modules/.store/program@1/node_modules/program';
  write(`${store}/package.json`, { name: 'program' });
  put('global/node_modules/.store/marbles@1/node_modules/marbles', 'marbles', puzzle('marbles'));
  symlinkSync(
    at('global/node_modules/.store/marbles@1/node_modules/marbles'),
    at('global/node_modules/marbles'),
  );
  expect(await listTypes(at(store), { project: nowhere() })).toEqual([
    'marbles: marbles 1.2.3, beside the program',
  ]);
});

test('a package is the same by whichever way it is found', async () => {
  const program = project('program', { marbles: puzzle('marbles') });
  rmSync(at('program/node_modules/marbles'), { recursive: true });
  put('work/marbles', 'marbles', puzzle('marbles'));
  symlinkSync(at('work/marbles'), at('program/node_modules/marbles'));
  expect(await listTypes(program, { project: at('work/marbles') })).toEqual([
    'marbles: marbles 1.2.3, program',
  ]);
});

test('what --plugin names: a folder, a file, or a package of the project or the program', async () => {
  const program = project('program', { '@me/arrows': puzzle('arrows') });
  const place = project('place');
  put('place/node_modules/lamps', 'lamps', puzzle('lamps'));
  put('marbles', '@me/marbles', puzzle('marbles'));
  write('stones.mjs', puzzle('stones').module);
  const plugins = [at('marbles'), at('stones.mjs'), 'lamps', '@me/arrows'];
  expect(await listTypes(program, { project: place, plugins })).toEqual([
    'arrows: @me/arrows 1.2.3, --plugin',
    'lamps: lamps 1.2.3, --plugin',
    'marbles: @me/marbles 1.2.3, --plugin',
    `stones: ${at('stones.mjs')} undefined, --plugin`,
  ]);
});

test('what has no keyword, has keywords that are no list, or hides its manifest', async () => {
  const program = project('program', {
    marbles: { ...puzzle('marbles'), manifest: { keywords: ['gridproof-puzzle'], exports: './index.js' } },
    plain: { ...puzzle('plain'), manifest: { keywords: ['puzzle'] } },
    odd: { ...puzzle('odd'), manifest: { keywords: { 'gridproof-puzzle': true } } },
  });
  expect(await listTypes(program, { project: nowhere() })).toEqual(['marbles: marbles 1.2.3, program']);
});

test('what is listed and not installed, and a file that is called package.json and is no manifest', async () => {
  const program = project('program', {
    marbles: puzzle('marbles'),
    gone: puzzle('gone'),
    torn: puzzle('torn'),
  });
  rmSync(at('program/node_modules/gone'), { recursive: true });
  write('program/node_modules/torn/package.json', '{ "keywords": ["gridproof-puzzle"]');
  for (const manifest of ['"no manifest"', '{', '[]', '{ "dependencies": ["marbles"], "keywords": null }']) {
    write('place/package.json', manifest);
    expect(await listTypes(program, { project: at('place') })).toHaveLength(1);
  }
});
