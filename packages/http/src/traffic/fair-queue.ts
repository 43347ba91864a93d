/** Milliseconds after a turn in which the client counts as active. */
const RECENT_MS = 3_000;

/** Requests that take longer, in milliseconds, are heavy. */
const HEAVY_MS = 250;

/** Maximum milliseconds that a client rests after a heavy request: clients that wait for a turn are refused soon after. */
const MAX_REST_MS = 8_000;

/** Weight of the last request in the average time of a client. */
const LAST_WEIGHT = 0.2;

/** Thrown when the queue is full. */
export class QueueFullError extends Error {}

interface Waiter {
  readonly client: string;
  readonly start: () => void;
}

/** The state of a client. */
interface Client {
  /** Start times of its requests in progress. */
  readonly running: Set<{ readonly at: number }>;
  /** Time of its last request or response. */
  lastActive: number;
  /** Average milliseconds of its requests; infinite before the first one ends. */
  averageMs: number;
  /** Time until which it leaves the processors to other active clients. */
  restUntil: number;
}

/**
 * Schedules requests of clients with limits of running and waiting requests. The next turn goes to the client with the
 * fewest running requests. A client with quick requests leaves one slot free for the next client. A client with heavy
 * requests, or without a known time, has half of the slots, or a quarter while others are active; after a heavy request
 * it rests as long as the request took. That leaves the processors to all clients.
 */
export class FairQueue {
  readonly #clients = new Map<string, Client>();
  readonly #waiting: Waiter[] = [];
  readonly #idleListeners: (() => void)[] = [];
  #runningCount = 0;

  constructor(
    readonly slots: number,
    readonly maxWaiting: number,
    private readonly now = () => performance.now(),
    private readonly delay: (milliseconds: number, work: () => void) => unknown = (milliseconds, work) =>
      setTimeout(work, milliseconds).unref(),
  ) {}

  /** The number of running requests. */
  get running(): number {
    return this.#runningCount;
  }

  /** The number of waiting requests. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Resolves when it is the client's turn, to a function that ends the turn. Rejects with `QueueFullError`, or the
   * reason of the signal.
   */
  async take(client: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    this.#client(client).lastActive = this.now();
    if (this.#canStart(client)) return this.#start(client);
    if (this.#waiting.length >= this.maxWaiting) throw new QueueFullError();
    return new Promise((resolve, reject) => {
      const cancel = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(signal.reason);
        this.#notifyIdle();
      };
      const waiter: Waiter = {
        client,
        start: () => {
          signal.removeEventListener('abort', cancel);
          resolve(this.#start(client));
        },
      };
      this.#waiting.push(waiter);
      signal.addEventListener('abort', cancel, { once: true });
    });
  }

  /** Resolves when no request runs or waits. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#idleListeners.push(resolve);
      this.#notifyIdle();
    });
  }

  #start(name: string): () => void {
    const client = this.#client(name);
    const request = { at: this.now() };
    this.#runningCount++;
    client.running.add(request);
    return () => {
      if (!client.running.delete(request)) return;
      this.#runningCount--;
      client.lastActive = this.now();
      const milliseconds = client.lastActive - request.at;
      client.averageMs =
        client.averageMs === Number.POSITIVE_INFINITY
          ? milliseconds
          : (1 - LAST_WEIGHT) * client.averageMs + LAST_WEIGHT * milliseconds;
      if (milliseconds > HEAVY_MS) this.#makeRest(client, Math.min(milliseconds, MAX_REST_MS));
      this.#startWaiting();
      this.#notifyIdle();
    };
  }

  /** Makes a client rest, and checks at intervals whether it is alone. */
  #makeRest(client: Client, milliseconds: number): void {
    client.restUntil = Math.max(client.restUntil, this.now() + milliseconds);
    const check = () => {
      this.#startWaiting();
      const remaining = client.restUntil - this.now();
      if (remaining > 0) this.delay(Math.min(remaining, RECENT_MS), check);
    };
    this.delay(Math.min(milliseconds, RECENT_MS), check);
  }

  /** Starts waiting requests in free slots, clients with the fewest running requests first. */
  #startWaiting(): void {
    for (;;) {
      const startable = this.#waiting.filter(({ client }) => this.#canStart(client));
      if (startable.length === 0) return;
      const next = startable.reduce((one, other) =>
        this.#runningOf(other.client) < this.#runningOf(one.client) ? other : one,
      );
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.start();
    }
  }

  #canStart(name: string): boolean {
    const client = this.#client(name);
    const now = this.now();
    const isHeavy = client.averageMs > HEAVY_MS || [...client.running].some(({ at }) => now - at > HEAVY_MS);
    if (!isHeavy && now >= client.restUntil) return this.#hasSlot(client, this.slots - 1);
    const isAlone = this.#isAlone(name);
    if (now < client.restUntil && !isAlone) return false;
    return this.#hasSlot(client, isHeavy ? this.slots / (isAlone ? 2 : 4) : this.slots - 1);
  }

  /** Whether a slot is free for a client with at most `max` running requests. */
  #hasSlot(client: Client, max: number): boolean {
    return this.#runningCount < this.slots && client.running.size < Math.max(1, Math.floor(max));
  }

  #isAlone(name: string): boolean {
    const now = this.now();
    let isAlone = true;
    for (const [other, { running, lastActive }] of this.#clients)
      if (other === name) continue;
      else if (running.size === 0 && now - lastActive > RECENT_MS) this.#clients.delete(other);
      else isAlone = false;
    return isAlone;
  }

  #runningOf(name: string): number {
    return this.#client(name).running.size;
  }

  #client(name: string): Client {
    const known = this.#clients.get(name);
    if (known) return known;
    const client = {
      running: new Set<{ readonly at: number }>(),
      lastActive: this.now(),
      averageMs: Number.POSITIVE_INFINITY,
      restUntil: 0,
    };
    this.#clients.set(name, client);
    return client;
  }

  #notifyIdle(): void {
    if (this.#runningCount > 0 || this.#waiting.length > 0) return;
    for (const resolve of this.#idleListeners.splice(0)) resolve();
  }
}
