import { checkpoint } from './checkpoint.js';

/** A pseudorandom number generator; equal seeds give equal numbers. */
export class Random {
  /** Returns the next 32 bits. */
  readonly #next: () => number;

  /** Seeds with a 32-bit number: mulberry32, by Tommy Ettinger. */
  constructor(seed: number | (() => number)) {
    this.#next = typeof seed === 'number' ? mulberry(seed) : seed;
  }

  /**
   * Seeds with a text and 128 bits of state, so that different texts hardly ever start the same: xoshiro128**, by David Blackman and
   * Sebastiano Vigna.
   */
  static of(text: string): Random {
    return new Random(xoshiro(hash(text)));
  }

  /** Returns an integer from 0 to below a bound. */
  below(bound: number): number {
    checkpoint();
    return Math.floor((this.#next() / 2 ** 32) * bound);
  }

  /** Returns the items in random order. */
  shuffled<T>(items: readonly T[]): T[] {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other]!, order[last]!];
    }
    return order;
  }
}

function mulberry(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mix = state;
    mix = Math.imul(mix ^ (mix >>> 15), mix | 1);
    mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61);
    return (mix ^ (mix >>> 14)) >>> 0;
  };
}

type Words = [number, number, number, number];

function xoshiro([a, b, c, d]: Words): () => number {
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result;
  };
}

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Hashes a text into four words that each depend on every character. */
function hash(text: string): Words {
  const words: Words = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x7f4a7c15];
  for (let at = 0; at < text.length; at++)
    for (let word = 0; word < 4; word++)
      words[word] = mix(words[word]! ^ Math.imul(text.charCodeAt(at) + 1 + word, 0x85ebca6b));
  for (let round = 0; round < 8; round++)
    words[round % 4] = mix(words[round % 4]! ^ rotateLeft(words[(round + 3) % 4]!, 5));
  // xoshiro would never leave a state of zeros.
  words[0] ||= 1;
  return words;
}

function mix(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return (mixed ^ (mixed >>> 16)) + 0x9e3779b9;
}
