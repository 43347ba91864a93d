import {
  Board,
  type BoolVar,
  type Cell,
  count,
  definePuzzle,
  Grid,
  is,
  type Model,
  PuzzleError,
  type Violation,
} from '@gridproof/core';

type Rule = 'row' | 'column' | 'apart';

export interface Lamps {
  readonly board: Board;
  readonly givens: Grid<boolean | undefined>;
}

/** A small puzzle type with a rule for rows, another for columns, and one for neighbours; boards are wider than high. */
export const lamps = definePuzzle({
  id: 'lamps',
  title: 'Lamps',
  rules: {
    row: 'Each row has exactly one lamp.',
    column: 'No column has more than one lamp.',
    apart: 'Lamps never touch, not even at a corner.',
  },
  parse(text): Lamps {
    const rows = text.split('\n');
    const board = new Board(rows[0]!.length, rows.length);
    const known = (sign: string) => {
      if (!'.*-'.includes(sign))
        throw new PuzzleError('bad-symbol', `found '${sign}', expected '.', '*' or '-'`);
      return sign === '.' ? undefined : sign === '*';
    };
    return { board, givens: Grid.from(board.cells, ({ row, col }) => known(rows[row]![col]!)) };
  },
  print: () => '',
  encode(m, puzzle) {
    const lit = m.bools(puzzle.board.cells);
    givens(m, puzzle, lit);
    rows(m, puzzle, lit);
    columns(m, puzzle, lit);
    apart(m, puzzle, lit);
    return lit;
  },
  decode: (lit) => lit,
  *verify({ board, givens: clues }, lit): Iterable<Violation<Rule>> {
    const lampsIn = (cells: readonly Cell[]) => cells.filter((cell) => lit.at(cell));
    for (const [cell, clue] of clues.known())
      if (lit.at(cell) !== clue) yield { rule: 'given', places: [cell] };
    for (const row of board.rows) if (lampsIn(row).length !== 1) yield { rule: 'row', places: row };
    for (const column of board.columns)
      if (lampsIn(column).length > 1) yield { rule: 'column', places: column };
    for (const lamp of lampsIn(board.cells))
      if (lampsIn(board.around(lamp)).length) yield { rule: 'apart', places: [lamp] };
  },
  draw: ({ board }) => ({ width: board.width, height: board.height, marks: [] }),
  printAnswer: (lit, { board }) =>
    board.rows.map((row) => row.map((cell) => (lit.at(cell) ? '*' : '-')).join('')).join('\n'),
  readAnswer(text, { board }) {
    const rows = text.split('\n');
    return Grid.from(board.cells, ({ row, col }) => rows[row]?.[col] === '*');
  },
  examples: [{ name: 'five wide', source: 'made here', puzzle: '..*..\n.....', answer: '--*--\n*----' }],
});

export type Part = (m: Model<Rule>, puzzle: Lamps, lit: Grid<BoolVar>) => void;

export const givens: Part = (m, { givens: clues }, lit) => {
  for (const [cell, clue] of clues.known()) m.given(cell, is(lit.at(cell), clue));
};
export const rows: Part = (m, { board }, lit) => {
  for (const row of board.rows) m.require('row', row, count(lit.pick(row)).is(1));
};
export const columns: Part = (m, { board }, lit) => {
  for (const column of board.columns) m.require('column', column, count(lit.pick(column)).atMost(1));
};
export const apart: Part = (m, { board }, lit) => {
  for (const cell of board.cells)
    for (const other of board.around(cell))
      m.require('apart', [cell, other], count(lit.pick([cell, other])).atMost(1));
};
