import { joinList } from '../board/join-list.js';
import type { Mark } from '../board/picture.js';
import type { Place } from '../board/place.js';
import type { Relation } from '../board/symbol.js';
import { be, have, hold, type ValueWords } from '../value-words.js';

/** Look of a value in a picture. */
export interface ValueLook {
  readonly text?: string;
  readonly symbol?: NonNullable<Mark['symbol']>;
  readonly tone?: string;
  /** For a value that assigns a place to others: the places to which it belongs, as far as known. */
  readonly roots?: readonly Place[];
}

const SYMBOLS: Readonly<Record<NonNullable<Mark['symbol']>, ValueWords>> = {
  slash: be('/'),
  backslash: be('\\'),
  mine: hold('a mine'),
  lamp: hold('a lamp'),
  disc: hold('a black circle'),
  circle: hold('a circle'),
  ring: hold('a ring'),
  badge: hold('a black circle'),
  cross: hold('a cross'),
  dot: hold('a dot'),
  star: hold('a star'),
  tent: hold('a tent'),
  tree: hold('a tree'),
  boat: hold('a boat'),
  'bow-up': hold('the upper end of a ship'),
  'bow-right': hold('the right end of a ship'),
  'bow-down': hold('the lower end of a ship'),
  'bow-left': hold('the left end of a ship'),
  hull: hold('the middle of a ship'),
  ship: hold('a part of a ship'),
  water: hold('water'),
  plus: be('+'),
  minus: be('-'),
  bar: be('|'),
  hole: hold('a hole'),
  less: be('<'),
  greater: be('>'),
  equal: be('='),
  unequal: be('x'),
  'open-dot': have('an open dot'),
  'filled-dot': have('a filled dot'),
  'arrow-up': hold('an arrow up'),
  'arrow-up-right': hold('an arrow up and to the right'),
  'arrow-right': hold('an arrow to the right'),
  'arrow-down-right': hold('an arrow down and to the right'),
  'arrow-down': hold('an arrow down'),
  'arrow-down-left': hold('an arrow down and to the left'),
  'arrow-left': hold('an arrow to the left'),
  'arrow-up-left': hold('an arrow up and to the left'),
  'triangle-upper-left': be('black in the upper left'),
  'triangle-upper-right': be('black in the upper right'),
  'triangle-lower-left': be('black in the lower left'),
  'triangle-lower-right': be('black in the lower right'),
};

/** Name of a symbol: `a lamp`, `/`. */
export const symbolName = (symbol: NonNullable<Mark['symbol']>): string => SYMBOLS[symbol].phrase;

/** Name of a relation sign on a side; a sign that compares a cell with the one below is rotated: `^`. */
export const relationName = (relation: Relation, at: Place): string =>
  (at.kind === 'side' && at.towards === 'below' && ROTATED_RELATIONS[relation]) || symbolName(relation);

const ROTATED_RELATIONS: Readonly<Partial<Record<Relation, string>>> = { less: '^', greater: 'v' };

/** Words for a value: its own, or those for its look. */
export function valuePhrase(words: ValueWords | ValueLook, value: boolean | number): ValueWords {
  if ('is' in words) return words;
  if (words.symbol) return SYMBOLS[words.symbol];
  return be(words.text ?? `${value}`);
}

/** Predicate for one or several values: `is 5`, `are not 1, 2 or 3`. */
export function predicate(words: readonly ValueWords[], holds: boolean, several: boolean): string {
  const [one, another] = words as readonly [ValueWords, ...ValueWords[]];
  if (!holds && !another && one.opposite) return one.opposite[several ? 'are' : 'is'];
  const verb = holds ? (several ? one.are : one.is) : several ? one.areNot : one.isNot;
  return `${verb} ${joinList(
    words.map(({ phrase }) => phrase),
    holds ? 'and' : 'or',
  )}`;
}
