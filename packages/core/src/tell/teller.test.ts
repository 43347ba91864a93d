import { describe, expect, it } from 'vitest';
import { Board } from '../board.js';
import { is } from '../expression.js';
import type { Grid } from '../grid.js';
import type { Mark } from '../picture.js';
import { definePuzzle } from '../puzzle.js';
import type { Fact } from '../reasons/reason.js';
import { Teller } from './teller.js';

const board = new Board(3, 2);

/** Lamps, of which the first is lit. */
const lamps = definePuzzle({
  id: 'lamps',
  title: 'Lamps',
  rules: { none: 'There is no rule.' },
  parse: () => board,
  print: () => '',
  encode(m, { cells }) {
    const lit = m.bools(cells);
    m.given(cells[0]!, is(lit.at(cells[0]!), true));
    return lit;
  },
  decode: (lit) => lit,
  *verify() {},
  draw: ({ width, height, cells }, lit?: Grid<boolean>) => ({
    width,
    height,
    marks: cells.flatMap((at, n): Mark[] =>
      n === 0 || lit?.at(at) ? [{ at, symbol: 'lamp', source: n === 0 ? 'clue' : 'found' }] : [],
    ),
  }),
  printAnswer: () => '',
  readAnswer: (): never => {
    throw new Error('nobody writes answers to these');
  },
  examples: [],
});

const teller = new Teller(lamps, board);

/** That all these cells, by their numbers in reading order, hold a lamp, or that none does. */
const facts = (numbers: readonly number[], value: boolean): Fact[] =>
  numbers.map((at) => ({ variable: at, place: board.cells[at]!, value, holds: true }));

describe('Teller', () => {
  it('tells in the plural of each of several cells, also where they are a whole line or board', () => {
    expect(teller.facts(facts([1], true))).toBe('row 1, column 2 holds a lamp');
    expect(teller.facts(facts([0, 3], false))).toBe('column 1, rows 1 and 2 do not hold a lamp');
    expect(teller.facts(facts([3, 4, 5], false))).toBe('row 2, columns 1 to 3 do not hold a lamp');
    expect(teller.facts(facts([0, 1, 2, 3, 4, 5], true))).toBe('rows 1 and 2, columns 1 to 3 hold a lamp');
  });

  it('names what a clue shows', () => {
    expect(teller.reasons([{ rule: 'given', places: [board.cells[0]!], cut: false }])).toEqual([
      'Clue: a lamp at row 1, column 1.',
    ]);
  });
});
