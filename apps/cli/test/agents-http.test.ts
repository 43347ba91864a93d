import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Folder } from './folder.js';
import { complaint, gridproof, startCall } from './gridproof.js';

const PUZZLE = 'takuzu:1..0/..0./.0../11..';
/** Counting its answers never ends in practice. */
const ENDLESS = { puzzle: `takuzu:${Array(14).fill('.'.repeat(14)).join('/')}`, count: true };
const TOKEN = 'a-token-of-some-length';
const SOON = { timeout: 15_000 };

/** Starts a program that serves agents over HTTP: returns its address, its output and its end. */
async function startServer(args: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const child = startCall([...args, '--port', '0']);
  const { stdout, stderr, ended } = child;
  const pattern = /http:\/\/127\.0\.0\.1:\d+\//;
  const early = ended.then(({ err }) => Promise.reject(new Error(err)));
  // A server that ends later is no failure.
  early.catch(() => {});
  const [address] = await Promise.race([stdout.waitFor(pattern), stderr.waitFor(pattern), early]);
  vi.unstubAllEnvs();
  return { child, ended, address, url: new URL('/mcp', address) };
}
type Server = Awaited<ReturnType<typeof startServer>>;

/** Connects a client, by the protocol of 2025 or the current one. */
async function connect({ url }: Pick<Server, 'url'>, { token = '', isNew = false } = {}) {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    isNew ? { versionNegotiation: { mode: 'auto' } } : {},
  );
  const transport = new StreamableHTTPClientTransport(
    url,
    token === '' ? {} : { requestInit: { headers: { authorization: `Bearer ${token}` } } },
  );
  await client.connect(transport);
  return {
    client,
    transport,
    call: async (input: Record<string, unknown>, options?: Parameters<Client['callTool']>[1]) =>
      (await client.callTool({ name: 'solve', arguments: input }, options)).structuredContent as {
        readonly status: string;
        readonly reason?: string;
      },
  };
}

const SERVERS = [
  ['mcp --http', ['mcp', '--http']],
  ['serve', ['serve', '--no-page']],
] as const;
const ERAS = [
  ['with a session', { isNew: false }],
  ['without one', { isNew: true }],
] as const;

describe.each(SERVERS)('agents at %s', (_, args) => {
  let served: Server;
  beforeAll(async () => {
    served = await startServer(args, {
      GRIDPROOF_SERVE_CONCURRENCY: '2',
      GRIDPROOF_SERVE_TIMEOUT: '600000',
      GRIDPROOF_SERVE_MAX_TIMEOUT: '600000',
    });
  });
  afterAll(async () => {
    served.child.kill('SIGTERM');
    expect((await served.ended).status).toBe(0);
  });

  describe.each(ERAS)('%s', (_, era) => {
    it('receive results and progress', async () => {
      const { client, call } = await connect(served, era);
      expect(await call({ puzzle: PUZZLE })).toMatchObject({ status: 'unique' });
      const reports: number[] = [];
      const left = new AbortController();
      const onprogress = ({ progress }: { readonly progress: number }) => {
        reports.push(progress);
        left.abort();
      };
      await expect(call(ENDLESS, { signal: left.signal, onprogress })).rejects.toThrow();
      expect(reports).toEqual([1]);
      await client.close();
    });

    it('end the work of a call that they cancel', async () => {
      const { client, call } = await connect(served, era);
      const calls = Array.from({ length: 3 }, () => call(ENDLESS, { signal: AbortSignal.timeout(300) }));
      for (const one of calls) await expect(one).rejects.toThrow();
      // Otherwise every slot would still be taken.
      expect(await call({ puzzle: PUZZLE })).toMatchObject({ status: 'unique' });
      await client.close();
    });
  });

  it('end a session and its calls by DELETE', async () => {
    const { transport, call } = await connect(served);
    const id = transport.sessionId!;
    const endless = Array.from({ length: 3 }, () => call(ENDLESS).catch((error) => error));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await transport.terminateSession();
    const other = await connect(served);
    expect(await other.call({ puzzle: PUZZLE })).toMatchObject({ status: 'unique' });
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-session-id': id,
    };
    const late = await fetch(served.url, {
      method: 'POST',
      headers,
      body: '{"jsonrpc":"2.0","id":9,"method":"ping"}',
    });
    expect(late.status).toBe(404);
    await transport.close();
    await Promise.all(endless);
    await other.client.close();
  });

  it('are pages of this computer, if any, under its own names', async () => {
    const post = async (headers: Record<string, string>) => {
      const response = await fetch(served.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: '{}',
      });
      return [response.status, (await response.json()).code];
    };
    expect(await post({ origin: 'https://example.com' })).toEqual([403, 'wrong-origin']);
    expect((await post({ origin: 'http://localhost:3000' }))[0]).not.toBe(403);
    expect((await fetch(new URL('/other', served.url))).status).toBe(404);
  });

  it('that send too much, or no JSON, are refused in a sentence', async () => {
    const headers = { 'content-type': 'application/json' };
    const sent = (body: string) => fetch(served.url, { method: 'POST', headers, body });
    const large = await sent(`{"puzzle":"${'x'.repeat(1_100_000)}"}`);
    expect(large.status).toBe(413);
    const broken = await sent('{"puzzle":');
    expect([broken.status, (await broken.json()).code]).toEqual([400, 'not-json']);
  });
});

describe.each(SERVERS)('%s with a token', (_, args) => {
  let served: Server;
  const place = new Folder();
  beforeAll(async () => {
    place.write('token', `${TOKEN}\n`);
    served = await startServer([...args, '--token-file', place.path('token')], {
      GRIDPROOF_SERVE_DRAIN: '500',
    });
  });
  afterAll(() => void served.child.kill('SIGTERM'));

  it('admits only clients with the token', async () => {
    const { client, call } = await connect(served, { token: TOKEN });
    expect(await call({ puzzle: PUZZLE })).toMatchObject({ status: 'unique' });
    await client.close();
    await expect(connect(served)).rejects.toThrow();
    await expect(connect(served, { token: `${TOKEN}s` })).rejects.toThrow();
    const response = await fetch(served.url, { method: 'POST', body: '{}' });
    expect([response.status, response.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer realm="gridproof"',
    ]);
  });

  it('answers calls that are open before it ends', async () => {
    const clients = await Promise.all(ERAS.map(([, era]) => connect(served, { ...era, token: TOKEN })));
    const reports: number[] = [];
    const onprogress = ({ progress }: { readonly progress: number }) => reports.push(progress);
    const open = clients.map(({ call }) => call(ENDLESS, { onprogress }));
    await expect.poll(() => reports.length, SOON).toBe(2);
    served.child.kill('SIGTERM');
    for (const one of await Promise.all(open))
      expect(one).toMatchObject({ status: 'unknown', reason: 'aborted' });
    expect((await served.ended).status).toBe(0);
    for (const { client } of clients) await client.close();
  });
});

describe('names of places', () => {
  it('is refused where it cannot be', async () => {
    expect(complaint(await gridproof(['mcp', '--host', '::1']))).toBe('gridproof: --host needs --http');
    expect(complaint(await gridproof(['mcp', '--token-file', 'nowhere']))).toBe(
      'gridproof: --token-file needs --http',
    );
    expect(complaint(await gridproof(['mcp', '--http', '--token-file', 'nowhere']))).toContain(
      "'nowhere' cannot be read, expected a file that holds a token",
    );
    expect(complaint(await gridproof(['mcp', '--http', '--port', '70000']))).toContain('0 to 65535');
    vi.stubEnv('GRIDPROOF_SERVE_TOKEN', 'short');
    expect(complaint(await gridproof(['serve', '--port', '0']))).toBe(
      'gridproof: the token has 5 signs, expected at least 16',
    );
    vi.unstubAllEnvs();
  });
});
