import { and, count, describePuzzle, layers, not, values } from '@gridproof/describe';

/** A described puzzle type whose answer has only cells without a clue: numbers count the shaded cells beside them. */
export const tents = describePuzzle({
  id: 'tents-around',
  title: 'Tents around',
  rules: {
    beside: 'A number counts the shaded cells beside it.',
    apart: 'Shaded cells share no side.',
  },
  clues: { numbers: layers.at('cells', values.number(0, 4)) },
  answer: ({ board, numbers }) =>
    layers.at(
      board.cells.filter((cell) => numbers.at(cell) === undefined),
      values.either({ value: true, sign: '*', tone: 'dark' }, { value: false, sign: '-', tone: 'light' }),
      { label: 'known cells', key: 'shaded' },
    ),
  text: [['numbers', 'givens']],
  cluesInAnswer: 'numbers',
  encode(m, { board, numbers }, dark) {
    for (const [cell, n] of numbers.known()) {
      const beside = board.neighbours(cell).filter((one) => dark.has(one));
      m.require('beside', [cell, ...beside], count(dark.pick(beside)).is(n));
    }
    for (const cell of dark.places)
      for (const other of board.neighbours(cell))
        if (dark.has(other)) m.require('apart', [cell, other], not(and(dark.at(cell), dark.at(other))));
  },
  *verify({ board, numbers }, dark) {
    const isDark = (row: number, col: number) =>
      dark.places.some((one) => one.row === row && one.col === col && dark.at(one));
    for (const [cell, n] of numbers.known()) {
      const { row, col } = cell;
      const around = [isDark(row - 1, col), isDark(row + 1, col), isDark(row, col - 1), isDark(row, col + 1)];
      if (around.filter(Boolean).length !== n) yield { rule: 'beside', places: [cell] };
    }
    for (const { row, col } of board.cells)
      if (isDark(row, col) && (isDark(row + 1, col) || isDark(row, col + 1)))
        yield { rule: 'apart', places: [board.cell(row, col)] };
  },
  notations: [],
  examples: [],
});
