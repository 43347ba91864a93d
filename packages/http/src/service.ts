import { createHash } from 'node:crypto';
import {
  type GuardedPlugins,
  HandlerContext,
  type HandlerOptions,
  type HooksOf,
  handleRequest,
  type PuzzleResponse,
  type RequestName,
  type RequestOf,
} from '@gridproof/api';
import { Runner } from '@gridproof/runner';
import type { ServerLimits } from './limits.js';
import { Problem } from './problem.js';
import { FairQueue, QueueFullError } from './traffic/fair-queue.js';
import { ParseBudget } from './traffic/parse-budget.js';
import { RateLimiter } from './traffic/rate-limiter.js';

/** Options of a service. */
export interface ServiceOptions {
  readonly plugins: GuardedPlugins;
  readonly limits: ServerLimits;
  /** The engine, by default a light one. A single engine gives the same answer to the same request. */
  readonly engine?: string | undefined;
}

/** Time limit for parsing a text in the main thread, in milliseconds. */
const PARSE_BUDGET_MS = 200;

/** Handles requests of clients within the limits of a server. */
export class Service {
  readonly queue: FairQueue;
  readonly handlerContext: HandlerContext;
  readonly #handlerOptions: HandlerOptions;
  readonly #parseBudget = new ParseBudget();
  readonly limits: ServerLimits;
  readonly #rateLimiter: RateLimiter;
  readonly #runner: Runner;
  readonly #abortController = new AbortController();
  #isDraining = false;

  constructor({ plugins, limits, engine }: ServiceOptions) {
    const { concurrency, maxQueue, rate, burst, jobs, memory, maxMemory, maxCells } = limits;
    this.limits = limits;
    this.queue = new FairQueue(concurrency, maxQueue);
    this.#rateLimiter = new RateLimiter(rate, burst);
    this.#runner = new Runner({
      threads: concurrency,
      jobsPerThread: jobs,
      maxMemory,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    this.#handlerOptions = {
      plugins,
      runner: this.#runner,
      engine,
      cells: maxCells,
      parseBudget: PARSE_BUDGET_MS,
    };
    this.handlerContext = new HandlerContext(this.#handlerOptions);
  }

  /** Whether the service accepts requests; false during shutdown. */
  get isReady(): boolean {
    return !this.#isDraining;
  }

  /** Counts a request of a client. Rejects with `Problem` above the rate limit. */
  async admit(client: string): Promise<void> {
    const wait = await this.#rateLimiter.take(client);
    if (wait === 0) return;
    throw new Problem(
      429,
      'too-many-requests',
      `more than ${this.limits.rate} requests a second came from this address`,
      { retryAfter: Math.ceil(wait / 1000) },
    );
  }

  /** Handles a request in the client's turn, and cancels it when the client disconnects. Throws like `handleRequest`, and `Problem`. */
  async handle<Q extends RequestName>(
    name: Q,
    request: RequestOf<Q>,
    { client, signal, ...hooks }: HooksOf<Q> & { readonly client: string; readonly signal: AbortSignal },
  ): Promise<PuzzleResponse> {
    const timeout = request.timeout ?? this.limits.timeout;
    return this.schedule(client, signal, (context, signal) =>
      handleRequest(
        name,
        context,
        { ...request, timeout } as RequestOf<Q>,
        { ...hooks, signal } as HooksOf<Q>,
      ),
    );
  }

  /** Runs work for a client in its turn. */
  async schedule<T>(
    client: string,
    signal: AbortSignal,
    work: (context: HandlerContext, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const { maxTimeout } = this.limits;
    const wait = AbortSignal.any([signal, this.#abortController.signal, AbortSignal.timeout(maxTimeout)]);
    const end = await this.#waitForTurn(client, wait).catch((error: unknown) => {
      if (signal.aborted) throw signal.reason;
      // The request was accepted, so its response is "unknown".
      if (this.#abortController.signal.aborted) return () => {};
      if (!(error instanceof QueueFullError) && !wait.aborted) throw error;
      throw new Problem(503, 'busy', 'too many requests are waiting, please try again later', {
        retryAfter: 1,
      });
    });
    try {
      const onRead = (milliseconds: number) => this.#parseBudget.add(client, milliseconds);
      const context = new HandlerContext({ ...this.#handlerOptions, onRead });
      return await work(context, AbortSignal.any([signal, this.#abortController.signal]));
    } finally {
      end();
    }
  }

  async #waitForTurn(client: string, signal: AbortSignal): Promise<() => void> {
    await this.#parseBudget.ready(client, signal);
    const end = await this.queue.take(client, signal);
    // The event loop accepts other requests between two turns.
    await new Promise((resolve) => setImmediate(resolve));
    return end;
  }

  /** An entity tag of a request for this version of the program, its engine and types. */
  async fingerprint(name: string, request: object): Promise<string> {
    this.#versions ??= this.#readVersions();
    const text = JSON.stringify([await this.#versions, name, request]);
    return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  }

  #versions: Promise<string> | undefined;

  async #readVersions(): Promise<string> {
    const { plugins } = this.handlerContext;
    const engine = await this.handlerContext.engine();
    const types = (await plugins.puzzles()).map(({ type, plugin }) => [type.id, plugin.version]);
    return JSON.stringify([plugins.version, engine.name, engine.version, engine.dependencies(), types]);
  }

  /** Stops accepting requests; resolves when all accepted requests are answered, late ones with "unknown". */
  async drain(): Promise<void> {
    this.#isDraining = true;
    const timer = setTimeout(() => this.#abortController.abort(), 0.8 * this.limits.drain);
    await this.queue.idle();
    clearTimeout(timer);
  }

  /** Ends the threads. */
  close(): Promise<void> {
    this.#abortController.abort();
    return this.#runner.close();
  }
}
