import { cpSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { complaint, rowsOf, gridproof as run } from './gridproof.js';
import { Installation, type Written } from './installation.js';

/** A puzzle type plugin: the number of a row counts its lit lamps, no two of which are adjacent. */
const lamps: Written = {
  manifest: {
    keywords: ['gridproof-puzzle'],
    exports: { '.': './index.js' },
    peerDependencies: { '@gridproof/core': '>=0.1.0 <1' },
  },
  modules: {
    'index.js': `
import { Board, count, definePuzzle, Grid, is, PuzzleError, windows } from '@gridproof/core';

const read = (text, places) => new Grid(places, Array.from(text, (sign) => sign === 'o'));
export default definePuzzle({
  id: 'lamps',
  title: 'Lamps',
  rules: { number: 'So many lamps are lit.', apart: 'No two that are lit stand side by side' },
  parse(text) {
    const [, lit, row] = /^(\\d+) ([.o]+)$/.exec(text) ?? [];
    if (row === undefined) throw new PuzzleError('bad-row', \`found '\${text}', expected a number and a row\`, { column: 1 });
    return { board: new Board(row.length, 1), lit: Number(lit), row };
  },
  print: ({ lit, row }) => \`\${lit} \${row}\`,
  encode(m, { board, lit, row }) {
    const on = m.bools(board.cells);
    for (const [at, cell] of board.cells.entries()) if (row[at] === 'o') m.given(cell, is(on.at(cell), true));
    m.require('number', board.cells, count(on.values).is(lit));
    for (const two of windows(board.cells, 2)) m.require('apart', two, count(on.pick(two)).between(0, 1));
    return Grid.from(board.cells, (cell) => on.at(cell));
  },
  decode: (on) => on,
  *verify({ board, lit }, on) {
    if (on.values.filter(Boolean).length !== lit) yield { rule: 'number', places: board.cells };
    for (const two of windows(board.cells, 2)) if (on.pick(two).every(Boolean)) yield { rule: 'apart', places: two };
  },
  draw: ({ board, row }, on) => ({
    width: board.width,
    height: 1,
    marks: board.cells.flatMap((at, i) =>
      row[i] === 'o' ? { at, source: 'clue', text: 'o' } : on ? { at, source: 'found', text: on.at(at) ? 'o' : '-' } : []),
  }),
  printAnswer: (on) => on.values.map((lit) => (lit ? 'o' : '-')).join(''),
  readAnswer(text, { board }) {
    const at = text.search(/[^o-]/);
    if (at >= 0) throw new PuzzleError('bad-sign', \`found '\${text[at]}', expected o or -\`, { column: at + 1 });
    return read(text, board.cells);
  },
  examples: [{ name: 'five', source: 'made up', puzzle: '3 .....', answer: 'o-o-o' }],
});
`,
  },
};

const engine = (module: string): Written => ({
  manifest: { keywords: ['gridproof-engine'] },
  modules: { 'index.js': module },
});

const in_ =
  (place: Installation, cwd = place.folder) =>
  (args: readonly string[], input?: string) =>
    run(args, { cwd, bin: place.bin, ...(input === undefined ? {} : { input }) });

describe('a player who has installed little', () => {
  const place = new Installation();
  const gridproof = in_(place);

  it('is refused where nothing is installed, with what there is', async () => {
    expect(complaint(await gridproof(['solve', '1./..']))).toMatch(
      /^gridproof: no puzzle is installed\. There are @gridproof\/akari, .*; run for one of them: npm install @gridproof\/akari$/,
    );
    expect(complaint(await gridproof(['solve', 'takuzu:1./..']))).toMatchInlineSnapshot(
      `"gridproof: takuzu is not installed. Run: npm install @gridproof/takuzu"`,
    );
    expect((await gridproof(['list'])).out).toMatch(
      /^Puzzles:\n {2}no puzzle is installed\..*\n\nEngines:\n {2}no engine is installed\..*\n$/,
    );
  });

  it('names the package of a missing type', async () => {
    place.install('@gridproof/takuzu');
    const slant = 'slant is not installed. Run: npm install @gridproof/slant';
    place.write('titled.txt', 'Slant\n.1.\n...\n...\n');
    expect(complaint(await gridproof(['solve', 'slant:.1./.../...']))).toBe(`gridproof: ${slant}`);
    expect(complaint(await gridproof(['solve', '--as', 'slant', '.1./.../...']))).toBe(`gridproof: ${slant}`);
    expect(complaint(await gridproof(['solve', 'titled.txt']))).toBe(`gridproof: titled.txt: ${slant}`);
    expect(complaint(await gridproof(['solve', '{"puzzle": "slant", "clues": []}']))).toBe(
      `gridproof: ${slant}`,
    );
    expect(complaint(await gridproof(['info', 'slant']))).toBe(`gridproof: ${slant}`);
    expect(complaint(await gridproof(['batch', '--as', 'slant', 'titled.txt']))).toBe(`gridproof: ${slant}`);
    expect(
      complaint(await gridproof(['solve', 'https://puzz.link/p?gokigen/4/4/iaegcgcj6a'])),
    ).toMatchInlineSnapshot(
      `"gridproof: 'gokigen' is slant, which is not installed. Run: npm install @gridproof/slant"`,
    );
    expect(complaint(await gridproof(['solve', 'light-up:3x3:a']))).toMatchInlineSnapshot(
      `"gridproof: 'light-up' is akari, which is not installed. Run: npm install @gridproof/akari"`,
    );
    expect(complaint(await gridproof(['solve', 'taku:1./..']))).toMatchInlineSnapshot(
      `"gridproof: 'taku' is not a puzzle type known here (installed: takuzu)"`,
    );
    expect(complaint(await gridproof(['solve', 'sudko:1./..']))).toMatchInlineSnapshot(
      `"gridproof: 'sudko' is not a puzzle type known here; did you mean sudoku? It is not installed. Run: npm install @gridproof/sudoku"`,
    );
  });

  it('is shown that for each line of a batch, and the others are solved', async () => {
    place.install('@gridproof/engine-cadical');
    const lines = 'takuzu:1./..\nslant:.1./.../...\nhttps://puzz.link/p?gokigen/4/4/iaegcgcj6a\n';
    const { status, out, err } = await gridproof(['batch'], lines);
    expect(status).toBe(2);
    expect(rowsOf(out)).toMatchObject([
      { status: 'solved', answers: ['10\n01'] },
      { status: 'invalid', error: { code: 'not-installed' } },
      { status: 'invalid', error: { message: expect.stringContaining('npm install @gridproof/slant') } },
    ]);
    expect(err.split('\n').slice(0, 2).join('\n')).toMatchInlineSnapshot(`
      "line 2  slant is not installed. Run: npm install @gridproof/slant
      line 3  'gokigen' is slant, which is not installed. Run: npm install @gridproof/slant"
    `);
    const solved = await gridproof(['solve', '-'], lines);
    expect(solved.out).toContain('takuzu  unique');
    expect(solved.err + solved.out).toContain('npm install @gridproof/slant');
  });

  it('uses any installed engine, and names the package of another', async () => {
    const { status, out } = await gridproof(['solve', 'takuzu:..../..../..../....', '--format', 'json']);
    expect({ status, ...JSON.parse(out) }).toMatchObject({ status: 'multiple', engine: 'search' });
    expect(complaint(await gridproof(['solve', 'takuzu:1./..', '--engine', 'z3']))).toMatchInlineSnapshot(
      `"gridproof: z3 is not installed. Run: npm install @gridproof/engine-z3"`,
    );
    expect(complaint(await gridproof(['solve', 'takuzu:1./..', '--engine', 'cadicl']))).toMatchInlineSnapshot(
      `"gridproof: there is no engine 'cadicl'; did you mean cadical?"`,
    );
  });

  it('names the packages to install without an engine', async () => {
    const other = new Installation();
    other.install('@gridproof/takuzu');
    for (const args of [['solve'], ['solve', '--engine', 'auto'], ['hint'], ['batch']])
      expect(
        complaint(await in_(other)([...args, ...(args[0] === 'batch' ? [] : ['takuzu:1./..'])], '')),
      ).toBe('gridproof: no engine is installed. Run: npm install @gridproof/engine-cadical');
  });
});

describe('the author of a puzzle', () => {
  it('uses it in its own project', async () => {
    const place = new Installation();
    place.put('', 'gridproof-lamps', lamps);
    place.link('@gridproof/engine-cadical');
    place.write('package.json', {
      ...{ name: 'gridproof-lamps', version: '0.0.1', type: 'module' },
      ...lamps.manifest,
      devDependencies: { gridproof: '*', '@gridproof/engine-cadical': '*' },
    });
    mkdirSync(place.path('test'));
    const { status, out } = await in_(
      place,
      place.path('test'),
    )(['solve', 'lamps:3 .....', '--timeout', '20s']);
    expect(status).toBe(0);
    expect(out).toMatch(/o - o - o\n\nunique/);
    expect((await in_(place)(['list'])).out).toContain('  lamps  Lamps  gridproof-lamps 0.0.1  project\n');
  });

  it('names a TypeScript file, which is neither built nor installed', async () => {
    const place = new Installation();
    place.install('@gridproof/engine-cadical');
    const examples = fileURLToPath(new URL('../../../examples/one-file/', import.meta.url));
    for (const file of ['creek.ts', 'creek.txt']) cpSync(`${examples}${file}`, place.path(file));
    const answer = ['..##..', '#....#', '#..#..', '#..#.#', '#..#.#', '##.#..'].join('\n');
    const gridproof = in_(place);
    expect(await gridproof(['solve', '--plugin', 'creek.ts', 'creek.txt', '--quiet'])).toEqual({
      status: 0,
      out: `${answer}\n`,
      err: '',
    });
    // A batch loads it in other threads.
    const { out } = await gridproof(['batch', '--plugin', './creek.ts', 'creek.txt', '--unique']);
    expect(rowsOf(out)).toMatchObject([{ status: 'unique', answers: [answer] }]);
    place.write('broken.ts', 'export default {');
    const { status, err } = await gridproof(['solve', '--plugin', 'broken.ts', 'creek.txt']);
    expect(status).toBe(2);
    expect(err).toMatch(/^gridproof: broken\.ts is left out: it throws when it is loaded: .*\n/);
  });

  it('names a folder, a file or a package, before or behind the command', async () => {
    const place = new Installation();
    place.install('@gridproof/engine-cadical');
    place.put('lamps', '@me/lamps', lamps);
    place.link('@gridproof/core', 'lamps');
    place.put('node_modules/@me/lamps', '@me/lamps', lamps);
    const gridproof = in_(place);
    // With a time limit, it runs in its own thread.
    for (const [at, plugin] of [
      'lamps',
      './lamps/',
      place.path('lamps'),
      'lamps/index.js',
      '@me/lamps',
    ].entries())
      for (const limit of at > 0 ? [[]] : [[], ['--timeout', '20s']]) {
        const { out, err } = await gridproof([
          'solve',
          'lamps:2 ...',
          '--plugin',
          plugin,
          '--quiet',
          ...limit,
        ]);
        expect({ plugin, out, err }).toEqual({ plugin, out: 'o-o\n', err: '' });
      }
    const info = (await gridproof(['info', 'lamps', '--plugin', 'lamps'])).out;
    expect(info).toMatch(/^Lamps\n@me\/lamps 1\.2\.3, --plugin\n/);
    // It has no formats of its own.
    expect(info).toMatch(/\ngridproof solve 'lamps:3 \.\.\.\.\.'\n$/);
    expect((await gridproof(['--plugin', './lamps', 'list'])).out).toContain(
      '  lamps  Lamps  @me/lamps 1.2.3  --plugin\n',
    );
    const rated = await gridproof(['batch', '--plugin', 'lamps', '--jobs', '2'], 'lamps:2 ...\nlamps:1 .\n');
    expect(rated.out.match(/"status":"solved"/g)).toHaveLength(2);
  });
});

describe('a plugin with a core of its own', () => {
  const place = new Installation();
  place.install('@gridproof/engine-cadical', ['lamps', lamps]);
  const core = fileURLToPath(new URL('../../../packages/core', import.meta.url));
  for (const part of ['dist', 'package.json'])
    cpSync(`${core}/${part}`, place.path('node_modules/lamps/node_modules/@gridproof/core', part), {
      recursive: true,
    });
  const gridproof = in_(place);

  it('solves, explains and checks as others do', async () => {
    expect((await gridproof(['solve', '3 .....', '--as', 'lamps', '--quiet', '--timeout', '20s'])).out).toBe(
      'o-o-o\n',
    );
    expect((await gridproof(['steps', 'lamps:2 ...', '--verbose'])).out).toContain(
      'No two that are lit stand side by side',
    );
    expect((await gridproof(['hint', 'lamps:2 ...'])).status).toBe(0);
    expect((await gridproof(['forced', 'lamps:1 ..'])).status).toBe(0);
    expect((await gridproof(['explain', 'lamps:3 ...'])).status).toBe(1);
    expect((await gridproof(['check', 'lamps:2 ...', 'oo-'])).out).toContain(
      'No two that are lit stand side by side',
    );
    expect((await gridproof(['check', 'lamps:2 ...', 'o-o'])).status).toBe(0);
    expect((await gridproof(['export', 'lamps:2 ...', '--to', 'dimacs'])).out).toContain('row 1, column 3');
  });

  it('has no description, so no partial answers', async () => {
    const printMessage = async (...args: string[]) => complaint(await gridproof(args));
    for (const open of ['o?-', 'o.-', 'o -', '??x'])
      expect(await printMessage('check', 'lamps:2 ...', open), open).toContain(
        'a part of an answer to Lamps cannot be read, expected a whole one',
      );
    expect(await printMessage('check', 'lamps:2 ...', 'oX-')).toContain(
      "column 2: found 'X', expected o or -",
    );
    for (const command of ['hint', 'steps', 'explain'])
      for (const entered of ['o??', 'o-o'])
        expect(await printMessage(command, 'lamps:2 ...', entered)).toContain(
          'what is entered into Lamps cannot be read: its package does not describe the puzzle type',
        );
    const { out } = await gridproof(['info', 'lamps']);
    expect(out).toContain('only its package knows what may go where.');
    expect(out).toContain('Partial answers are not read: check takes whole ones');
    expect(out).toContain('its tests make no tiny boards.');
  });

  it('has its faults reported as those of the input', async () => {
    expect(complaint(await gridproof(['solve', 'lamps:oo']))).toMatchInlineSnapshot(
      `"gridproof: column 7: found 'oo', expected a number and a row"`,
    );
    const { out } = await gridproof(['batch'], 'lamps:oo\nlamps:2 ...\n');
    expect(rowsOf(out)).toMatchObject([
      { status: 'invalid', error: { code: 'bad-row', column: 7 } },
      { status: 'solved' },
    ]);
  });
});

describe('broken plugins', () => {
  const place = new Installation();
  place.install(
    '@gridproof/takuzu',
    '@gridproof/engine-cadical',
    ['broken', { ...lamps, modules: { 'index.js': 'throw new Error("not today");' } }],
    ['engine-dice', engine('export default { name: "dice" };')],
  );
  place.install([
    '@me/late',
    { ...lamps, manifest: { ...lamps.manifest, peerDependencies: { '@gridproof/core': '^7' } } },
  ]);
  const gridproof = in_(place);

  it('are named with their reasons, and do not stop the others', async () => {
    const { status, out, err } = await gridproof(['solve', 'takuzu:1./..', '--quiet']);
    expect({ status, out }).toEqual({ status: 0, out: '10\n01\n' });
    expect(err).toMatchInlineSnapshot(`
      "gridproof: @me/late is left out: it needs @gridproof/core ^7, and gridproof 0.1.0 has 0.1.0. Run: npm install gridproof@latest
      gridproof: broken is left out: it throws when it is loaded: Error: not today
      gridproof: engine-dice is left out: its default export is not an engine: it has no open
      "
    `);
  });

  it('are the last in the list', async () => {
    const { status, out, err } = await gridproof(['list']);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatchInlineSnapshot(`
      "Puzzles:
        takuzu  Takuzu  @gridproof/takuzu 0.1.0  project

      Engines:
        cadical  @gridproof/engine-cadical 0.1.0  project

      Left out:
        @me/late 1.2.3, project
          it needs @gridproof/core ^7, and gridproof 0.1.0 has 0.1.0. Run: npm install gridproof@latest
        broken 1.2.3, project
          it throws when it is loaded: Error: not today
        engine-dice 1.2.3, project
          its default export is not an engine: it has no open
      "
    `);
    expect(JSON.parse((await gridproof(['list', '--format', 'json'])).out).leftOut).toMatchObject([
      { package: '@me/late', version: '1.2.3', from: 'project' },
      { package: 'broken', why: 'it throws when it is loaded: Error: not today' },
      { package: 'engine-dice' },
    ]);
  });

  it('are named on request', async () => {
    expect(complaint(await gridproof(['solve', 'takuzu:1./..', '--engine', 'dice']))).toMatchInlineSnapshot(`
      "gridproof: @me/late is left out: it needs @gridproof/core ^7, and gridproof 0.1.0 has 0.1.0. Run: npm install gridproof@latest
      gridproof: broken is left out: it throws when it is loaded: Error: not today
      gridproof: engine-dice is left out: its default export is not an engine: it has no open
      gridproof: dice cannot be used: engine-dice is left out"
    `);
    expect(complaint(await gridproof(['solve', 'takuzu:1./..', '--confirm']))).toContain(
      'installed: cadical',
    );
  });
});

it('a package.json that is malformed, or lists what is missing, is no fault', async () => {
  const place = new Folder();
  for (const manifest of ['{bad', { dependencies: { 'not-installed': '1' } }]) {
    place.write('package.json', manifest);
    const { status, err } = await run(['info', 'takuzu'], { cwd: place.folder });
    expect({ status, err }).toEqual({ status: 0, err: '' });
  }
});
