import type { Told } from './told.js';

/** So many results are kept for those who ask for a further page. */
const MOST = 16;

/** The last results, whole, by what was asked: a further page takes no second search. */
export class Kept {
  readonly #results = new Map<string, Told>();

  get(asked: string): Told | undefined {
    return this.#results.get(asked);
  }

  keep(asked: string, told: Told): void {
    this.#results.delete(asked);
    this.#results.set(asked, told);
    for (const oldest of this.#results.keys()) {
      if (this.#results.size <= MOST) return;
      this.#results.delete(oldest);
    }
  }
}
