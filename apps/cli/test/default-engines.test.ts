import { describe, expect, it } from 'vitest';
import { gridproof } from './gridproof.js';
import { Installation } from './installation.js';

const cadical = new URL('../node_modules/@gridproof/engine-cadical/dist/index.js', import.meta.url).href;

/** An engine with this name that solves, unless it is set to give up. */
const engine = (name: string, gridproof = {}) => ({
  manifest: { keywords: ['gridproof-engine'], gridproof },
  modules: {
    'index.js': `import { readFileSync } from 'node:fs';
      import { cadical } from '${cadical}';
      export default {
        name: '${name}',
        async open(shape) {
          const session = await cadical.open(shape);
          if (readFileSync(new URL('../../gives-up', import.meta.url), 'utf8') === '${name}')
            session.solve = () => ({ status: 'unknown', reason: 'memory' });
          return session;
        },
      };`,
  },
});
const QUICK = ['engine-quick', engine('quick', { start: 'light' })] as const;
const SLOW = ['engine-slow', engine('slow')] as const;

/** Too large to be decided without an engine. */
const EMPTY = `takuzu:${Array(18).fill('.'.repeat(18)).join('/')}`;
const HALF = Array.from({ length: 18 }, (_, row) => (row ? '??' : '10') + '?'.repeat(16)).join('/');

/** Commands without `--engine`, with the engine that answers. */
const commands = {
  solve: ['solve', EMPTY, '--format', 'json'],
  'solve many': ['solve', EMPTY, EMPTY, '--format', 'json'],
  forced: ['forced', EMPTY, '--format', 'json'],
  check: ['check', EMPTY, HALF, '--format', 'json'],
  batch: ['batch', '-', '--times', '--jobs', '1'],
} as const;
/** These commands need reasons, and therefore one engine even for a small board. */
const reasons = ['explain', 'hint', 'steps', 'rate'];
const SMALL = `takuzu:${Array(4).fill('....').join('/')}`;
const why = (command: string, puzzle: string) => [command, puzzle, '--format', 'json'];

/** Returns the engines named in the output of a command, if one of them gives up. */
async function by(place: Installation, args: readonly string[], givesUp = 'none') {
  place.write('gives-up', givesUp);
  const { out, err, status } = await gridproof(args, {
    bin: place.bin,
    cwd: place.folder,
    input: args.includes('-') ? EMPTY : '',
  });
  const named = [...out.matchAll(/"engine": ?"(\w+)"/g)].map(([, name]) => name);
  return { status, err, engines: [...new Set(named)] };
}

describe('where two engines are installed', () => {
  const place = new Installation();
  place.install('@gridproof/takuzu', QUICK, SLOW);

  it.each(Object.entries(commands))(
    '%s: the one that starts light, and the other where it gives up',
    async (_, args) => {
      expect(await by(place, args, 'slow')).toMatchObject({ engines: ['quick'] });
      expect(await by(place, args, 'quick')).toMatchObject({ engines: ['slow'] });
    },
  );

  it('solve: both with auto, and one that is named alone', async () => {
    const withEngine = (engine: string) => by(place, [...commands.solve, '--engine', engine], 'quick');
    expect(await withEngine('AUTO')).toMatchObject({ engines: ['slow'] });
    expect(await withEngine('quick')).toMatchObject({ status: 3, engines: ['quick'] });
  });

  it('export: the same', async () => {
    const args = ['export', EMPTY, '--to', 'dimacs'];
    for (const givesUp of ['slow', 'quick']) expect((await by(place, args, givesUp)).status).toBe(0);
    expect((await by(place, [...args, '--engine', 'quick'], 'quick')).status).toBe(3);
  });

  it.each(reasons)('%s: the one that starts light, auto or not', async (command) => {
    const args = why(command, SMALL);
    const unnamed = await by(place, args, 'slow');
    expect(unnamed.engines).not.toContain('slow');
    expect(unnamed.status).not.toBe(3);
    expect(await by(place, [...args, '--engine', 'auto'], 'slow')).toEqual(unnamed);
  });
});

describe('where only one is installed', () => {
  const place = new Installation();
  place.install('@gridproof/takuzu', SLOW);

  it.each(Object.entries(commands))('%s: that one, light or not', async (_, args) => {
    expect(await by(place, args)).toMatchObject({ engines: ['slow'] });
  });

  it.each(reasons)('%s: that one, too', async (command) => {
    expect((await by(place, why(command, SMALL))).engines).toContain('slow');
    expect((await by(place, why(command, EMPTY), 'slow')).status).toBe(3);
  });
});
