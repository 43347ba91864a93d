import { describe, expect, it } from 'vitest';
import { type Call, gridproof, startCall } from './gridproof.js';
import { Installation } from './installation.js';

/** Starts a server without a page and returns its address and its end. */
const startServer = (...args: readonly string[]) =>
  waitForAddress(startCall(['serve', '--port', '0', '--no-page', ...args]));

async function waitForAddress(child: Call) {
  const { stdout, ended } = child;
  await Promise.race([stdout.waitFor(/\n/), ended]);
  return { child, ended, address: stdout.text.trim() };
}

const ask = (address: string, path: string, body: string) =>
  fetch(`${address}v1/${path}`, { method: 'POST', body });
const slow = `takuzu\n${Array(50).fill('.'.repeat(50)).join('\n')}`;

describe('gridproof serve', () => {
  it('answers as the command line does, and to this machine alone', async () => {
    const { child, ended, address } = await startServer();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    const puzzle = 'takuzu\r\n1..0\r\n..0.\r\n.0..\r\n11..\r\n';
    const answer = await (await ask(address, 'solve', puzzle)).json();
    const { out } = await gridproof(['solve', '-', '--format', 'json'], { input: puzzle });
    expect(answer.answers).toEqual(JSON.parse(out).answers);
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({ status: 0, out: `${address}\n`, err: '' });
  });

  it('answers all that it has accepted before it ends, and accepts nothing more', async () => {
    const { child, ended, address } = await startServer('--concurrency', '4');
    const responses = Array.from({ length: 6 }, (_, n) =>
      ask(address, `rate?timeout=${n < 4 ? 1_000 : 3_000}`, slow),
    );
    const countAccepted = async () => {
      const metrics = await (await fetch(`${address}metrics`)).text();
      const numbers = metrics.matchAll(/^gridproof_(?:running|waiting|answers_total\S*) (\d+)$/gm);
      return [...numbers].reduce((sum, [, many]) => sum + Number(many), 0);
    };
    await expect.poll(countAccepted, { timeout: 10_000 }).toBe(6);
    child.kill('SIGTERM');
    const answers = await Promise.all(responses);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    for (const one of answers) expect(await one.json()).toMatchObject({ status: 'unknown' });
    expect(await ended).toMatchObject({ status: 0, err: '' });
    await expect(ask(address, 'solve', slow)).rejects.toThrow();
  });

  it('shows its page without engines, and names what requests need', async () => {
    const home = new Installation();
    home.install('@gridproof/server');
    home.write('page/index.html', '<p>page');
    const at = { bin: home.bin, cwd: home.path() };
    const { child, ended, address } = await waitForAddress(
      startCall(['serve', '--port', '0', '--page', 'page'], at),
    );
    expect(await (await fetch(address)).text()).toBe('<p>page');
    const answer = await ask(address, 'generate?type=takuzu&size=6x6', '');
    expect(await answer.json()).toMatchObject({
      code: 'not-installed',
      detail: expect.stringContaining('npm install @gridproof/engine-'),
    });
    child.kill('SIGTERM');
    expect(await ended).toMatchObject({
      status: 0,
      err: expect.stringMatching(
        /^gridproof: the page is served, but the API is not available: .*npm install .*\n$/,
      ),
    });
    const { status, err } = await gridproof(['serve', '--port', '0', '--no-page'], at);
    expect({ status, err }).toEqual({ status: 2, err: expect.stringContaining('npm install') });
  });

  it('refuses invalid calls', async () => {
    const { child, ended, address } = await startServer();
    const { port } = new URL(address);
    const refuse = async (...args: readonly string[]) => (await gridproof(['serve', ...args])).err;
    expect(await refuse('--no-page', '--port', port)).toBe(
      `gridproof: cannot listen at port ${port} of 127.0.0.1: something listens there already\n`,
    );
    expect(await refuse('--port', '70000')).toBe(
      "gridproof: --port '70000': expected a number from 0 to 65535\n",
    );
    expect(await refuse('--port', '0', '--page', 'nowhere')).toContain("'nowhere' cannot be read");
    expect(await refuse('--port', '0', '--engine', 'smoke')).toContain("no engine 'smoke'");
    child.kill('SIGINT');
    expect((await ended).status).toBe(0);
  });
});
