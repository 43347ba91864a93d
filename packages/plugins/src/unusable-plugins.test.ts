import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  at,
  complaints,
  engine,
  listTypes,
  type Parts,
  project,
  put,
  puzzle,
  useTemporaryFolders,
  write,
} from '../test/projects.js';

useTemporaryFolders();

let times = 0;

/** The messages of a program with one broken package; the other packages must work. */
async function messagesFor(broken: Parts, change = (_modules: string) => {}): Promise<string> {
  // Node caches modules by path.
  const home = `${++times}/program`;
  const modules = `${home}/node_modules`;
  const program = project(home, { broken, marbles: puzzle('marbles'), 'engine-dice': engine('dice') });
  put(`${modules}/@gridproof/core`, '@gridproof/core', {
    module: '',
    manifest: { version: '0.4.1' },
  });
  change(modules);
  const said = await complaints(program, { project: program });
  rmSync(at(modules, 'broken'), { recursive: true });
  expect(await listTypes(program, { project: program })).toEqual(['marbles: marbles 1.2.3, program']);
  return said;
}

const importingMissing = (range: string): Parts => ({
  ...puzzle('broken'),
  manifest: { keywords: ['gridproof-puzzle'], peerDependencies: { '@gridproof/core': range } },
});

const exporting = (module: string): Parts => ({ ...puzzle('broken'), module });

test('a wrong version of core: the older of the two is to be updated', async () => {
  expect(await messagesFor(importingMissing('^2.0.0'))).toMatchInlineSnapshot(
    `"broken is left out: it needs @gridproof/core ^2.0.0, and program 4.5.6 has 0.4.1. Run: npm install program@latest"`,
  );
  expect(await messagesFor(importingMissing('<0.4'))).toMatchInlineSnapshot(
    `"broken is left out: it needs @gridproof/core <0.4, and program 4.5.6 has 0.4.1. Run: npm install broken@latest"`,
  );
});

test.each(['>=0.1.0 <1', 'workspace:>=0.4.0 <1', 'workspace:*', '^0.4.0-next.1', 'link:../core', '*', ''])(
  'a version of core that fits, or cannot be compared: %s',
  async (range) => {
    expect(await messagesFor(importingMissing(range))).toBe('');
  },
);

test('a version of core before its release counts', async () => {
  const early = (modules: string) =>
    put(`${modules}/@gridproof/core`, '@gridproof/core', {
      module: '',
      manifest: { version: '0.5.0-next.2' },
    });
  expect(await messagesFor(importingMissing('>=0.4.0 <1'), early)).toBe('');
});

test('a module that throws', async () => {
  expect(await messagesFor(exporting("throw new TypeError('not today\\n at all');"))).toMatchInlineSnapshot(
    `"broken is left out: it throws when it is loaded: TypeError: not today"`,
  );
  expect(await messagesFor(exporting("throw 'tired';"))).toMatchInlineSnapshot(
    `"broken is left out: it throws when it is loaded: 'tired'"`,
  );
  expect(await messagesFor(exporting('export default {'))).toMatchInlineSnapshot(
    `"broken is left out: it throws when it is loaded: SyntaxError: Unexpected end of input"`,
  );
});

test('a module that exports no puzzle', async () => {
  expect(await messagesFor(exporting('export const broken = 1;'))).toMatchInlineSnapshot(
    `"broken is left out: it has no default export, expected a puzzle"`,
  );
  expect(await messagesFor(exporting('export default 7;'))).toMatchInlineSnapshot(
    `"broken is left out: its default export is not a puzzle: it has no id"`,
  );
  expect(await messagesFor(puzzle('broken', 'verify: undefined'))).toMatchInlineSnapshot(
    `"broken is left out: its default export is not a puzzle: it has no verify"`,
  );
  expect(await messagesFor(puzzle('broken', "rules: ['one']"))).toMatchInlineSnapshot(
    `"broken is left out: its default export is not a puzzle: expected an object as its rules"`,
  );
  expect(await messagesFor(puzzle('broken', "examples: 'none'"))).toMatchInlineSnapshot(
    `"broken is left out: its default export is not a puzzle: expected a list as its examples"`,
  );
});

test('a module that asks for what is not installed', async () => {
  expect(await messagesFor(exporting("import 'dice-box';"))).toMatchInlineSnapshot(
    `"broken is left out: it asks for 'dice-box', which is not installed. Run: npm install dice-box"`,
  );
  expect(await messagesFor(exporting("import '@dice/box/six.js';"))).toMatchInlineSnapshot(
    `"broken is left out: it asks for '@dice/box', which is not installed. Run: npm install @dice/box"`,
  );
  expect(
    await messagesFor(
      exporting("import { createRequire } from 'node:module'; createRequire(import.meta.url)('dice-box');"),
    ),
  ).toMatchInlineSnapshot(
    `"broken is left out: it asks for 'dice-box', which is not installed. Run: npm install dice-box"`,
  );
});

test('a module that has not been built', async () => {
  expect(
    await messagesFor(puzzle('broken'), (modules) => rmSync(at(modules, 'broken', 'index.js'))),
  ).toMatchInlineSnapshot(
    `"broken is left out: its module index.js is missing: it has not been built, or is not completely installed"`,
  );
  const exports = { '.': { types: './src/index.ts', default: './dist/index.js' } };
  const keywords = ['gridproof-puzzle'];
  expect(await messagesFor({ module: '', manifest: { keywords, exports } })).toMatchInlineSnapshot(
    `"broken is left out: its module ./dist/index.js is missing: it has not been built, or is not completely installed"`,
  );
  expect(await messagesFor(exporting("export { default } from './rules.js';"))).toMatchInlineSnapshot(
    `"broken is left out: its module rules.js is missing: it has not been built, or is not completely installed"`,
  );
  expect(
    await messagesFor({ module: '', manifest: { keywords, exports: { './rules': './rules.js' } } }),
  ).toMatchInlineSnapshot(`"broken is left out: its package.json has no module at exports['.'] for import"`);
});

test('an id that is taken', async () => {
  const program = project('program', { marbles: puzzle('marbles'), '@me/twin': puzzle('marbles') });
  expect(await complaints(program, { project: program })).toMatchInlineSnapshot(
    `"@me/twin is left out: marbles is a 'marbles' already"`,
  );
});

test('an engine that is not one', async () => {
  const { manifest } = engine('dice');
  expect(await messagesFor({ manifest, module: 'export default { name: "broken" };' })).toMatchInlineSnapshot(
    `"broken is left out: its default export is not an engine: it has no open"`,
  );
  expect(await messagesFor({ manifest, module: 'export default () => {};' })).toMatchInlineSnapshot(
    `"broken is left out: its default export is not an engine: it has no open"`,
  );
});

test('what --plugin names and is no plugin', async () => {
  const program = project('program');
  const said = async (plugin: string) =>
    (await complaints(program, { project: program, plugins: [at(plugin)] })).replace(/(?<=JSON: ).*/, '…');
  write('torn/package.json', '{ "name": "torn",\n');
  write('plain/package.json', { name: 'plain', version: '1.0.0' });
  write('empty/readme.md', '');
  write('engine-stones.mjs', puzzle('stones').module);
  write('dice.mjs', engine('dice').module);
  expect(await said('nowhere')).toMatchInlineSnapshot(
    `"…/nowhere is left out: there is no such file or folder"`,
  );
  expect(await said('nowhere.mjs')).toMatchInlineSnapshot(
    `"…/nowhere.mjs is left out: there is no such file or folder"`,
  );
  expect(await said('torn')).toMatchInlineSnapshot(`"…/torn is left out: its package.json is not JSON: …"`);
  expect(await said('plain')).toMatchInlineSnapshot(
    `"…/plain is left out: its package.json has neither the keyword gridproof-puzzle nor gridproof-engine nor gridproof-command"`,
  );
  expect(await said('empty')).toMatchInlineSnapshot(`"…/empty is left out: the folder has no package.json"`);
  expect(await said('engine-stones.mjs')).toMatchInlineSnapshot(
    `"…/engine-stones.mjs is left out: its default export is a puzzle, expected an engine"`,
  );
  expect(await said('dice.mjs')).toMatchInlineSnapshot(
    `"…/dice.mjs is left out: its default export is an engine, expected a puzzle"`,
  );
});

test('a name that --plugin gives and no package has', async () => {
  const program = project('program');
  const said = (plugin: string) => complaints(program, { project: program, plugins: [plugin] });
  expect(await said('@me/marbles')).toMatchInlineSnapshot(
    `"@me/marbles is left out: there is no such file or folder, and no package of this name is installed"`,
  );
  expect(await said('@gridproof/engine-z3')).toMatchInlineSnapshot(
    `"@gridproof/engine-z3 is left out: there is no such file or folder, and the package is not installed. Run: npm install @gridproof/engine-z3"`,
  );
  expect(await said('./nowhere')).toMatchInlineSnapshot(
    `"./nowhere is left out: there is no such file or folder"`,
  );
});
