import { describe, expectTypeOf, it } from 'vitest';
import { Board } from './board/board.js';
import type { Grid } from './board/grid.js';
import { count, is } from './expressions/expression.js';
import { type AnswerOf, definePuzzle, type PuzzleOf, type RuleOf } from './puzzle.js';

const rules = { pair: 'Each row has one lamp.' } as const;

const lamps = definePuzzle({
  id: 'lamps',
  title: 'Lamps',
  rules,
  parse: () => ({ board: new Board(2, 2) }),
  print: () => '',
  encode(m, { board }) {
    const lit = m.bools(board.cells);
    const level = m.int(1, 3);
    for (const row of board.rows) m.require('pair', row, count(lit.pick(row)).is(1));
    // @ts-expect-error a rule that is not declared
    m.require('rows', [], is(level, 2));
    return { lit, level };
  },
  decode: ({ lit, level }) => {
    expectTypeOf(lit).toEqualTypeOf<Grid<boolean>>();
    expectTypeOf(level).toEqualTypeOf<number>();
    return { lit: lit.map((on) => (on ? 1 : 0)), level };
  },
  *verify(_, answer) {
    expectTypeOf(answer.level).toEqualTypeOf<number>();
    yield { rule: 'pair', places: [] };
  },
  draw: ({ board }) => ({ width: board.width, height: board.height, marks: [] }),
  printAnswer: () => '',
  readAnswer: () => {
    throw new Error();
  },
  examples: [],
});

describe('definePuzzle', () => {
  it('infers rule, puzzle and answer', () => {
    expectTypeOf<RuleOf<typeof lamps>>().toEqualTypeOf<'pair'>();
    expectTypeOf<PuzzleOf<typeof lamps>>().toEqualTypeOf<{ board: Board }>();
    expectTypeOf<AnswerOf<typeof lamps>['level']>().toEqualTypeOf<number>();
  });
});
