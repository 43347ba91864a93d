import { describe, expect, it } from 'vitest';
import { Folder } from './folder.js';
import { gridproof } from './gridproof.js';

const place = new Folder();
const takuzu = new URL('../../../packages/puzzles/takuzu/dist/index.js', import.meta.url).href;

place.write('row.txt', `akari\n${'.'.repeat(10_000)}\n`);
place.write('square.txt', `takuzu\n${`${'.'.repeat(100)}\n`.repeat(100)}`);
for (const name of ['parse', 'encode', 'draw'])
  place.write(
    `${name}.mjs`,
    `import takuzu from '${takuzu}';
     export default { ...takuzu, id: 'endless', title: 'Endless', ${name}() { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); } };`,
  );

const run = (args: readonly string[]) => gridproof(args, { cwd: place.folder });

describe.each(['hint', 'steps', 'explain', 'solve', 'forced', 'rate'])('%s --timeout 100ms', (command) => {
  it.each(['row.txt', 'square.txt'])('holds for %s', async (file) => {
    const { status, out, err } = await run([command, file, '--timeout', '100ms']);
    expect({ status, err }).toEqual({ status: 3, err: '' });
    expect(out).toMatch(/don't know|time limit|stopped after/);
  });
});

describe('--max-memory 30', () => {
  it.each([
    'hint',
    'steps',
    'explain',
    'solve',
    'forced',
    'rate',
    'minimize',
    'batch',
    'booklet',
    'generate',
  ])('ends %s where it needs more', async (command) => {
    const on = command === 'generate' ? ['pipes', '--size', '40x40'] : ['row.txt'];
    const { status, out, err } = await run([command, ...on, '--max-memory', '30']);
    expect(out + err).toContain('needs more than 30 MB');
    expect(status).toBe(3);
  });
});

describe('a time limit', () => {
  it.each([
    ['parse', 'solve'],
    ['parse', 'hint'],
    ['encode', 'hint'],
    ['encode', 'export'],
    ['draw', 'steps'],
  ])('holds where a puzzle type does not return from %s: %s', async (name, command) => {
    const to = command === 'export' ? ['--to', 'dimacs'] : [];
    const args = [
      '--plugin',
      place.path(`${name}.mjs`),
      command,
      'endless:1./..',
      '--timeout',
      '300ms',
      ...to,
    ];
    const { status, out, err } = await run(args);
    expect(status).toBe(3);
    expect(out + err).toMatch(/don't know.*: time limit|had not returned after 0.3 s/);
  });

  it('prints JSON on request', async () => {
    for (const command of ['hint', 'steps', 'explain']) {
      const { status, out } = await run([command, 'row.txt', '--timeout', '100ms', '--format', 'json']);
      expect(status).toBe(3);
      expect(JSON.parse(out)).toMatchObject({ status: 'unknown', reason: 'time limit' });
    }
  });

  it('leaves a puzzle alone that is quick', async () => {
    const { status, out } = await run(['hint', 'takuzu:1./..', '--timeout', '30s']);
    expect([status, out]).toEqual([0, expect.stringContaining('are 0')]);
  });
});
