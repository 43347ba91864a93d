/** Milliseconds for which a client that has had a turn counts as one who may come again. */
const RECENT = 3_000;

/** No more may wait. */
export class Crowded extends Error {}

interface Waiter {
  readonly client: string;
  readonly begin: () => void;
}

/**
 * Whose turn it is, among clients: so many questions are at work at the same time, and so many may wait. The next turn belongs to
 * the client that has the fewest at work. One that is alone leaves a place for the next who comes; while others are about, each has a quarter of
 * the places at most, so that slow questions of one leave the processors to all.
 */
export class Turns {
  readonly #running = new Map<string, number>();
  readonly #seen = new Map<string, number>();
  readonly #waiting: Waiter[] = [];
  readonly #idle: (() => void)[] = [];
  #atWork = 0;

  constructor(
    readonly places: number,
    readonly mostWaiting: number,
    readonly now = () => performance.now(),
  ) {}

  get running(): number {
    return this.#atWork;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** Resolves when it is the turn of a client; what it resolves to ends the turn. Throws `Crowded`, or why the signal is aborted. */
  async take(client: string, signal: AbortSignal): Promise<() => void> {
    signal.throwIfAborted();
    this.#seen.set(client, this.now());
    if (this.#mayBegin(client)) return this.#begin(client);
    if (this.#waiting.length >= this.mostWaiting) throw new Crowded();
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

  #begin(client: string): () => void {
    this.#atWork++;
    this.#running.set(client, this.#of(client) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#atWork--;
      const left = this.#of(client) - 1;
      if (left > 0) this.#running.set(client, left);
      else this.#running.delete(client);
      this.#seen.set(client, this.now());
      this.#next();
      this.#settle();
    };
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

  #mayBegin(client: string): boolean {
    const most = this.#isAlone(client) ? this.places - 1 : Math.floor(this.places / 4);
    return this.#atWork < this.places && this.#of(client) < Math.max(1, most);
  }

  #isAlone(client: string): boolean {
    const now = this.now();
    let isAlone = true;
    for (const [other, at] of this.#seen)
      if (now - at > RECENT && !this.#running.has(other)) this.#seen.delete(other);
      else if (other !== client) isAlone = false;
    return isAlone;
  }

  #of(client: string): number {
    return this.#running.get(client) ?? 0;
  }

  #settle(): void {
    if (this.#atWork > 0 || this.#waiting.length > 0) return;
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
