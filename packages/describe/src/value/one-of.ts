import { type BoolVar, type Place, transformSymbol, type ValueWords } from '@gridproof/core';
import type { Look, Value } from './value.js';

/** One of the values of `either` or `oneOf`: what it is called in code and JSON, and how it is written. */
export interface Sign<T> extends Look {
  readonly value: T;
  /** Its sign; on sides and links it may depend on the way that they run. */
  readonly sign: string | ((at: Place) => string);
  /** Other signs that are read as it. */
  readonly also?: readonly string[];
  /** Its sign and look in an answer, where they differ there; the sign above is read there too. */
  readonly inAnswer?: Look & { readonly sign: string };
  readonly words?: ValueWords;
  /** A place that a player leaves alone has it; of several values one at most. */
  readonly blank?: true;
}

const signAt = <T>({ sign }: Sign<T>, at: Place): string => (typeof sign === 'string' ? sign : sign(at));

/** The signs as they are in an answer. */
const answering = <T>(signs: readonly Sign<T>[]): readonly Sign<T>[] | undefined =>
  signs.some(({ inAnswer }) => inAnswer)
    ? signs.map(({ value, sign, also = [], inAnswer, words, blank, ...look }) => ({
        value,
        ...(inAnswer ?? { sign, ...look }),
        also: typeof sign === 'string' ? [sign, ...also] : also,
        ...(words && { words }),
        ...(blank && { blank }),
      }))
    : undefined;

/** How long the longest of some signs is; one that depends on its place is a character. */
const longestOf = (signs: readonly Sign<unknown>[]): number =>
  Math.max(1, ...signs.map(({ sign }) => (typeof sign === 'string' ? [...sign].length : 1)));

/** A sign in a message; a digit needs no quotes. */
export const quoted = (sign: string): string => (/^\d$/.test(sign) ? sign : `'${sign}'`);

/** One of some values, each with a sign of its own. A value shows its sign, if nothing else; a dot shows nothing. */
export function oneOf<const T extends string | number | boolean>(...signs: readonly Sign<T>[]): Value<T> {
  const of = (value: T) => signs.find((one) => one.value === value)!;
  const inAnswer = answering(signs);
  const blank = signs.find((one) => one.blank);
  const knownAs = (data: unknown): T | undefined => signs.find(({ value }) => value === data)?.value;
  return {
    expected: (_, at) => signs.map((one) => quoted(signAt(one, at))).sort(),
    expectedInJson: () => {
      const values = signs.map(({ value }) => JSON.stringify(value));
      return typeof signs[0]!.value === 'boolean' ? values : values.sort();
    },
    sized: false,
    read: (text, _, at) => signs.find((one) => signAt(one, at) === text || one.also?.includes(text))?.value,
    write: (value, at) => signAt(of(value), at),
    longest: () => longestOf(signs),
    fromJson: knownAs,
    toJson: (value) => value,
    fromClue: knownAs,
    toClue: (value) => (typeof value === 'number' ? value : undefined),
    look: (value) => {
      const { value: _, sign, also: __, words: ___, inAnswer: ____, blank: _____, ...look } = of(value);
      const isShown = Object.keys(look).length > 0 || typeof sign !== 'string' || sign === '.';
      return isShown ? look : { text: sign };
    },
    words: (value) => of(value).words,
    // It turns with its drawing.
    turned: (value, turn, at) => {
      const { symbol } = of(value);
      const found = symbol && transformSymbol(symbol, turn, at);
      return found === symbol ? value : signs.find((one) => one.symbol === found)?.value;
    },
    ...(inAnswer && { inAnswer: oneOf<T>(...inAnswer) }),
    samples: () => signs.map(({ value }) => value),
    ...(blank && { blank: blank.value }),
    domain: undefined,
  };
}

/** One of two values; the first is what the variable is true for. */
export function either<const T extends string | number | boolean>(
  on: Sign<T>,
  off: Sign<T>,
): Value<T, BoolVar> {
  const inAnswer = answering([on, off]);
  return {
    ...oneOf<T>(on, off),
    ...(inAnswer && { inAnswer: either<T>(inAnswer[0]!, inAnswer[1]!) }),
    domain: {
      make: (m) => m.bool(),
      valueOf: (raw) => (raw ? on.value : off.value),
      rawOf: (value) => value === on.value,
    },
  };
}
