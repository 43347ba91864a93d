/** A growing list of 32-bit integers in one typed array. */
export class IntList {
  length = 0;
  #values: Int32Array<ArrayBuffer>;

  constructor(capacity = 1024) {
    this.#values = new Int32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const wider = new Int32Array(this.length * 2);
      wider.set(this.#values);
      this.#values = wider;
    }
    this.#values[this.length++] = value;
  }

  append(values: ArrayLike<number> & Iterable<number>): void {
    for (const value of values) this.push(value);
  }

  put(index: number, value: number): void {
    this.#values[index] = value;
  }

  at(index: number): number {
    return this.#values[index]!;
  }

  /** The values so far; it shares their memory, until the next `push`. */
  view(): Int32Array<ArrayBuffer> {
    return this.#values.subarray(0, this.length);
  }
}
