import { createServer, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { UsageError } from '@gridproof/plugins';
import { createAdaptorServer } from '@hono/node-server';
import type { ConnectionInfo } from './client.js';

/** Limits for slow clients, in milliseconds. */
export interface ClientTimeouts {
  /** For the head of a request, and between requests. */
  readonly headers: number;
  /** For a whole request. */
  readonly request: number;
  /** The interval of the check. */
  readonly check: number;
}

const TIMEOUTS: ClientTimeouts = { headers: 5_000, request: 10_000, check: 1_000 };

/** A handler of HTTP requests. */
export interface FetchHandler {
  /** Handles a request; `connection` is its connection. */
  fetch(request: Request, connection: ConnectionInfo): Response | Promise<Response>;
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
  timeouts: ClientTimeouts = TIMEOUTS,
): Promise<HttpListener> {
  const server = createAdaptorServer({
    fetch: (request, connection) => app.fetch(request, connection as ConnectionInfo),
    createServer,
    serverOptions: {
      headersTimeout: timeouts.headers,
      requestTimeout: timeouts.request,
      connectionsCheckingInterval: timeouts.check,
      keepAliveTimeout: timeouts.headers,
    },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(new UsageError(listenErrorMessage(code ?? message, port, host))),
    );
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return {
    address: `http://${isIPv6(host) ? `[${host}]` : host}:${boundPort}/`,
    close: (work, limit) => closeServer(server, work, limit),
  };
}

async function closeServer(server: Server, work: Promise<void>, limit: number): Promise<void> {
  const serverClosed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  let timer: NodeJS.Timeout | undefined;
  const limited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  await Promise.race([work, limited]);
  // Finished responses are being sent; idle connections are not needed.
  server.closeIdleConnections();
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  await Promise.race([serverClosed, limited]);
  clearInterval(idle);
  clearTimeout(timer);
  server.closeAllConnections();
}

const LISTEN_ERRORS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'something listens there already',
  EACCES: 'that is not allowed',
  EADDRNOTAVAIL: 'this machine has no such address',
  ENOTFOUND: 'there is no such host',
};

const listenErrorMessage = (code: string, port: number, host: string): string =>
  `cannot listen at port ${port} of ${host}: ${LISTEN_ERRORS[code] ?? code}`;
