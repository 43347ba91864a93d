import { randomUUID } from 'node:crypto';
import {
  type AuthInfo,
  type HandleRequestOptions,
  type McpServer,
  WebStandardStreamableHTTPServerTransport as Transport,
} from '@modelcontextprotocol/server';
import { LRUCache } from 'lru-cache';

/** The session header of the protocol. */
export const SESSION_HEADER = 'mcp-session-id';

/** Maximum number of sessions, and milliseconds without a request after which a session ends. */
const MAX_SESSIONS = 1000;
const IDLE_MS = 30 * 60_000;

interface Session {
  readonly transport: Transport;
  readonly client: string;
}

/**
 * Sessions of clients that start with `initialize`, as in the protocol until 2025: a cancellation is a request of its
 * own and is matched by session. Sessions end after half an hour without a request. Above the maximum, the client with
 * the most sessions loses its least recently used one, so that no client can end sessions of others.
 */
export class Sessions {
  readonly #sessions: LRUCache<string, Session>;

  /** `createServer` creates the server of a session; `maxBytes` limits a request. */
  constructor(
    readonly createServer: () => McpServer,
    readonly maxBytes: number,
    now = () => performance.now(),
    readonly maxSessions = MAX_SESSIONS,
  ) {
    this.#sessions = new LRUCache({
      max: maxSessions,
      ttl: IDLE_MS,
      ttlResolution: 0,
      updateAgeOnGet: true,
      perf: { now },
      // Closing a session deletes it, so this runs after the cache has forgotten it.
      disposeAfter: ({ transport }) => void transport.close(),
    });
  }

  /** The number of sessions. */
  get size(): number {
    return this.#sessions.size;
  }

  /** Handles a request that starts a session. */
  async begin(request: Request, options: HandleRequestOptions): Promise<Response> {
    this.#sessions.purgeStale();
    if (this.#sessions.size >= this.maxSessions) this.#endOldest();
    const client = options.authInfo?.clientId ?? '';
    const transport = new Transport({
      sessionIdGenerator: randomUUID,
      maxRequestBodySize: this.maxBytes,
      onsessioninitialized: (id) => void this.#sessions.set(id, { transport, client }),
    });
    const server = this.createServer();
    // The end of a session, by a request or by this server, ends its calls too.
    server.server.onclose = () => void this.#sessions.delete(transport.sessionId ?? '');
    await server.connect(transport);
    return transport.handleRequest(request, options);
  }

  /** Handles a request of a session; undefined if the session does not exist. */
  async handle(id: string, request: Request, authInfo: AuthInfo): Promise<Response | undefined> {
    return this.#sessions.get(id)?.transport.handleRequest(request, { authInfo });
  }

  /** Ends all sessions. */
  async close(): Promise<void> {
    this.#sessions.purgeStale();
    await Promise.all([...this.#sessions.values()].map(({ transport }) => transport.close()));
  }

  /** Ends the least recently used session of the client with the most sessions. */
  #endOldest(): void {
    const counts = new Map<string, number>();
    for (const { client } of this.#sessions.values()) counts.set(client, (counts.get(client) ?? 0) + 1);
    const most = Math.max(...counts.values());
    for (const id of this.#sessions.rkeys())
      if (counts.get(this.#sessions.peek(id)!.client) === most) {
        this.#sessions.delete(id);
        return;
      }
  }
}
