import { createServer, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { UsageError } from '@gridproof/plugins';
import { createAdaptorServer } from '@hono/node-server';
import type { ConnectionInfo } from './client.js';

/** Milliseconds that a client may take for the head of a request, and for all of it; and how often that is looked at. */
const HEAD = 5_000;
const WHOLE = 10_000;
const LOOK = 1_000;

/** What answers requests. */
export interface FetchHandler {
  /** Answers a request; `behind` is its connection. */
  fetch(request: Request, behind: ConnectionInfo): Response | Promise<Response>;
}

/** A server that listens. */
export interface HttpListener {
  /** `http://127.0.0.1:8000/` */
  readonly address: string;
  /** Takes no more connections, and lets those that are there come to their end until the work is done; then all are closed. */
  close(work: Promise<void>, limit: number): Promise<void>;
}

/** Listens. Throws `UsageError` where that is not possible. */
export async function listen(
  app: FetchHandler,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<HttpListener> {
  const server = createAdaptorServer({
    fetch: (request, behind) => app.fetch(request, behind as ConnectionInfo),
    createServer,
    serverOptions: {
      headersTimeout: HEAD,
      requestTimeout: WHOLE,
      connectionsCheckingInterval: LOOK,
      keepAliveTimeout: HEAD,
    },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(new UsageError(whyNot(code ?? message, port, host))),
    );
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const at = typeof bound === 'object' && bound ? bound.port : port;
  return {
    address: `http://${isIPv6(host) ? `[${host}]` : host}:${at}/`,
    close: (work, limit) => closed(server, work, limit),
  };
}

async function closed(server: Server, work: Promise<void>, limit: number): Promise<void> {
  const over = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  let late: NodeJS.Timeout | undefined;
  const limited = new Promise<void>((resolve) => {
    late = setTimeout(resolve, limit);
  });
  await Promise.race([work, limited]);
  // Answers that are done are on their way; connections that wait for another request are of no use.
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  await Promise.race([over, limited]);
  clearInterval(idle);
  clearTimeout(late);
  server.closeAllConnections();
}

const WHY: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something listens there already',
  EACCES: 'that is not allowed',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'there is no such host',
};

const whyNot = (code: string, port: number, host: string): string =>
  `cannot listen at port ${port} of ${host}: ${WHY[code] ?? code}`;
