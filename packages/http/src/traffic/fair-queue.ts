/** Milliseconds for which a client that has had a turn counts as one who may come again. */
const RECENT = 3_000;

/** Milliseconds: questions that take longer are heavy. */
const HEAVY = 250;

/** So long, in milliseconds, a client rests at most that has had a heavy question: who waits for its turn is refused soon after. */
const MOST_REST = 8_000;

/** How much the last question of a client says of its next. */
const LAST = 0.2;

/** No more may wait. */
export class QueueFullError extends Error {}

interface Waiter {
  readonly client: string;
  readonly begin: () => void;
}

/** What is known of one who asks. */
interface Client {
  /** When its questions at work were begun. */
  readonly begun: Set<{ readonly at: number }>;
  /** When it was last heard of. */
  seen: number;
  /** Milliseconds that its questions take; unknown before the first is done. */
  usual: number;
  /** Until when it leaves the processors to others, as long as there are any. */
  rest: number;
}

/**
 * Whose turn it is, among clients: so many questions are at work at the same time, and so many may wait. The next turn belongs to
 * the client that has the fewest at work. One whose questions are quick leaves a place to the next who comes; one whose questions are heavy, or
 * not known yet, has half of the places, and while others are about a quarter; after a heavy question it then rests as long as that took. So
 * it leaves the processors to all.
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

  /** Questions at work. */
  get running(): number {
    return this.#atWork;
  }

  /** Questions that wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves when it is the turn of a client; what it resolves to ends the turn. Throws `Crowded`, or why the signal is aborted. */
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

  /** Resolves once nobody is at work and nobody waits. */
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

  /** Has a client rest, and looks now and then whether it is alone. */
  #rest(client: Client, milliseconds: number): void {
    client.rest = Math.max(client.rest, this.now() + milliseconds);
    const look = () => {
      this.#next();
      const left = client.rest - this.now();
      if (left > 0) this.later(Math.min(left, RECENT), look);
    };
    this.later(Math.min(milliseconds, RECENT), look);
  }

  /** Gives the free places to those who wait, those with the fewest at work first. */
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

  /** Whether there is a place, for a client that may have so many. */
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
