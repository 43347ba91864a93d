import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** Milliseconds in which ordinary boards are parsed, which cost nothing. */
const FREE_MS = 5;

/** Share of the main thread that larger boards of one client may take, and the milliseconds that may be owed. */
const SHARE = 0.1;
const MAX_DEBT_MS = 50;

/** Clients with debts; the debt that was changed longest ago is forgotten first. */
const MAX_CLIENTS = 10_000;

/** Limits how long the main thread parses texts of each client: one that sends large boards waits between them. */
export class ParseBudget {
  /** A debt is the share of the time to live that remains. */
  readonly #debts: LRUCache<string, true>;

  constructor(
    now = () => performance.now(),
    readonly wait: (ms: number, signal: AbortSignal) => Promise<void> = (ms, signal) =>
      sleep(ms, undefined, { signal }),
  ) {
    this.#debts = new LRUCache({ max: MAX_CLIENTS, ttl: 1, ttlResolution: 0, perf: { now } });
  }

  /** Resolves when a text of the client may be parsed. Rejects with the reason of the signal. */
  async ready(client: string, signal: AbortSignal): Promise<void> {
    for (let debt = this.#debt(client); debt > MAX_DEBT_MS; debt = this.#debt(client))
      await this.wait((debt - MAX_DEBT_MS) / SHARE, signal);
  }

  /** Adds the time that a text of the client took. */
  add(client: string, milliseconds: number): void {
    if (milliseconds > FREE_MS)
      this.#debts.set(client, true, { ttl: (this.#debt(client) + milliseconds) / SHARE });
  }

  #debt(client: string): number {
    return SHARE * Math.max(0, this.#debts.getRemainingTTL(client));
  }
}
