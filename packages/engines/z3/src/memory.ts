import type { Pointer, Z3Module } from './module.js';

/** A buffer in the module's memory for array arguments; it grows as needed. */
export class Scratch {
  #pointer: Pointer = 0;
  #words = 0;

  constructor(readonly module: Z3Module) {}

  /** Returns space for a number of 32-bit words and discards the previous contents. */
  words(n: number): Pointer {
    if (n > this.#words) {
      this.free();
      this.#words = Math.max(256, 2 * n);
      this.#pointer = this.module._malloc(4 * this.#words);
    }
    return this.#pointer;
  }

  free(): void {
    if (this.#pointer) this.module._free(this.#pointer);
    this.#pointer = 0;
    this.#words = 0;
  }
}

/** Calls a function with a text in Z3's format: ASCII, terminated by a zero. */
export function withText<T>(module: Z3Module, text: string, use: (pointer: Pointer) => T): T {
  const pointer = module._malloc(text.length + 1);
  for (let at = 0; at < text.length; at++) module.HEAPU8[pointer + at] = text.charCodeAt(at);
  module.HEAPU8[pointer + text.length] = 0;
  try {
    return use(pointer);
  } finally {
    module._free(pointer);
  }
}
