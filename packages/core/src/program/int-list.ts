/** A growing list of 32-bit integers in one typed array. */
export class IntList {
  length = 0;
  #values: Int32Array<ArrayBuffer>;

  constructor(capacity = 1024) {
    this.#values = new Int32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.#values.length) this.#widen(this.length + 1);
    this.#values[this.length++] = value;
  }

  append(values: ArrayLike<number>): void {
    const end = this.length + values.length;
    if (end > this.#values.length) this.#widen(end);
    for (let at = 0; at < values.length; at++) this.#values[this.length++] = values[at]!;
  }

  set(index: number, value: number): void {
    this.#values[index] = value;
  }

  at(index: number): number {
    return this.#values[index]!;
  }

  #widen(least: number): void {
    const wider = new Int32Array(Math.max(2 * this.#values.length, least));
    wider.set(this.#values);
    this.#values = wider;
  }

  /** The values so far, which share memory with the list until the next `push`. */
  view(): Int32Array<ArrayBuffer> {
    return this.#values.subarray(0, this.length);
  }
}
