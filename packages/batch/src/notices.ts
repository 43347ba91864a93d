/** Maximum number of notices shown. */
const MAX_NOTICES = 10;

/** Notices about single puzzles of a batch: shows the first few, then the number of the rest. */
export class Notices {
  #count = 0;

  constructor(
    /** Shows a notice. */
    readonly say: (text: string) => void,
    /** Text after the number of notices that were not shown. */
    readonly more: string,
  ) {}

  /** Shows a notice, or counts it. */
  add(notice: string): void {
    if (++this.#count <= MAX_NOTICES) this.say(notice);
  }

  /** Shows the number of the rest. */
  end(): void {
    const remaining = this.#count - MAX_NOTICES;
    if (remaining > 0) this.say(`… and ${remaining} more, ${this.more}`);
  }
}
