// The page as served by `gridproof serve`: compressed, cached, and at any address.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import type { Response } from '@playwright/test';
import { expectFinish, message, open, press, readMessage } from './board.js';
import { exampleOf, PUZZLES } from './examples.js';
import { test as base, dist, expect } from './fixtures.js';
import { playByPointer } from './player.js';

const PROGRAM = join(dist, '..', '..', 'cli', 'dist', 'bin.cjs');
const limits = JSON.parse(readFileSync(join(dist, '..', 'size.json'), 'utf8'))['bytes, with brotli'];

/** An address of this computer in its network; undefined if there is none. */
const external = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address;

interface Program {
  readonly child: ChildProcess;
  readonly port: string;
}

const test = base.extend<{ program: Program; proxyAddress: string }>({
  // Starts in a folder without installed packages.
  // biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs
  program: async ({}, use) => {
    const args = [PROGRAM, 'serve', '--port', '0', '--host', '::'];
    const child = spawn(execPath, args, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'inherit'] });
    const [address] = await Promise.race([
      once(child.stdout.setEncoding('utf8'), 'data'),
      once(child, 'close').then(([status]) => {
        throw new Error(`gridproof serve ended with status ${status}`);
      }),
    ]);
    await use({ child, port: new URL(address.trim()).port });
    child.kill();
  },
  // A proxy that serves the server below a folder.
  proxyAddress: async ({ program: { port } }, use) => {
    const prefix = '/puzzles';
    const proxy = createServer((incoming, outgoing) => {
      const { method, headers, url } = incoming;
      if (!url!.startsWith(`${prefix}/`)) return void outgoing.writeHead(404).end();
      const path = url!.slice(prefix.length);
      const behind = request({ host: 'localhost', port, method, headers, path }, (response) => {
        outgoing.writeHead(response.statusCode!, response.headers);
        response.pipe(outgoing);
      });
      behind.on('error', () => outgoing.destroy());
      incoming.pipe(behind);
    });
    await once(proxy.listen(0, 'localhost'), 'listening');
    await use(`http://localhost:${(proxy.address() as AddressInfo).port}${prefix}/`);
    proxy.close();
    proxy.closeAllConnections();
  },
  baseURL: ({ program: { port } }, use) => use(`http://localhost:${port}/`),
});

// The headless shell asks for this permission, which other browsers grant to a page that is used.
test.use({ permissions: ['clipboard-write'] });

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  wasm: 'application/wasm',
};

/** Expects a file with its type, compressed, and immutable if its name contains a hash. */
async function expectServed(answer: Response, coding: string): Promise<void> {
  const { pathname } = new URL(answer.url());
  const headers = await answer.allHeaders();
  expect.soft(headers['content-type'], pathname).toBe(TYPES[/\.(\w+)$/.exec(pathname)?.[1] ?? 'html']);
  expect.soft(headers['cache-control']!.includes('immutable'), pathname).toBe(pathname.includes('/assets/'));
  // Compression does not make tiny files smaller.
  if (Number(headers['content-length']) > 200)
    expect.soft(headers['content-encoding'], pathname).toBe(coding);
}

const playAndProve = (what: string, coding: string) =>
  test(`play and prove a puzzle ${what}`, async ({ page, hand }) => {
    const example = await exampleOf('takuzu');
    // Keeps the first response; repeated requests come from the cache.
    const answers = new Map<string, Response>();
    page.on('response', (one) => answers.set(one.url(), answers.get(one.url()) ?? one));
    await open(page, example.text);
    await playByPointer(page, example, hand);
    await expectFinish(page);
    await page.keyboard.press('Escape');
    await page.click('#tool-solve');
    await press(page, 'Solve');
    await expect(message(page)).toHaveText('This is the only answer.');
    await page.click('#tool-share');
    await page.click('#panel button:text-is("Copy") >> nth=0');
    expect(await readMessage(page)).toMatch(
      coding === 'br' ? /^Copied/ : /^The browser does not let this page copy/,
    );
    for (const answer of answers.values()) await expectServed(answer, coding);
    expect([...answers.keys()].filter((url) => url.endsWith('.wasm'))).not.toEqual([]);
  });

playAndProve('by name', 'br');
test.describe('by number', () => {
  test.use({ baseURL: ({ program: { port } }, use) => use(`http://[::1]:${port}/`) });
  playAndProve('at the address of this computer', 'br');
});
test.describe('behind a proxy', () => {
  test.use({ baseURL: ({ proxyAddress }, use) => use(proxyAddress) });
  playAndProve('in a folder', 'br');
});
if (external)
  test.describe('from the network', () => {
    test.use({ baseURL: ({ program: { port } }, use) => use(`http://${external}:${port}/`) });
    // Over plain HTTP, browsers accept less and offer fewer features.
    playAndProve('without a secure context', 'gzip');
  });

test('the first view weighs what the budget allows', async ({ page }) => {
  await page.goto('./');
  await page.locator('#type-search').waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
  const bytes = await page.evaluate(() => {
    const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const worker = files.find(({ name }) => /worker-[^/]*$/.test(name))!;
    return files
      .filter(({ startTime }) => startTime < worker.startTime)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, start!.encodedBodySize);
  });
  expect(bytes).toBeGreaterThan(0);
  const cards = limits['card of a type'] * PUZZLES.length;
  expect(bytes - cards).toBeLessThanOrEqual(limits['first view without cards, the start']);
});

test.describe('after a visit', () => {
  test.use({ allowsServiceWorker: true });

  test('the page needs the server no more', async ({ page, program: { child } }) => {
    await page.goto('./');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const { text } = await exampleOf('takuzu');
    await open(page, text);
    await page.reload();
    await page.locator('.board').waitFor();
  });
});
