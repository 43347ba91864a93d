import fc from 'fast-check';
import {
  allDifferent,
  Board,
  connected,
  count,
  definePuzzle,
  Graph,
  Grid,
  is,
  not,
  or,
  type Puzzle,
  sum,
  type Variable,
} from '../src/index.js';

/** A rule of a small puzzle: its name, its cells, and a number. */
interface SmallRule {
  readonly kind: string;
  readonly cells: readonly number[];
  readonly n: number;
}

/** A puzzle that is a list of rules over the cells of one row. */
type Small = Puzzle<'rule', readonly SmallRule[], Grid<Variable>, Grid<boolean | number>>;

const board = new Board(5, 1);

const shared = {
  rules: { rule: 'Each rule is kept.' },
  parse: () => [],
  print: () => '',
  *verify() {},
  draw: () => ({ width: board.width, height: board.height, marks: [] }),
  printAnswer: () => '',
  readAnswer(): never {
    throw new Error('nobody writes answers to these');
  },
  examples: [],
} as const;

/** Cells with counts of lit ones; the lit cells may have to be connected. */
const lights = definePuzzle({
  ...shared,
  id: 'lights',
  title: 'Lights',
  encode(m, rules: readonly SmallRule[]) {
    const lit = m.bools(board.cells);
    for (const { kind, cells, n } of rules) {
      const places = cells.map((at) => board.cells[at]!);
      const those = lit.pick(places);
      if (kind === 'given') m.given(places[0]!, is(those[0]!, n % 2 === 0));
      else if (kind === 'count') m.require('rule', places, count(those).between(n, n + 1));
      else if (kind === 'clause')
        m.require('rule', places, or(...those.map((one, at) => (at % 2 ? not(one) : one))));
      else m.require('rule', board.cells, connected(Graph.ofNodes(lit, (cell) => board.neighbours(cell))));
    }
    return lit;
  },
  decode: (lit) => lit,
});

/** Four cells with numbers from 1 to 3, or to 2 for every other cell, with sums and differences. */
export const numbers = definePuzzle({
  ...shared,
  id: 'numbers',
  title: 'Numbers',
  encode(m, rules: readonly SmallRule[]) {
    const number = Grid.from(board.cells.slice(0, 4), (_, at) => m.int(1, at % 2 ? 2 : 3));
    for (const { kind, cells, n } of rules) {
      const places = cells.map((at) => number.places[at % 4]!);
      const those = number.pick([...new Set(places)]);
      if (kind === 'given') m.given(places[0]!, is(those[0]!, 1 + (n % 2)));
      else if (kind === 'count') m.require('rule', places, sum(those).between(n + 1, n + 2));
      else if (kind === 'clause') m.require('rule', places[0]!, not(is(those[0]!, 1 + (n % 3))));
      else m.require('rule', places, allDifferent(those.slice(0, 3)));
    }
    return number;
  },
  decode: (number) => number,
});

const smallTypes: readonly Small[] = [lights as never, numbers as never];

const rule = fc.record({
  kind: fc.constantFrom('count', 'count', 'clause', 'global', 'given'),
  cells: fc.uniqueArray(fc.nat(4), { minLength: 1 }),
  n: fc.nat(4),
});

/** A small puzzle of either type. */
export const smallPuzzle = fc.record({
  type: fc.constantFrom(...smallTypes),
  puzzle: fc.array(rule, { maxLength: 4 }),
});
