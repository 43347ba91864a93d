import type { BurstyRateLimiter } from 'rate-limiter-flexible';

/** Seconds after which a client may send a burst again. */
const BURST_SECONDS = 60;

/** Limits the requests of each client: `rate` a second, and `burst` in one second once a minute. */
export class RateLimiter {
  #limiter: Promise<BurstyRateLimiter> | undefined;

  /** `rate` 0: there is no limit. */
  constructor(
    readonly rate: number,
    readonly burst: number,
  ) {}

  /** Counts a request; 0, or the milliseconds after which the client may send it again. */
  async take(client: string): Promise<number> {
    if (this.rate === 0) return 0;
    this.#limiter ??= createLimiter(this.rate, this.burst);
    const limiter = await this.#limiter;
    return limiter.consume(client).then(
      () => 0,
      (refused: { readonly msBeforeNext: number }) => refused.msBeforeNext,
    );
  }
}

/** The library loads clients of many databases, so it is loaded with the first request. */
async function createLimiter(rate: number, burst: number): Promise<BurstyRateLimiter> {
  const { BurstyRateLimiter, RateLimiterMemory } = await import('rate-limiter-flexible');
  const steady = Math.min(rate, burst);
  return new BurstyRateLimiter(
    new RateLimiterMemory({ points: steady, duration: steady / rate }),
    new RateLimiterMemory({ points: burst - steady, duration: BURST_SECONDS }),
  );
}
