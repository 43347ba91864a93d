import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { listen, StaticSite } from '../src/index.js';
import { playgroundFolder } from '../src/static-site.js';
import { createTestApp } from './serving.js';

const PROGRAM = 'export const one = 1;\n'.repeat(50);
const FILES = {
  'secret.txt': 'secret',
  'page/index.html': '<p>page',
  'page/own.html': `<meta
  http-equiv="Content-Security-Policy"
  content="default-src 'self'; img-src data:"
><p>`,
  'page/sw.js': '// keeps the page',
  'page/page.webmanifest': '{}',
  'page/old.gz': 'no file is this, compressed',
  'page/assets/a.js': PROGRAM,
  'page/assets/a.js.br': brotliCompressSync(PROGRAM),
  'page/assets/a.js.gz': gzipSync(PROGRAM),
  'page/assets/b.wasm': '\0asm',
};
const folder = mkdtempSync(join(tmpdir(), 'gridproof-page-'));
mkdirSync(join(folder, 'page', 'assets'), { recursive: true });
for (const [name, content] of Object.entries(FILES)) writeFileSync(join(folder, name), content);
afterAll(() => rmSync(folder, { recursive: true }));

const { app } = createTestApp({}, { page: new StaticSite(join(folder, 'page')) });
const at = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { method, headers });
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a page', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/page.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/old.gz', 'application/gzip', 'no-cache'],
    ['/assets/a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/b.wasm', 'application/wasm', 'public, max-age=31536000, immutable'],
  ])('is served: %s is %s, %s', async (path, type, stays) => {
    const { status, headers } = await at(path);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([200, type, stays]);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('may be framed by its own server alone, and its policy is a header', async () => {
    const policy = async (path: string) => (await at(path)).headers.get('content-security-policy');
    expect(await policy('/')).toBe("frame-ancestors 'self'");
    expect(await policy('/own.html')).toBe("default-src 'self'; img-src data:; frame-ancestors 'self'");
    expect(await policy('/assets/a.js')).toBeNull();
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['deflate', null, (it: Buffer) => it],
    ['', null, (it: Buffer) => it],
  ])('is compressed as the build has left it, for "%s" with %s', async (accepted, coding, plain) => {
    const response = await at('/assets/a.js', { 'accept-encoding': accepted });
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      coding,
      'accept-encoding',
    ]);
    const sent = await bytes(response);
    expect(plain(sent).toString()).toBe(PROGRAM);
    expect(response.headers.get('content-length')).toBe(`${sent.length}`);
    const bare = await at('/', { 'accept-encoding': accepted });
    expect([bare.headers.get('content-encoding'), await bare.text()]).toEqual([null, '<p>page']);
  });

  it('is not sent again to a client that has it, and never in part', async () => {
    const tag = (await at('/')).headers.get('etag')!;
    const again = await at('/', { 'if-none-match': `"other", ${tag}` });
    expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
      304,
      '',
      'no-cache',
    ]);
    expect((await at('/', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await at('/sw.js')).headers.get('etag')).not.toBe(tag);
    const part = await at('/assets/a.js', { range: 'bytes=0-3' });
    expect([part.status, await part.text()]).toEqual([200, PROGRAM]);
  });

  it('accepts only GET and HEAD', async () => {
    const head = await at('/', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '7', '']);
    for (const path of ['/', '/sw.js']) {
      const { status, headers } = await at(path, {}, 'POST');
      expect([status, headers.get('allow')]).toEqual([405, 'GET']);
    }
  });

  it('leaves the API paths unchanged', async () => {
    expect((await at('/v1/types')).headers.get('content-type')).toBe('application/json');
    expect((await at('/openapi.json')).status).toBe(200);
  });

  it('is the only content, for all forms of paths', async () => {
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/assets/..%2f..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '//secret.txt',
      '/assets',
      '/assets/',
      '/assets/a.js.br',
      '/assets/a.js/',
      '/index.html%00',
      '/constructor',
      '/%',
    ])
      expect([path, (await at(path)).status]).toEqual([path, 404]);
  });

  it('is sent with the compression of the build', async () => {
    const server = await listen(app, { port: 0, host: '127.0.0.1' });
    const options = { headers: { 'accept-encoding': 'br' } };
    const sent = await new Promise<Buffer>((resolve, reject) => {
      get(`${server.address}assets/a.js`, options, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve(Buffer.concat(chunks));
      }).on('error', reject);
    });
    expect(sent).toEqual(FILES['page/assets/a.js.br']);
    await server.close(Promise.resolve(), 0);
  });

  it('must exist if it is named', () => {
    expect(() => new StaticSite(join(folder, 'none'))).toThrow('cannot be read');
    expect(() => new StaticSite(join(folder, 'page', 'assets'))).toThrow('has no index.html');
  });

  it('is the playground by default, if it is built', () => {
    const web = join(folder, 'node_modules', '@gridproof', 'web');
    mkdirSync(join(web, 'dist'), { recursive: true });
    writeFileSync(join(web, 'package.json'), '{ "name": "@gridproof/web" }');
    const { href } = pathToFileURL(join(folder, 'server.js'));
    expect(() => playgroundFolder(href)).toThrow(
      'the playground has not been built yet; npm run build does it',
    );
    writeFileSync(join(web, 'dist', 'index.html'), '<p>playground');
    expect(new StaticSite(playgroundFolder(href)).has('/')).toBe(true);
  });
});
