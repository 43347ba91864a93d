/** Milliseconds between two looks at which addresses may be forgotten. */
const SWEEP = 60_000;

/** A bucket of tokens for each address: each request takes one, and they come back at a rate. */
export class Buckets {
  readonly #buckets = new Map<string, { readonly tokens: number; readonly at: number }>();
  #swept: number;

  /** `rate`: tokens a second; 0: there is no limit. `burst`: how many a bucket holds. */
  constructor(
    readonly rate: number,
    readonly burst: number,
    readonly now = () => performance.now(),
  ) {
    this.#swept = now();
  }

  /** Takes one; 0, or the milliseconds until there will be one. */
  take(address: string): number {
    if (this.rate === 0) return 0;
    const now = this.now();
    this.#sweep(now);
    const bucket = this.#buckets.get(address) ?? { tokens: this.burst, at: now };
    const tokens = Math.min(this.burst, bucket.tokens + ((now - bucket.at) * this.rate) / 1000);
    const isEnough = tokens >= 1;
    this.#buckets.set(address, { tokens: isEnough ? tokens - 1 : tokens, at: now });
    return isEnough ? 0 : Math.ceil(((1 - tokens) * 1000) / this.rate);
  }

  /** How many addresses it knows. */
  get size(): number {
    return this.#buckets.size;
  }

  /** Forgets buckets that are full again: a new one is the same. */
  #sweep(now: number): void {
    if (now - this.#swept < SWEEP) return;
    this.#swept = now;
    for (const [address, { tokens, at }] of this.#buckets)
      if (tokens + ((now - at) * this.rate) / 1000 >= this.burst) this.#buckets.delete(address);
  }
}
