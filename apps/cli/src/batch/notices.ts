/** Maximum number of notices shown. */
const MAX_NOTICES = 10;

/** Notices about single puzzles of a batch: shows the first few, then the number of the rest. */
export class Notices {
  #count = 0;

  /** `more`: text after the number of notices that were not shown. */
  constructor(
    readonly say: (text: string) => void,
    readonly more: string,
  ) {}

  add(notice: string): void {
    if (++this.#count <= MAX_NOTICES) this.say(notice);
  }

  end(): void {
    const remaining = this.#count - MAX_NOTICES;
    if (remaining > 0) this.say(`… and ${remaining} more, ${this.more}`);
  }
}
