/** How many are shown; more of them would hide everything else. */
const SHOWN = 10;

/** What is reported of single puzzles of a batch: the first few messages, and how many more there are. */
export class Notices {
  #count = 0;

  /** `more`: what is said of those that are not shown, behind their number. */
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
