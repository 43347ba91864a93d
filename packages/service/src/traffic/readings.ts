import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds in which ordinary boards are read, which are free. */
const FREE = 5;

/** Of the time of the thread that hears everybody, one client may have this much for what is larger, and so many milliseconds at once. */
const SHARE = 0.1;
const AT_ONCE = 50;

/** How long the thread that hears everybody has read what clients sent: one that sends large boards waits until it may again. */
export class Readings {
  readonly #debts = new Map<string, { readonly debt: number; readonly at: number }>();

  constructor(readonly now = () => performance.now()) {}

  /** Resolves when something of the client may be read. Throws why the signal is aborted. */
  async ready(client: string, signal: AbortSignal): Promise<void> {
    for (let debt = this.#debt(client); debt > AT_ONCE; debt = this.#debt(client))
      await sleep((debt - AT_ONCE) / SHARE, undefined, { signal });
  }

  /** Something of the client was read, in so many milliseconds. */
  read(client: string, milliseconds: number): void {
    const debt = this.#debt(client) + milliseconds;
    if (milliseconds > FREE) this.#debts.set(client, { debt, at: this.now() });
  }

  #debt(client: string): number {
    const known = this.#debts.get(client);
    if (!known) return 0;
    const debt = known.debt - SHARE * (this.now() - known.at);
    if (debt > 0) return debt;
    this.#debts.delete(client);
    return 0;
  }
}
