import { randomUUID } from 'node:crypto';
import {
  type AuthInfo,
  type HandleRequestOptions,
  type McpServer,
  WebStandardStreamableHTTPServerTransport as Transport,
} from '@modelcontextprotocol/server';
import { LRUCache } from 'lru-cache';

/** How the protocol calls a session in a request. */
export const SESSION = 'mcp-session-id';

/** So many are kept, and so many milliseconds without a request. */
const MOST = 1000;
const IDLE = 30 * 60_000;

interface Session {
  readonly transport: Transport;
  readonly client: string;
}

/**
 * Sessions of clients that begin with `initialize`, as the protocol had it until 2025: what a client cancels stands in a request of its own, and is
 * found by its session. One that was not heard of for half an hour is forgotten. Where there are too many, the client that has most of them loses the one that has been
 * silent longest: no client ends sessions of others by beginning many.
 */
export class Sessions {
  readonly #sessions: LRUCache<string, Session>;

  /** `open` makes the server of a session; `longest` is how many bytes a request may have. */
  constructor(
    readonly open: () => McpServer,
    readonly longest: number,
    now = () => performance.now(),
    readonly most = MOST,
  ) {
    this.#sessions = new LRUCache({
      max: most,
      ttl: IDLE,
      ttlResolution: 0,
      updateAgeOnGet: true,
      perf: { now },
      // Closing a session deletes it, so this runs after the cache has forgotten it.
      disposeAfter: ({ transport }) => void transport.close(),
    });
  }

  /** How many there are. */
  get size(): number {
    return this.#sessions.size;
  }

  /** Answers a request that begins a session. */
  async begin(request: Request, options: HandleRequestOptions): Promise<Response> {
    this.#sessions.purgeStale();
    if (this.#sessions.size >= this.most) this.#endOne();
    const client = options.authInfo?.clientId ?? '';
    const transport = new Transport({
      sessionIdGenerator: randomUUID,
      maxRequestBodySize: this.longest,
      onsessioninitialized: (id) => void this.#sessions.set(id, { transport, client }),
    });
    const server = this.open();
    // What ends it, a request or this server, ends its calls too.
    server.server.onclose = () => void this.#sessions.delete(transport.sessionId ?? '');
    await server.connect(transport);
    return transport.handleRequest(request, options);
  }

  /** Answers a request of a session; undefined where there is none of this name. */
  async answer(id: string, request: Request, authInfo: AuthInfo): Promise<Response | undefined> {
    return this.#sessions.get(id)?.transport.handleRequest(request, { authInfo });
  }

  /** Ends all of them. */
  async close(): Promise<void> {
    this.#sessions.purgeStale();
    await Promise.all([...this.#sessions.values()].map(({ transport }) => transport.close()));
  }

  /** Ends the one that has been silent longest, of the client that has most. */
  #endOne(): void {
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
