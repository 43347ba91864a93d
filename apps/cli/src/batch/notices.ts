/** Maximum number of notices shown. */
const SHOWN = 10;

/** Notices about single puzzles of a batch: shows the first few, then the number of the rest. */
export class Notices {
  #count = 0;

  /** `more`: text after the number of notices that were not shown. */
  constructor(
    readonly say: (text: string) => void,
    readonly more: string,
  ) {}

  add(notice: string): void {
    if (++this.#count <= SHOWN) this.say(notice);
  }

  end(): void {
    const left = this.#count - SHOWN;
    if (left > 0) this.say(`… and ${left} more, ${this.more}`);
  }
}
