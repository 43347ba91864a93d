import {
  type Board,
  type Cell,
  type Grid,
  pairs,
  type Regions,
  regionsOf,
  type Violation,
} from '@gridproof/describe';
import { areNeighbours, letterOf } from './letter.js';

export type Rule = 'tetromino' | 'square' | 'same' | 'connected';

/** Checks the pieces of an answer. */
export function* verify(
  { board, regions }: { readonly board: Board; readonly regions: Regions },
  answer: Grid<boolean>,
): Iterable<Violation<Rule>> {
  const pieces = regions.map((region) => region.filter((cell) => answer.at(cell)));
  const letters = pieces.map(letterOf);
  for (const [at, piece] of pieces.entries())
    if (letters[at] === undefined)
      yield { rule: 'tetromino', places: piece.length < 4 ? regions[at]! : piece };

  for (const letter of 'LITS')
    for (const [one, other] of pairs(pieces.filter((_, at) => letters[at] === letter)))
      if (touch(one, other)) yield { rule: 'same', places: [...one, ...other] };

  const parts = regionsOf(board, (one, other) => answer.at(one) && answer.at(other))
    .filter(([first]) => answer.at(first!))
    .toSorted((a, b) => b.length - a.length);
  for (const part of parts.slice(1)) yield { rule: 'connected', places: part };
}

const touch = (one: readonly Cell[], other: readonly Cell[]): boolean =>
  one.some((cell) => other.some((next) => areNeighbours(cell, next)));
