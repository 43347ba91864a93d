/** Descriptions of unusual types, without their rules; they show the range of descriptions. */
import {
  arrow,
  at,
  type Board,
  boxesOrRegions,
  type Cell,
  cages,
  cell,
  derivedValues,
  describePuzzle,
  dots,
  every,
  flag,
  Grid,
  type Link,
  line,
  link,
  missingCells,
  number,
  oneOf,
  option,
  optional,
  orUnknown,
  pair,
  part,
  pool,
  puzzlink,
  sgt,
  shaded,
  skippedDots,
} from '../src/index.js';

const unsolved = { rules: {}, encode() {}, *verify() {}, examples: [] };

/** The empty cells of a layer. */
const free = (board: Board, held: Grid<unknown, Cell>): readonly Cell[] =>
  board.cells.filter((one) => held.at(one) === undefined);

const black = oneOf({ value: 'black', sign: 'B', tone: 'dark' });

export const yajilin = describePuzzle({
  ...unsolved,
  id: 'yajilin',
  title: 'Yajilin',
  clues: { arrows: at('cells', pair(number(0, 99), arrow)) },
  answer: ({ board, arrows }) => ({
    shaded: at(free(board, arrows), shaded),
    lines: at(
      board.links.filter((one) => arrows.at(cell(one.row, one.col)) === undefined),
      line,
    ),
  }),
  encode(_, { arrows, givens }, { shaded, lines }) {
    void [arrows.known(), givens.shaded.known(), shaded.values, lines.places[0]?.towards];
  },
});

/** The links between islands that see each other in a row or column. */
const bridges = (board: Board, islands: Grid<unknown, Cell>): readonly Link[] =>
  board.lines.flatMap((cells) => {
    const own = cells.filter((one) => islands.at(one) !== undefined);
    return own.slice(1).map((to, at) => {
      const { row, col } = own[at]!;
      return link(row, col, to.row === row ? 'right' : 'below', to.row - row + to.col - col);
    });
  });

export const hashi = describePuzzle({
  ...unsolved,
  id: 'hashi',
  title: 'Hashi',
  options: {
    most: option(
      'most',
      [
        ['1', 1],
        ['2', 2],
        ['3', 3],
      ],
      2,
      'how many bridges may join two islands',
    ),
  },
  clues: { islands: at('cells', orUnknown(number(1, 12))) },
  answer: ({ board, islands, most }) => at(bridges(board, islands), number(0, most)),
});

export const pipes = describePuzzle({
  ...unsolved,
  id: 'pipes',
  title: 'Pipes',
  options: { wrap: flag('wrap', false, 'that pipes go on beyond the edge') },
  clues: { tiles: every('cells', number(0, 15)) },
  answer: ({ wrap }) => at(wrap ? ['links', 'wrapping links'] : 'links', line),
  derive: ({ tiles }, answer) => [
    derivedValues(
      number(0, 15),
      tiles.map((tile) => tile + answer.values.length * 0),
    ),
  ],
});

export const kakuro = describePuzzle({
  ...unsolved,
  id: 'kakuro',
  title: 'Kakuro',
  clues: { sums: at('cells', pair(number(1, 45), number(1, 45), '\\')), blocks: at('cells', black) },
  answer: ({ board, sums, blocks }) =>
    at(
      free(board, sums).filter((one) => blocks.at(one) === undefined),
      number(1, 9),
    ),
  text: [['sums', 'blocks', 'givens']],
});

export const numberlink = describePuzzle({
  ...unsolved,
  id: 'numberlink',
  title: 'Numberlink',
  options: { cover: flag('cover', true, 'that cells may stay empty') },
  clues: { ends: at('cells', number(1, 99)) },
  answer: at('links', line, { label: 'lines', key: 'lines' }),
  derive: ({ ends }, lines) => [
    derivedValues(
      number(1, 99),
      ends.map((end) => (lines.values.length ? end : undefined)),
    ),
  ],
});

export const galaxies = describePuzzle({
  ...unsolved,
  id: 'galaxies',
  title: 'Galaxies',
  clues: {
    centers: at(
      'lattice',
      oneOf({ value: 'white', sign: 'o', symbol: 'circle' }, { value: 'black', sign: '*', symbol: 'disc' }),
      { label: 'centres', nonEmpty: true, listsPlaces: true },
    ),
    missing: at('cells', oneOf({ value: true, sign: 'x' }), { label: 'missing cells', listsPlaces: true }),
  },
  // The roots of a part: the cell at the upper left of a centre, if there is one.
  answer: ({ board, centers, missing }) =>
    at(
      free(board, missing),
      part(
        centers.known().map(([{ row, col }]) => {
          const root = board.cell(Math.max(0, row), Math.max(0, col));
          return missing.at(root) ? [] : [root];
        }),
      ),
    ),
  impliedGivens: ({ board, missing }) => Grid.from(free(board, missing), () => undefined),
  text: [['centers', 'missing']],
  notations: [
    puzzlink('tentaisho', dots('centers'), optional(missingCells('missing'))),
    sgt('Galaxies', {}, skippedDots('centers')),
  ],
});

export const puzlogic = describePuzzle({
  ...unsolved,
  id: 'puzlogic',
  title: 'Puzlogic',
  clues: {
    pieces: pool(number(1, 99), 'pieces'),
    missing: at('cells', oneOf({ value: true, sign: 'x' })),
    targets: at(['right', 'below'], number(0, 999)),
  },
  answer: ({ board, missing, pieces }) => at(free(board, missing), number(0, Math.max(0, ...pieces))),
  text: [['targets', 'missing', 'givens']],
});

export const sudoku = describePuzzle({
  ...unsolved,
  id: 'sudoku',
  title: 'Sudoku',
  aliases: ['killer sudoku'],
  square: true,
  sides: { min: 2, max: 25 },
  options: { diagonals: flag('diagonals', false, 'that the diagonals hold every number') },
  clues: { regions: boxesOrRegions({ most: 25 }), cages: cages(number(1, 999, { label: 'a sum' }), 'sum') },
  answer: at(
    'cells',
    number(1, ({ width }) => width, { letters: true, emptySigns: ['*', '0', '-'] }),
  ),
  hasFrames: true,
});

// Unknown names do not compile, and the errors are short.
describePuzzle({
  ...unsolved,
  id: 'a',
  title: 'A',
  rules: { one: 'One.' },
  clues: { numbers: at('cells', number(1, 2)) },
  answer: at('cells', shaded),
  // @ts-expect-error a layer that is not declared
  encode(m, { nubmers }) {
    void [m, nubmers];
  },
});
describePuzzle({
  ...unsolved,
  id: 'a',
  title: 'A',
  rules: { one: 'One.' },
  clues: {},
  answer: at('cells', shaded),
  encode(m, { board }) {
    // @ts-expect-error a rule that is not declared
    m.require('two', board.cells, true);
  },
});
describePuzzle({
  ...unsolved,
  id: 'a',
  title: 'A',
  clues: {},
  answer: at('cells', shaded),
  verify(_, answer) {
    // @ts-expect-error the value of a shaded cell is true or false
    void (answer.values[0] === 'shaded');
    return [];
  },
});
