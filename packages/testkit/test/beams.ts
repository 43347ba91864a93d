import type { Model } from '@gridproof/core';
import {
  and,
  type Board,
  type Cell,
  type Codec,
  count,
  describePuzzle,
  type Grid,
  layers,
  not,
  notations,
  type Variable,
  type Violation,
  values,
} from '@gridproof/describe';

type Rule = 'row' | 'apart' | 'sees';
type Numbers = Grid<number | '?' | undefined>;
export interface Beams {
  readonly board: Board;
  readonly numbers: Numbers;
  readonly givens: Grid<0 | 1 | undefined>;
}
export type Part = (m: Model<Rule>, puzzle: Beams, dark: Grid<any>) => void;

/** Returns the cells to the right of a cell. */
export const ahead = (board: Board, { row, col }: Cell): readonly Cell[] => board.rows[row]!.slice(col + 1);

export const rows: Part = (m, { board }, dark) => {
  for (const row of board.rows) m.require('row', row, count(dark.pick(row)).atLeast(1));
};
export const apart: Part = (m, { board }, dark) => {
  for (const cell of board.cells)
    for (const other of board.neighbours(cell))
      m.require('apart', [cell, other], not(and(...dark.pick([cell, other]))));
};
export const sees: Part = (m, { board, numbers }, dark) => {
  for (const [cell, n] of numbers.known()) {
    if (n === '?') continue;
    const view = ahead(board, cell);
    const seen = view.map((_, at) =>
      m.define(and(...dark.pick(view.slice(0, at + 1)).map((one) => not(one)))),
    );
    m.require('sees', cell, count(seen).is(n));
  }
};

function* verify({ board, numbers }: Beams, dark: Grid<0 | 1>): Iterable<Violation<Rule>> {
  for (const row of board.rows) if (!dark.pick(row).includes(1)) yield { rule: 'row', places: row };
  for (const cell of board.cells)
    for (const other of board.neighbours(cell))
      if (dark.at(cell) && dark.at(other)) yield { rule: 'apart', places: [cell, other] };
  for (const [cell, n] of numbers.known()) {
    const line = ahead(board, cell);
    const stop = line.findIndex((one) => dark.at(one) === 1);
    if (n !== '?' && n !== (stop < 0 ? line.length : stop)) yield { rule: 'sees', places: [cell] };
  }
}

/** Changes to the description. */
export interface Changes {
  readonly rules?: readonly Part[];
  readonly verify?: (puzzle: Beams, dark: Grid<0 | 1>) => Iterable<Violation<Rule>>;
  readonly formats?: Readonly<Record<string, Codec<any>>>;
}

/** A described puzzle type: numbers count the visible cells to their right, up to the first dark one. */
export const beams = ({ rules = [rows, apart, sees], formats = {}, ...changes }: Changes = {}) =>
  describePuzzle({
    id: 'beams',
    title: 'Beams',
    upright: 'its numbers look to the right',
    rules: {
      row: 'Each row has a dark cell.',
      apart: 'Dark cells share no side.',
      sees: 'A number counts the cells to its right before the first dark one.',
    },
    clues: {
      numbers: layers.at('cells', values.orUnknown(values.number(0, ({ width }) => Math.max(1, width - 1)))),
    },
    answer: layers.at(
      'cells',
      values.either({ value: 1, sign: '#', tone: 'dark' }, { value: 0, sign: '-', tone: 'light' }),
      {
        label: 'known cells',
        key: 'dark',
      },
    ),
    encode(m, puzzle, dark) {
      for (const part of rules) part(m, puzzle as Beams, dark as Grid<Variable>);
    },
    verify: (puzzle, dark) => (changes.verify ?? verify)(puzzle as Beams, dark as Grid<0 | 1>),
    notations: [
      notations.puzzlink('beams', notations.number16('numbers')),
      notations.sgt('Beams', {}, notations.numberRuns('numbers'), notations.skips('givens')),
    ],
    formats,
    examples: [],
  });
