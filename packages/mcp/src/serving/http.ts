import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UsageError } from '@gridproof/plugins';
import {
  hostHeaderValidation,
  localhostHostValidation,
  localhostOriginValidation,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { House } from '../house.js';
import { serverFor } from '../server.js';

/** Where agents are served. */
export interface Place {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
}

/** The one path that is served. */
const PATH = '/mcp';

/** A longer body is refused, in bytes. */
const LONGEST = 1_000_000;

/** Serves agents over HTTP until it is told to stop. Pages of other sites that a browser shows may not ask. */
export async function overHttp(
  house: House,
  { host, port }: Place,
  { say, signal }: { readonly say: (text: string) => void; readonly signal: AbortSignal },
): Promise<void> {
  const onerror = ({ message }: Error) => say(message);
  const agents = createMcpHandler(() => serverFor(house), { onerror, maxRequestBodySize: LONGEST });
  const handle = toNodeHandler(agents, { onerror, maxRequestBodySize: LONGEST });
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(host);
  const isHost = isLocal ? localhostHostValidation() : hostHeaderValidation([bracketed(host)]);
  const isAny = ['0.0.0.0', '::'].includes(host);
  const isOrigin = localhostOriginValidation();
  const server = createServer((request, response) => {
    if ((!isAny && !isHost(request, response)) || !isOrigin(request, response)) return;
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== PATH) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end(`agents are served at ${PATH}\n`);
      return;
    }
    void handle(request as Parameters<typeof handle>[0], response);
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new UsageError(`cannot listen on ${host}, port ${port}: ${(error as Error).message}`);
  }
  say(`agents are served at http://${bracketed(host)}:${(server.address() as AddressInfo).port}${PATH}`);
  if (!signal.aborted) await once(signal, 'abort');
  await agents.close();
  server.close();
  server.closeAllConnections();
}

const bracketed = (host: string): string => (host.includes(':') ? `[${host}]` : host);
