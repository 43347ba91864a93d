import { type BoolVar, type Place, transformSymbol, type ValueWords } from '@gridproof/core';
import type { Look, ValueType } from './value.js';

/** One of the values of `either` or `oneOf`: its value in code and JSON, its sign and its look. */
export interface Sign<T> extends Look {
  readonly value: T;
  /** The sign; on sides and links it may depend on their direction. */
  readonly sign: string | ((at: Place) => string);
  /** Alternative signs for reading. */
  readonly aliases?: readonly string[];
  /** The sign and look in an answer, if they differ there; the normal sign is also read there. */
  readonly inAnswer?: Look & { readonly sign: string };
  readonly words?: ValueWords;
  /** A place that a player leaves empty has this value; at most one of the signs sets it. */
  readonly blank?: true;
}

const signAt = <T>({ sign }: Sign<T>, at: Place): string => (typeof sign === 'string' ? sign : sign(at));

/** Returns the signs in answers; undefined if none differs. */
const signsInAnswer = <T>(signs: readonly Sign<T>[]): readonly Sign<T>[] | undefined =>
  signs.some(({ inAnswer }) => inAnswer)
    ? signs.map(({ value, sign, aliases = [], inAnswer, words, blank, ...look }) => ({
        value,
        ...(inAnswer ?? { sign, ...look }),
        also: typeof sign === 'string' ? [sign, ...aliases] : aliases,
        ...(words && { words }),
        ...(blank && { blank }),
      }))
    : undefined;

/** Returns the length of the longest sign; a sign that depends on its place is one character. */
const longestOf = (signs: readonly Sign<unknown>[]): number =>
  Math.max(1, ...signs.map(({ sign }) => (typeof sign === 'string' ? [...sign].length : 1)));

/** Formats a sign for a message; only a digit needs no quotes. */
export const quoteSign = (sign: string): string => (/^\d$/.test(sign) ? sign : `'${sign}'`);

/** Creates a value that is one of several, each with its own sign. Without another look, a value shows its sign; a dot shows nothing. */
export function oneOf<const T extends string | number | boolean>(...signs: readonly Sign<T>[]): ValueType<T> {
  const of = (value: T) => signs.find((sign) => sign.value === value)!;
  const inAnswer = signsInAnswer(signs);
  const blank = signs.find((sign) => sign.blank);
  const knownAs = (data: unknown): T | undefined => signs.find(({ value }) => value === data)?.value;
  return {
    expected: (_, at) => signs.map((sign) => quoteSign(signAt(sign, at))).sort(),
    expectedInJson: () => {
      const values = signs.map(({ value }) => JSON.stringify(value));
      return typeof signs[0]!.value === 'boolean' ? values : values.sort();
    },
    dependsOnSize: false,
    read: (text, _, at) =>
      signs.find((sign) => signAt(sign, at) === text || sign.aliases?.includes(text))?.value,
    write: (value, at) => signAt(of(value), at),
    maxSignLength: () => longestOf(signs),
    fromJson: knownAs,
    toJson: (value) => value,
    fromClue: knownAs,
    toClue: (value) => (typeof value === 'number' ? value : undefined),
    look: (value) => {
      const { value: _, sign, aliases: __, words: ___, inAnswer: ____, blank: _____, ...look } = of(value);
      const isShown = Object.keys(look).length > 0 || typeof sign !== 'string' || sign === '.';
      return isShown ? look : { text: sign };
    },
    words: (value) => of(value).words,
    // A value turns with its symbol.
    transform: (value, transform, at) => {
      const { symbol } = of(value);
      const transformed = symbol && transformSymbol(symbol, transform, at);
      return transformed === symbol ? value : signs.find((sign) => sign.symbol === transformed)?.value;
    },
    ...(inAnswer && { inAnswer: oneOf<T>(...inAnswer) }),
    samples: () => signs.map(({ value }) => value),
    ...(blank && { blank: blank.value }),
    domain: undefined,
  };
}

/** Creates a value with two alternatives; the variable is true for `on`. */
export function either<const T extends string | number | boolean>(
  on: Sign<T>,
  off: Sign<T>,
): ValueType<T, BoolVar> {
  const inAnswer = signsInAnswer([on, off]);
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
