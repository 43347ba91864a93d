import {
  describePuzzle,
  layers,
  not,
  notations,
  type PuzzleOf,
  rules,
  table,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { allClues, drawWall } from './generator.js';
import { type Clue, ringAround, shadingsAround } from './runs.js';

export type Tapa = PuzzleOf<typeof tapa>;

export const tapa = describePuzzle({
  id: 'tapa',
  title: 'Tapa',
  goal: 'Shade a wall around the numbers.',
  rules: {
    around: 'The numbers in a cell are the lengths of the shaded runs around it, in any order.',
    square: rules.noTwoByTwo('No two by two cells are all shaded.'),
    connected: rules.allConnected('All shaded cells are connected.'),
  },
  techniques: {
    around: 'Runs around a number',
    'around+square': 'Square beside a number',
    'around+connected': 'Cut off',
  },
  clues: {
    numbers: layers.at('cells', values.list(values.orUnknown(values.number(1, 8)), { emptySign: '0' })),
  },
  answer: layers.at('cells', values.shaded, { label: 'known cells', key: 'shaded' }),

  encode(m, { board, numbers }, shaded) {
    for (const [cell, clue] of numbers.known()) {
      m.given(cell, not(shaded.at(cell)));
      const ring = ringAround(board, cell);
      const cells = shaded.pick(ring.filter((one) => one !== undefined));
      m.require('around', cell, table(cells, shadingsAround(clue, ring)), clue.join(',') || '0');
    }
  },
  // Writes down what lies around a clue, first and last sides joined, and divides it where it is not shaded.
  *verify({ board, numbers }, shaded) {
    const sides = [-1, 0, 1];
    for (const [cell, clue] of numbers.known()) {
      const at = (down: number, right: number) => {
        const one = board.rows[cell.row + down]?.[cell.col + right];
        return one && shaded.at(one) ? '#' : ' ';
      };
      // Above the clue from the left, then right of it, below it and left of it.
      const above = sides.map((right) => at(-1, right));
      const below = sides.map((right) => at(1, -right));
      if (shaded.at(cell)) yield { rule: 'given', places: [cell] };
      if (!holds(clue, [...above, at(0, 1), ...below, at(0, -1)].join('')))
        yield { rule: 'around', places: [cell] };
    }
  },
  generation: {
    puzzle({ board, random }) {
      const answer = drawWall(board, random);
      return answer && { clues: { numbers: allClues(board, answer) }, answer };
    },
    removable: ['numbers'],
  },

  notations: [notations.puzzlink('tapa', notations.cellLists('numbers'))],
  examples,
});

/** Returns whether a clue matches the shading around it. */
function holds(clue: Clue, ring: string): boolean {
  const gap = ring.indexOf(' ');
  const found = (ring.slice(gap + 1) + ring.slice(0, gap + 1)).split(' ').filter(Boolean);
  const lengths = found.map(({ length }) => length);
  const known = clue.filter((one) => one !== '?');
  if (`${clue}` === '?') return lengths.length <= 1;
  // There are at least as many runs of each length as the clue lists, and no more runs than numbers.
  const times = (all: readonly unknown[], length: number) => all.filter((one) => one === length).length;
  return lengths.length === clue.length && known.every((one) => times(lengths, one) >= times(known, one));
}

export default tapa;
