// The page as `gridproof serve` serves it: compressed, kept, under any address.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, execPath } from 'node:process';
import { root } from '../workspace.mjs';
import { exampleOf } from './examples.mjs';
import { playByPointer, solvedAtAll } from './play.mjs';
import { said } from './site.mjs';

const program = join(root, 'apps', 'cli', 'dist', 'bin.cjs');
const budget = JSON.parse(readFileSync(join(root, 'apps', 'web', 'size.json'), 'utf8'))['bytes, with brotli'];

export async function served(site) {
  const { child, port } = await begun();
  const proxy = await prefixed(port, '/puzzles');
  const { text, open: fields } = await exampleOf('takuzu');
  const house = addressInTheHouse();
  const addresses = [
    [`http://localhost:${port}/`, 'br'],
    [`http://[::1]:${port}/`, 'br'],
    [`http://localhost:${proxy.address().port}/puzzles/`, 'br'],
    // Where somebody could listen, browsers take less, and have less to give.
    ...(house ? [[`http://${house}:${port}/`, 'gzip']] : []),
  ];
  try {
    for (const [base, coding] of addresses)
      await site.check(`gridproof serve: at ${withoutPort(base)} a puzzle is played and proved`, async () => {
        const page = await site.open({ base });
        // Only the first: what the browser asks for again, it has.
        const answers = new Map();
        page.on('response', (one) => answers.set(one.url(), answers.get(one.url()) ?? one));
        await page.goto(site.addressOf(text, {}, base));
        await page.locator('.board').waitFor();
        await playByPointer(page, fields);
        await solvedAtAll(page);
        await page.click('#tab-solve');
        await page.click('#panel button:text-is("Solve")');
        assert.equal(await said(page), 'This is the only answer.');
        await page.click('#tab-share');
        await page.click('#panel button:text-is("Copy") >> nth=0');
        assert.match(
          await said(page),
          coding === 'br' ? /^Copied/ : /^The browser does not let this page copy/,
        );
        for (const answer of answers.values()) await wellServed(answer, coding);
        assert.ok([...answers.keys()].some((url) => url.endsWith('.wasm')));
        await page.close();
      });
    await site.check('gridproof serve: the first view weighs what the budget allows', async () => {
      const page = await site.open({ base: addresses[0][0] });
      await page.goto(addresses[0][0]);
      await page.locator('#puzzle-text').waitFor();
      await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0);
      const view = await page.evaluate(() => {
        const [start] = performance.getEntriesByType('navigation');
        const files = performance.getEntriesByType('resource');
        const worker = files.find(({ name }) => /worker-[^/]*$/.test(name));
        return files
          .filter(({ startTime }) => startTime < worker.startTime)
          .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, start.encodedBodySize);
      });
      assert.ok(view > 0 && view <= budget['first view, the start'], `${view} bytes`);
      await page.close();
    });
    await site.check('gridproof serve: after a visit the page needs the server no more', async () => {
      const [base] = addresses[0];
      const page = await site.open({ base, offline: true });
      await page.goto(base);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      assert.deepEqual(await ended, [0, null]);
      await page.goto(site.addressOf(text, {}, base));
      await page.reload();
      await page.locator('.board').waitFor();
      await page.close();
    });
  } finally {
    child.kill();
    proxy.close();
    proxy.closeAllConnections();
  }
}

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  wasm: 'application/wasm',
};

/** Holds that a file comes with its type, compressed, and is kept where its name changes with it. */
async function wellServed(answer, coding) {
  const { pathname } = new URL(answer.url());
  const headers = await answer.allHeaders();
  const type = TYPES[/\.(\w+)$/.exec(pathname)?.[1] ?? 'html'];
  assert.equal(headers['content-type'], type, pathname);
  assert.equal(headers['cache-control'].includes('immutable'), pathname.includes('/assets/'), pathname);
  // What is tiny grows no smaller.
  if (Number(headers['content-length']) > 200) assert.equal(headers['content-encoding'], coding, pathname);
}

/** A server that has begun, of a folder in which nothing is installed. */
async function begun() {
  const args = [program, 'serve', '--port', '0', '--host', '::'];
  const child = spawn(execPath, args, { cwd: tmpdir(), env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = await Promise.race([
    once(child.stdout.setEncoding('utf8'), 'data'),
    once(child, 'close').then(([status]) => {
      throw new Error(`gridproof serve ended with status ${status}`);
    }),
  ]);
  return { child, port: new URL(address.trim()).port };
}

/** A proxy that has the server in a folder of its own. */
async function prefixed(port, prefix) {
  const proxy = createServer((asked, answer) => {
    const { method, headers, url } = asked;
    if (!url.startsWith(`${prefix}/`)) return void answer.writeHead(404).end();
    const path = url.slice(prefix.length);
    const behind = request({ host: 'localhost', port, method, headers, path }, (answered) => {
      answer.writeHead(answered.statusCode, answered.headers);
      answered.pipe(answer);
    });
    behind.on('error', () => answer.destroy());
    asked.pipe(behind);
  });
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  return proxy;
}

/** How others in the house call this machine, where it is in one. */
const addressInTheHouse = () =>
  Object.values(networkInterfaces())
    .flat()
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const withoutPort = (base) => base.replace(/:\d+\/(?=\w|$)/, '/');
