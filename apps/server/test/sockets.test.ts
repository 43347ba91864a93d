import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HttpListener, listen } from '../src/index.js';
import { blank, createTestApp, TAKUZU } from './serving.js';

const { app, service } = createTestApp({ concurrency: 2, maxTimeout: 120_000 });
let server: HttpListener;
let port: number;
beforeAll(async () => {
  server = await listen(app, { port: 0, host: '127.0.0.1' });
  port = portOf(server);
});
afterAll(() => server.close(Promise.resolve(), 0));

const portOf = ({ address }: HttpListener): number => Number(new URL(address).port);

/** A connection, and all data received until it is closed. */
function openConnection(to = port): { readonly socket: Socket; readonly received: Promise<string> } {
  const socket = connect(to, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => {});
  const said = new Promise<string>((resolve) =>
    socket.on('close', () => resolve(Buffer.concat(chunks).toString())),
  );
  return { socket, received: said };
}

/** The status of each response in the data of a connection. */
const statusesIn = (data: string): readonly number[] =>
  [...data.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, one]) => Number(one));

const post = (path: string, body: string, more = ''): string =>
  `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${more}\r\n${body}`;

/** A limit for a busy machine; the requests themselves have twice as long. */
const SOON = { timeout: 60_000 };

const idle = () => expect.poll(() => [service.queue.running, service.queue.waiting], SOON).toEqual([0, 0]);

describe('a client', () => {
  it('that disconnects cancels its request, running or waiting', async () => {
    const all = Array.from({ length: 4 }, openConnection);
    for (const { socket } of all) socket.write(post('/v1/rate?timeout=120000', blank(50)));
    await expect.poll(() => service.queue.running + service.queue.waiting, SOON).toBe(4);
    for (const { socket } of all) socket.destroy();
    await idle();
  });

  it('that leaves an event stream ends it', async () => {
    const { socket } = openConnection();
    socket.write(post('/v1/solve?all=true&timeout=120000', blank(20), 'accept: text/event-stream\r\n'));
    await new Promise((resolve) => socket.once('data', resolve));
    await expect.poll(() => service.queue.running, SOON).toBe(1);
    socket.destroy();
    await idle();
  });

  it('that sends slowly is refused in time and delays no other client', async () => {
    const limits = { headers: 1000, request: 2000, check: 100 };
    const impatient = await listen(app, { port: 0, host: '127.0.0.1' }, limits);
    const { socket, received } = openConnection(portOf(impatient));
    socket.write(
      `POST /v1/solve HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\ntak`,
    );
    const head = openConnection(portOf(impatient));
    head.socket.write('POST /v1/solve HT');
    const other = await fetch(`${impatient.address}v1/solve`, { method: 'POST', body: TAKUZU });
    expect(other.status).toBe(200);
    expect(statusesIn(await head.received)).toEqual([408]);
    expect(statusesIn(await received)).toEqual([408]);
    await idle();
    await impatient.close(Promise.resolve(), 0);
  });

  it('that exceeds the body limit is refused before it has sent all', async () => {
    const { socket, received } = openConnection();
    socket.write('POST /v1/solve HTTP/1.1\r\nhost: a\r\ncontent-length: 70000\r\nconnection: close\r\n\r\nx');
    socket.end();
    expect(statusesIn(await received)).toContain(413);
    const chunked = openConnection();
    chunked.socket.write(
      'POST /v1/solve HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\nconnection: close\r\n\r\n',
    );
    for (let n = 0; n < 5; n++) chunked.socket.write(`4000\r\n${'x'.repeat(0x4000)}\r\n`);
    chunked.socket.write('0\r\n\r\n');
    expect(statusesIn(await chunked.received)).toContain(413);
  });

  it('that sends no HTTP, or a path with dots, gets a clean response', async () => {
    for (const [line, status] of [
      ['nonsense\r\n\r\n', 400],
      [`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
      ['GET /../../../etc/passwd HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 404],
      ['GET //etc/passwd HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 404],
      ['GET /v1/types/..%2f..%2fpackage.json HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 422],
    ] as const) {
      const { socket, received } = openConnection();
      socket.write(line);
      expect([line.slice(0, 30), statusesIn(await received)]).toEqual([line.slice(0, 30), [status]]);
    }
  });
});

const hasIPv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
);

it.runIf(hasIPv6)('listens to IPv6, where the machine has it', async () => {
  const six = await listen(app, { port: 0, host: '::1' });
  expect(six.address).toMatch(/^http:\/\/\[::1\]:\d+\/$/);
  expect(await (await fetch(`${six.address}healthz`)).json()).toEqual({ status: 'ok' });
  await six.close(Promise.resolve(), 0);
});

it('reports why it cannot listen', async () => {
  await expect(listen(app, { port, host: '127.0.0.1' })).rejects.toThrow(
    `cannot listen at port ${port} of 127.0.0.1: something listens there already`,
  );
});
