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
import type { Limits } from './limits.js';
import { Problem } from './problem.js';
import { FairQueue, QueueFullError } from './traffic/fair-queue.js';
import { ParseBudget } from './traffic/parse-budget.js';
import { RateLimiter } from './traffic/rate-limiter.js';

/** Options of a service. */
export interface ServiceOptions {
  readonly plugins: GuardedPlugins;
  readonly limits: Limits;
  /** The engine, by default a light one. A single engine gives the same answer to the same request. */
  readonly engine?: string | undefined;
}

/** Time limit for parsing a text in the main thread, in milliseconds. */
const READING = 200;

/** Handles requests of clients within the limits of a server. */
export class Service {
  readonly turns: FairQueue;
  readonly desk: HandlerContext;
  readonly #deskOptions: HandlerOptions;
  readonly #parseBudget = new ParseBudget();
  readonly limits: Limits;
  readonly #rateLimiter: RateLimiter;
  readonly #runner: Runner;
  readonly #ended = new AbortController();
  #isEnding = false;

  constructor({ plugins, limits, engine }: ServiceOptions) {
    const { concurrency, maxQueue, rate, burst, jobs, memory, maxMemory, maxCells } = limits;
    this.limits = limits;
    this.turns = new FairQueue(concurrency, maxQueue);
    this.#rateLimiter = new RateLimiter(rate, burst);
    this.#runner = new Runner({
      threads: concurrency,
      jobsPerThread: jobs,
      maxMemory,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    this.#deskOptions = { plugins, runner: this.#runner, engine, cells: maxCells, parseBudget: READING };
    this.desk = new HandlerContext(this.#deskOptions);
  }

  /** Whether the service accepts requests; false during shutdown. */
  get isReady(): boolean {
    return !this.#isEnding;
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
  async answer<Q extends RequestName>(
    question: Q,
    asking: RequestOf<Q>,
    { client, signal, ...listening }: HooksOf<Q> & { readonly client: string; readonly signal: AbortSignal },
  ): Promise<PuzzleResponse> {
    const timeout = asking.timeout ?? this.limits.timeout;
    return this.turn(client, signal, (desk, signal) =>
      handleRequest(
        question,
        desk,
        { ...asking, timeout } as RequestOf<Q>,
        { ...listening, signal } as HooksOf<Q>,
      ),
    );
  }

  /** Runs work for a client in its turn. */
  async turn<T>(
    client: string,
    signal: AbortSignal,
    work: (desk: HandlerContext, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const { maxTimeout } = this.limits;
    const wait = AbortSignal.any([signal, this.#ended.signal, AbortSignal.timeout(maxTimeout)]);
    const end = await this.#turn(client, wait).catch((error: unknown) => {
      if (signal.aborted) throw signal.reason;
      // The request was accepted, so its response is "unknown".
      if (this.#ended.signal.aborted) return () => {};
      if (!(error instanceof QueueFullError) && !wait.aborted) throw error;
      throw new Problem(503, 'busy', 'too many questions wait already, please ask again in a moment', {
        retryAfter: 1,
      });
    });
    try {
      const onRead = (milliseconds: number) => this.#parseBudget.add(client, milliseconds);
      const desk = new HandlerContext({ ...this.#deskOptions, onRead });
      return await work(desk, AbortSignal.any([signal, this.#ended.signal]));
    } finally {
      end();
    }
  }

  async #turn(client: string, signal: AbortSignal): Promise<() => void> {
    await this.#parseBudget.ready(client, signal);
    const end = await this.turns.take(client, signal);
    // The event loop accepts other requests between two turns.
    await new Promise((resolve) => setImmediate(resolve));
    return end;
  }

  /** An entity tag of a request for this version of the program, its engine and types. */
  async fingerprint(question: string, asking: object): Promise<string> {
    this.#versions ??= this.#versionsOf();
    const text = JSON.stringify([await this.#versions, question, asking]);
    return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  }

  #versions: Promise<string> | undefined;

  async #versionsOf(): Promise<string> {
    const { plugins } = this.desk;
    const engine = await this.desk.engine();
    const types = (await plugins.puzzles()).map(({ type, plugin }) => [type.id, plugin.version]);
    return JSON.stringify([plugins.version, engine.name, engine.version, engine.dependencies(), types]);
  }

  /** Stops accepting requests; resolves when all accepted requests are answered, late ones with "unknown". */
  async drain(): Promise<void> {
    this.#isEnding = true;
    const late = setTimeout(() => this.#ended.abort(), 0.8 * this.limits.drain);
    await this.turns.idle();
    clearTimeout(late);
  }

  /** Ends the threads. */
  close(): Promise<void> {
    this.#ended.abort();
    return this.#runner.close();
  }
}
