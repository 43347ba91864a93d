import { beforeAll, describe, expect, it } from 'vitest';
import { gridproof, startCall } from './gridproof.js';
import { Installation } from './installation.js';

/** A package with a command. */
const BELL = [
  'bell',
  {
    manifest: {
      keywords: ['gridproof-command'],
      gridproof: { commands: { ring: 'ring a bell' } },
      exports: { './commands': './commands.js' },
    },
    modules: {
      'commands.js': `export default {
  ring: {
    describe: (command) => command.description('Rings a bell.').argument('[who]', 'for whom').option('--loud', 'as loud as it can be'),
    async run([who = 'all'], { loud = false }, { plugins, out, say, interrupted }) {
      if (who === 'nobody') {
        say('waiting');
        const awake = setInterval(() => {}, 1000);
        await new Promise((resolve) => interrupted.addEventListener('abort', resolve));
        clearInterval(awake);
        say('stopped');
        return 0;
      }
      out(who + ' ' + loud + ' ' + (await plugins.types()).map(({ id }) => id).join() + '\\n');
      return 1;
    },
  },
};
`,
    },
  },
] as const;

describe('a command in a package', () => {
  const home = new Installation();
  const { bin } = home;
  const run = (...args: readonly string[]) => gridproof(args, { bin, cwd: home.path() });
  beforeAll(() => home.install(BELL, '@gridproof/takuzu'));

  it('runs with the services of the command line', async () => {
    expect(await run('ring', 'ann', '--loud')).toEqual({ status: 1, out: 'ann true takuzu\n', err: '' });
  });

  it('appears in the help with its own description', async () => {
    expect((await run('--help')).out).toMatch(/\nIn separate packages:\n {2}ring +ring a bell\n/);
    expect((await run('help')).out).toContain('  ring        ring a bell\n');
    for (const call of [
      ['ring', '--help'],
      ['help', 'ring'],
    ]) {
      const { status, out } = await run(...call);
      expect(status).toBe(0);
      expect(out).toContain('Usage: gridproof ring [options] [who]\n\nRings a bell.');
    }
  });

  it('is refused in the words of any other where its options are wrong', async () => {
    const { status, err } = await run('ring', '--soft');
    expect(status).toBe(2);
    expect(err).toContain("unknown option '--soft'");
  });

  it('is listed, and completed', async () => {
    expect((await run('list')).out).toContain('Commands:\n  ring  bell 1.2.3  project\n');
    expect(JSON.parse((await run('list', '--format', 'json')).out).commands).toEqual([
      { name: 'ring', summary: 'ring a bell', package: 'bell', version: '1.2.3', from: 'project' },
    ]);
    expect((await run('complete', '--', 'ri')).out).toContain('ring\tring a bell\n');
    expect((await run('complete', '--', 'ring', '--l')).out).toContain('--loud\tas loud as it can be\n');
  });

  it('is found in a folder that --plugin names', async () => {
    home.put('elsewhere', 'gong', {
      ...BELL[1],
      manifest: { ...BELL[1].manifest, gridproof: { commands: { gong: 'a' } } },
    });
    const { err } = await run('--plugin', './elsewhere', 'gong');
    expect(err).toBe("gridproof: gong cannot be used: gong: its commands have no 'gong'\n");
  });

  it('of this project says what to install where it is not', async () => {
    expect(await run('serve')).toEqual({
      status: 2,
      out: '',
      err: 'gridproof: gridproof serve needs @gridproof/server: npm install @gridproof/server\n',
    });
    expect((await run('help', 'serve')).err).toContain('npm install @gridproof/server');
  });

  it('is suggested for a word that is almost one, installed or not', async () => {
    const printMessage = async (...args: readonly string[]) => {
      const { status, err } = await run(...args);
      expect(status).toBe(2);
      return err;
    };
    expect(await printMessage('rong')).toContain("unknown command 'rong'\n(Did you mean ring?)\n");
    expect(await printMessage('serv')).toContain("unknown command 'serv'\n(Did you mean serve?)\n");
    expect(await printMessage('help', 'serv')).toBe(
      "gridproof: there is no help on 'serv'; did you mean serve?\n",
    );
  });

  it('ends in good order on a signal', async () => {
    const call = startCall(['ring', 'nobody'], { bin, cwd: home.path() });
    await call.stderr.waitFor(/^gridproof: waiting\n$/);
    call.kill('SIGTERM');
    const { status, err } = await call.ended;
    expect({ status, err }).toEqual({ status: 0, err: 'gridproof: waiting\ngridproof: stopped\n' });
  });
});

it('a word that is no command is refused as before', async () => {
  const { status, err } = await gridproof(['whistle']);
  expect(status).toBe(2);
  expect(err).toContain("unknown command 'whistle'");
});
