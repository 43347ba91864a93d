import { joinList } from '../board/join-list.js';
import type { Place } from '../board/place.js';
import type { TechniquePattern } from '../techniques/technique.js';

/** Parts of a sentence about a technique, in the words of a puzzle type. */
export interface TechniqueWords {
  /** The claims of the step: `row 2, column 7 is not 6`. */
  readonly claim: string;
  /** Names an area, or several areas together. */
  readonly areas: (areas: readonly (readonly Place[])[]) => string;
  /** Names places one by one. */
  readonly cells: (places: readonly Place[]) => string;
  /** Words for a value: `6`. */
  readonly value: (value: number) => string;
}

/** Describes where a technique applies, without its name: `in row 2, only row 2, column 8 can be 6`. */
export function techniqueSentence(pattern: TechniquePattern, words: TechniqueWords): string {
  const { technique, cells, bases, covers } = pattern;
  const { claim, areas } = words;
  const values = [...new Set(pattern.values)].map(words.value);
  const list = (conjunction: 'and' | 'or') => joinList(values, conjunction);
  switch (technique.id) {
    case 'last-digit':
      return `${areas(bases)} lacks only ${values[0]}, so ${claim}`;
    case 'hidden-single':
      return `in ${areas(bases)}, only ${words.cells(cells)} can be ${values[0]}`;
    case 'rule-of-45':
      return `the cages at ${areas(bases)} leave ${values[0]} for ${words.cells(cells)}`;
    case 'naked-single':
      return `${words.cells(cells)} can only be ${values[0]}`;
    case 'pointing':
    case 'claiming':
    case 'x-wing':
    case 'swordfish':
    case 'jellyfish':
      return `in ${areas(bases)}, ${values[0]} can only be in ${areas(covers)}, so ${claim}`;
    case 'naked-pair':
    case 'naked-triplet':
    case 'naked-quad':
      return `${words.cells(cells)} can only be ${list('or')}, so ${claim}`;
    case 'hidden-pair':
    case 'hidden-triplet':
    case 'hidden-quad':
      return `in ${areas(bases)}, ${list('and')} can only be in ${words.cells(cells)}, so ${claim}`;
    case 'xy-wing': {
      const [one, pivot, other] = cells.map((cell) => words.cells([cell]));
      return `whatever ${pivot} is, ${one} or ${other} is ${values[0]}, so ${claim}`;
    }
    case 'parity': {
      const numbers = bases.length > 1 ? 'numbers' : 'number';
      const count = bases.length > 1 ? 'count their' : 'counts its';
      return bases.length > 0
        ? `lines meet in pairs, and the ${numbers} at ${words.cells(bases.flat())} ${count} lines, so ${claim}`
        : `a loop leaves an area as often as it enters it, so ${claim}`;
    }
    case 'xyz-wing':
      return `one of ${words.cells(cells)} is ${values[0]}, so ${claim}`;
    default: {
      const [one, other] = cells.map((cell) => words.cells([cell]));
      const [first, second] = pattern.values.map(words.value);
      return `${one} is ${first} or ${other} is ${second}, so ${claim}`;
    }
  }
}
