import { randomUUID } from 'node:crypto';
import {
  type AuthInfo,
  type HandleRequestOptions,
  type McpServer,
  WebStandardStreamableHTTPServerTransport as Transport,
} from '@modelcontextprotocol/server';

/** How the protocol calls a session in a request. */
export const SESSION = 'mcp-session-id';

/** So many are kept, and so many milliseconds without a request. */
const MOST = 1000;
const IDLE = 30 * 60_000;

interface Session {
  readonly transport: Transport;
  /** When it was last heard of. */
  seen: number;
}

/**
 * Sessions of clients that begin with `initialize`, as the protocol had it until 2025: what a client cancels stands in a request of its own, and is
 * found by its session. One that was not heard of for half an hour is forgotten, and of too many the one that has been silent longest.
 */
export class Sessions {
  readonly #sessions = new Map<string, Session>();

  /** `open` makes the server of a session; `longest` is how many bytes a request may have. */
  constructor(
    readonly open: () => McpServer,
    readonly longest: number,
    readonly now = () => performance.now(),
  ) {}

  /** How many there are. */
  get size(): number {
    return this.#sessions.size;
  }

  /** Answers a request that begins a session. */
  async begin(request: Request, options: HandleRequestOptions): Promise<Response> {
    this.#sweep();
    const transport = new Transport({
      sessionIdGenerator: randomUUID,
      maxRequestBodySize: this.longest,
      onsessioninitialized: (id) => void this.#sessions.set(id, { transport, seen: this.now() }),
    });
    const server = this.open();
    // What ends it, a request or this server, ends its calls too.
    server.server.onclose = () => void this.#sessions.delete(transport.sessionId ?? '');
    await server.connect(transport);
    return transport.handleRequest(request, options);
  }

  /** Answers a request of a session; undefined where there is none of this name. */
  async answer(id: string, request: Request, authInfo: AuthInfo): Promise<Response | undefined> {
    this.#sweep();
    const session = this.#sessions.get(id);
    if (!session) return undefined;
    this.#sessions.delete(id);
    this.#sessions.set(id, session);
    session.seen = this.now();
    return session.transport.handleRequest(request, { authInfo });
  }

  /** Ends all of them. */
  async close(): Promise<void> {
    await Promise.all(Array.from(this.#sessions.values(), ({ transport }) => transport.close()));
  }

  /** They stand in the order in which they were heard of. */
  #sweep(): void {
    for (const [id, { transport, seen }] of this.#sessions) {
      if (this.#sessions.size < MOST && this.now() - seen < IDLE) return;
      this.#sessions.delete(id);
      void transport.close();
    }
  }
}
