import { readBits, type Scanner, writeBits } from '@gridproof/describe';
import { sha1 } from '@noble/hashes/legacy.js';

/**
 * Reads the bits of one of Simon Tatham's ids that holds a full layout, up to the end: hexadecimal digits, the high bit
 * first, with `m` in front where they are masked so that nobody reads them by accident, with `u` or nothing where not.
 */
export function readMaskedBits(scanner: Scanner, count: number): boolean[] {
  const masked = scanner.take(/[mu]/y) === 'm';
  const bits = readBits(scanner, count, 4);
  if (!scanner.done) throw scanner.tooLong(`${count} cells`);
  return masked ? cover(bits, [1, 0]) : bits;
}

/** Inverse of `readMaskedBits`. */
export const writeMaskedBits = (bits: readonly boolean[], { masked = true } = {}): string =>
  masked ? `m${writeBits(cover(bits, [0, 1]), 4)}` : `u${writeBits(bits, 4)}`;

/** Covers each half with noise made of the other, in this order; the other order uncovers them. */
function cover(bits: readonly boolean[], order: readonly (0 | 1)[]): boolean[] {
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  for (const [at, bit] of bits.entries()) if (bit) bytes[at >> 3]! |= 0x80 >> (at & 7);
  const middle = Math.floor(bytes.length / 2);
  const halves = [bytes.subarray(0, middle), bytes.subarray(middle)] as const;
  for (const one of order) {
    for (const [at, byte] of noise(halves[1 - one]!, halves[one].length).entries()) halves[one][at]! ^= byte;
    // The bits that fill the last byte stay clear.
    bytes[bytes.length - 1]! &= 0xff << (bytes.length * 8 - bits.length);
  }
  return bits.map((_, at) => ((bytes[at >> 3]! >> (7 - (at & 7))) & 1) === 1);
}

/** The first bytes of SHA1(seed "0"), SHA1(seed "1") and so on. */
function noise(seed: Uint8Array, length: number): Uint8Array {
  const hashes = Array.from({ length: Math.ceil(length / 20) }, (_, at) =>
    sha1(Uint8Array.of(...seed, ...new TextEncoder().encode(`${at}`))),
  );
  return Uint8Array.from(hashes.flatMap((hash) => [...hash])).subarray(0, length);
}
