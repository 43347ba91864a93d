import { listed } from '../board/listed.js';
import type { Mark, Picture } from '../board/picture.js';
import { type Place, placeKey } from '../board/place.js';
import { be, hold, type Words } from '../words.js';

/** What is seen of a value in a picture. */
export interface Seen {
  readonly text?: string;
  readonly symbol?: NonNullable<Mark['symbol']>;
  readonly tone?: string;
}

const SYMBOLS: Readonly<Record<NonNullable<Mark['symbol']>, Words>> = {
  slash: be('/'),
  backslash: be('\\'),
  mine: hold('a mine'),
  lamp: hold('a lamp'),
  disc: hold('a disc'),
  circle: hold('a circle'),
  cross: hold('a cross'),
  dot: hold('a dot'),
};

/** `a lamp`, `/`. */
export const symbolName = (symbol: NonNullable<Mark['symbol']>): string => SYMBOLS[symbol].what;

/** What is found at some place of a picture, in words; undefined where nothing is. */
export function wordsAt({ marks, shades = [] }: Picture, places: readonly Place[]): Words | undefined {
  const keys = new Set(places.map(placeKey));
  const found = <T extends { readonly at: Place; readonly source: string }>(drawn: readonly T[]) =>
    drawn.find(({ at, source }) => source === 'found' && keys.has(placeKey(at)));
  const mark = found(marks);
  if (mark?.symbol) return SYMBOLS[mark.symbol];
  if (mark?.text) return be(mark.text);
  return found(shades)?.tone === 'dark' ? be('shaded') : undefined;
}

/** What is said of a value: its own words, or what is seen of it. */
export function wordsOf(said: Words | Seen, value: boolean | number): Words {
  if ('is' in said) return said;
  if (said.symbol) return SYMBOLS[said.symbol];
  return be(said.text ?? `${value}`);
}

/** `is 5`, `are not 1, 2 or 3`. */
export function predicate(words: readonly Words[], holds: boolean, several: boolean): string {
  const [one] = words as readonly [Words, ...Words[]];
  const verb = holds ? (several ? one.are : one.is) : several ? one.areNot : one.isNot;
  return `${verb} ${listed(
    words.map(({ what }) => what),
    holds ? 'and' : 'or',
  )}`;
}
