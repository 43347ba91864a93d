/** Milliseconds after a turn in which the client counts as active. */
const RECENT = 3_000;

/** Requests that take longer, in milliseconds, are heavy. */
const HEAVY = 250;

/** Maximum milliseconds that a client rests after a heavy request: clients that wait for a turn are refused soon after. */
const MOST_REST = 8_000;

/** Weight of the last request in the average time of a client. */
const LAST = 0.2;

/** Thrown when the queue is full. */
export class QueueFullError extends Error {}

interface Waiter {
  readonly client: string;
  readonly begin: () => void;
}

/** The state of a client. */
interface Client {
  /** Start times of its requests in progress. */
  readonly begun: Set<{ readonly at: number }>;
  /** Time of its last request or response. */
  seen: number;
  /** Average milliseconds of its requests; infinite before the first one ends. */
  usual: number;
  /** Time until which it leaves the processors to other active clients. */
  rest: number;
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
  readonly #idle: (() => void)[] = [];
  #atWork = 0;

  constructor(
    readonly places: number,
    readonly mostWaiting: number,
    private readonly now = () => performance.now(),
    private readonly later: (milliseconds: number, work: () => void) => unknown = (milliseconds, work) =>
      setTimeout(work, milliseconds).unref(),
  ) {}

  /** The number of running requests. */
  get running(): number {
    return this.#atWork;
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
    this.#client(client).seen = this.now();
    if (this.#mayBegin(client)) return this.#begin(client);
    if (this.#waiting.length >= this.mostWaiting) throw new QueueFullError();
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(signal.reason);
        this.#settle();
      };
      const waiter: Waiter = {
        client,
        begin: () => {
          signal.removeEventListener('abort', leave);
          resolve(this.#begin(client));
        },
      };
      this.#waiting.push(waiter);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  /** Resolves when no request runs or waits. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#idle.push(resolve);
      this.#settle();
    });
  }

  #begin(name: string): () => void {
    const client = this.#client(name);
    const question = { at: this.now() };
    this.#atWork++;
    client.begun.add(question);
    return () => {
      if (!client.begun.delete(question)) return;
      this.#atWork--;
      client.seen = this.now();
      const took = client.seen - question.at;
      client.usual =
        client.usual === Number.POSITIVE_INFINITY ? took : (1 - LAST) * client.usual + LAST * took;
      if (took > HEAVY) this.#rest(client, Math.min(took, MOST_REST));
      this.#next();
      this.#settle();
    };
  }

  /** Makes a client rest, and checks at intervals whether it is alone. */
  #rest(client: Client, milliseconds: number): void {
    client.rest = Math.max(client.rest, this.now() + milliseconds);
    const look = () => {
      this.#next();
      const left = client.rest - this.now();
      if (left > 0) this.later(Math.min(left, RECENT), look);
    };
    this.later(Math.min(milliseconds, RECENT), look);
  }

  /** Starts waiting requests in free slots, clients with the fewest running requests first. */
  #next(): void {
    for (;;) {
      const able = this.#waiting.filter(({ client }) => this.#mayBegin(client));
      if (able.length === 0) return;
      const next = able.reduce((one, other) => (this.#of(other.client) < this.#of(one.client) ? other : one));
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.begin();
    }
  }

  #mayBegin(name: string): boolean {
    const client = this.#client(name);
    const now = this.now();
    const isHeavy = client.usual > HEAVY || [...client.begun].some(({ at }) => now - at > HEAVY);
    if (!isHeavy && now >= client.rest) return this.#isFree(client, this.places - 1);
    const isAlone = this.#isAlone(name);
    if (now < client.rest && !isAlone) return false;
    return this.#isFree(client, isHeavy ? this.places / (isAlone ? 2 : 4) : this.places - 1);
  }

  /** Whether a slot is free for a client with at most `max` running requests. */
  #isFree(client: Client, most: number): boolean {
    return this.#atWork < this.places && client.begun.size < Math.max(1, Math.floor(most));
  }

  #isAlone(name: string): boolean {
    const now = this.now();
    let isAlone = true;
    for (const [other, { begun, seen }] of this.#clients)
      if (other === name) continue;
      else if (begun.size === 0 && now - seen > RECENT) this.#clients.delete(other);
      else isAlone = false;
    return isAlone;
  }

  #of(name: string): number {
    return this.#client(name).begun.size;
  }

  #client(name: string): Client {
    const known = this.#clients.get(name);
    if (known) return known;
    const client = {
      begun: new Set<{ readonly at: number }>(),
      seen: this.now(),
      usual: Number.POSITIVE_INFINITY,
      rest: 0,
    };
    this.#clients.set(name, client);
    return client;
  }

  #settle(): void {
    if (this.#atWork > 0 || this.#waiting.length > 0) return;
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
