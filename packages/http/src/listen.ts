import { createServer, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { UsageError } from '@gridproof/plugins';
import { createAdaptorServer } from '@hono/node-server';
import type { ConnectionInfo } from './client.js';

/** Milliseconds that a client may take for the head of a request and for all of it, and the interval of the check. */
const HEAD = 5_000;
const WHOLE = 10_000;
const LOOK = 1_000;

/** A handler of HTTP requests. */
export interface FetchHandler {
  /** Handles a request; `connection` is its connection. */
  fetch(request: Request, behind: ConnectionInfo): Response | Promise<Response>;
}

/** A listening server. */
export interface HttpListener {
  /** `http://127.0.0.1:8000/` */
  readonly address: string;
  /** Stops accepting connections, waits for the work up to `limit` milliseconds, then closes all connections. */
  close(work: Promise<void>, limit: number): Promise<void>;
}

/** Starts a server. Throws `UsageError` if it cannot listen at the address. */
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
  // Finished responses are being sent; idle connections are not needed.
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
