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

/** What a server works with. */
export interface ServiceOptions {
  readonly plugins: GuardedPlugins;
  readonly limits: Limits;
  /** By default one that starts light. One engine is asked, so that the same question has the same answer. */
  readonly engine?: string | undefined;
}

/** Milliseconds that a text may take to be read in the thread that hears everybody. */
const READING = 200;

/** Answers questions of clients within the limits of a server. */
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
    this.#deskOptions = { plugins, runner: this.#runner, engine, cells: maxCells, reading: READING };
    this.desk = new HandlerContext(this.#deskOptions);
  }

  /** Whether it takes questions: not once it is to end. */
  get isReady(): boolean {
    return !this.#isEnding;
  }

  /** Lets a client ask once more. Rejects with `Problem`. */
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

  /** Answers a question when it is the client's turn, and ends it when the client leaves. Throws as `answered`, and `Problem`. */
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

  /** Does some work for a client when it is its turn. */
  async turn<T>(
    client: string,
    signal: AbortSignal,
    work: (desk: HandlerContext, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const { maxTimeout } = this.limits;
    const wait = AbortSignal.any([signal, this.#ended.signal, AbortSignal.timeout(maxTimeout)]);
    const end = await this.#turn(client, wait).catch((error: unknown) => {
      if (signal.aborted) throw signal.reason;
      // It was accepted: that it is not known is the answer.
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
    // Others are heard between two turns.
    await new Promise((resolve) => setImmediate(resolve));
    return end;
  }

  /** What distinguishes a question from all others, on this version of everything that answers it. */
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

  /** What is asked no longer counts; resolves when all that was accepted is answered, and in time with "unknown" what is not. */
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
