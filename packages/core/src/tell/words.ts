import type { Coordinates } from '../board/coordinates.js';
import { listed } from '../board/listed.js';
import type { Mark, Picture } from '../board/picture.js';
import { type Place, placeKey } from '../board/place.js';
import { placesName } from '../board/places-name.js';
import type { Constraint } from '../model/constraint.js';
import type { Variable } from '../model/expression.js';

/** What a value is called: `is` `5`, `holds` `a mine`, `belongs with` `row 1, column 2`. */
export interface Words {
  readonly is: string;
  readonly are: string;
  readonly isNot: string;
  readonly areNot: string;
  readonly what: string;
}

/** What is seen of a value in a picture. */
export interface Seen {
  readonly text?: string;
  readonly symbol?: NonNullable<Mark['symbol']>;
  readonly tone?: string;
}

/** What is told with `is`. */
export const be = (what: string): Words => ({
  is: 'is',
  are: 'are',
  isNot: 'is not',
  areNot: 'are not',
  what,
});

/** What is said with `has`: `has a line`. */
export const have = (what: string): Words => ({
  is: 'has',
  are: 'have',
  isNot: 'does not have',
  areNot: 'do not have',
  what,
});

/** What is said with `holds`: `holds a mine`. */
export const hold = (what: string): Words => ({
  is: 'holds',
  are: 'hold',
  isNot: 'does not hold',
  areNot: 'do not hold',
  what,
});

const belong = (what: string): Words => ({
  is: 'belongs with',
  are: 'belong with',
  isNot: 'does not belong with',
  areNot: 'do not belong with',
  what,
});

/** The same of what does not have the value. */
export const denied = ({ is, are, isNot, areNot, what }: Words): Words => ({
  is: isNot,
  are: areNot,
  isNot: is,
  areNot: are,
  what,
});

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

/** A number of a region that is grown from roots is called by these. */
export function regionWords(
  variable: Variable,
  value: boolean | number,
  constraints: readonly Constraint[],
  coordinates: Coordinates,
): Words | undefined {
  for (const constraint of constraints)
    if (typeof constraint === 'object' && constraint.op === 'partition')
      if (constraint.region.some(({ id }) => id === variable.id)) {
        const roots = constraint.roots[Number(value)];
        if (roots?.length) {
          const places = roots.map((root) => constraint.places[root]!);
          return belong(placesName(places, undefined, { coordinates }));
        }
      }
  return undefined;
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
