/** Descriptions of unusual types, without their rules; they show the range of descriptions. */
import {
  type Board,
  type Cell,
  cell,
  describePuzzle,
  Grid,
  type Link,
  layers,
  link,
  notations,
  values,
} from '../src/index.js';

const unsolved = { rules: {}, encode() {}, *verify() {}, examples: [] };

/** The empty cells of a layer. */
const free = (board: Board, held: Grid<unknown, Cell>): readonly Cell[] =>
  board.cells.filter((one) => held.at(one) === undefined);

const black = values.oneOf({ value: 'black', sign: 'B', tone: 'dark' });

export const yajilin = describePuzzle({
  ...unsolved,
  id: 'yajilin',
  title: 'Yajilin',
  clues: { arrows: layers.at('cells', values.pair(values.number(0, 99), values.arrow)) },
  answer: ({ board, arrows }) => ({
    shaded: layers.at(free(board, arrows), values.shaded),
    lines: layers.at(
      board.links.filter((one) => arrows.at(cell(one.row, one.col)) === undefined),
      values.line,
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
    most: layers.option('most', [1, 2, 3], 2, 'how many bridges may join two islands'),
  },
  clues: { islands: layers.at('cells', values.orUnknown(values.number(1, 12))) },
  answer: ({ board, islands, most }) => layers.at(bridges(board, islands), values.number(0, most)),
});

export const pipes = describePuzzle({
  ...unsolved,
  id: 'pipes',
  title: 'Pipes',
  options: { wrap: layers.flag('wrap', false, 'that pipes go on beyond the edge') },
  clues: { tiles: layers.every('cells', values.number(0, 15)) },
  answer: ({ wrap }) => layers.at(wrap ? ['links', 'wrapping links'] : 'links', values.line),
  derive: ({ tiles }, answer) => [
    layers.derivedValues(
      values.number(0, 15),
      tiles.map((tile) => tile + answer.values.length * 0),
    ),
  ],
});

export const kakuro = describePuzzle({
  ...unsolved,
  id: 'kakuro',
  title: 'Kakuro',
  clues: {
    sums: layers.at('cells', values.pair(values.number(1, 45), values.number(1, 45), '\\')),
    blocks: layers.at('cells', black),
  },
  answer: ({ board, sums, blocks }) =>
    layers.at(
      free(board, sums).filter((one) => blocks.at(one) === undefined),
      values.number(1, 9),
    ),
  text: [['sums', 'blocks', 'givens']],
});

export const numberlink = describePuzzle({
  ...unsolved,
  id: 'numberlink',
  title: 'Numberlink',
  options: { cover: layers.flag('cover', true, 'that cells may stay empty') },
  clues: { ends: layers.at('cells', values.number(1, 99)) },
  answer: layers.at('links', values.line, { label: 'lines', key: 'lines' }),
  derive: ({ ends }, lines) => [
    layers.derivedValues(
      values.number(1, 99),
      ends.map((end) => (lines.values.length ? end : undefined)),
    ),
  ],
});

export const galaxies = describePuzzle({
  ...unsolved,
  id: 'galaxies',
  title: 'Galaxies',
  clues: {
    centers: layers.at(
      'lattice',
      values.oneOf(
        { value: 'white', sign: 'o', symbol: 'circle' },
        { value: 'black', sign: '*', symbol: 'disc' },
      ),
      { label: 'centres', nonEmpty: true, listsPlaces: true },
    ),
    missing: layers.at('cells', values.oneOf({ value: true, sign: 'x' }), {
      label: 'missing cells',
      listsPlaces: true,
    }),
  },
  // The roots of a part: the cell at the upper left of a centre, if there is one.
  answer: ({ board, centers, missing }) =>
    layers.at(
      free(board, missing),
      values.part(
        centers.known().map(([{ row, col }]) => {
          const root = board.cell(Math.max(0, row), Math.max(0, col));
          return missing.at(root) ? [] : [root];
        }),
      ),
    ),
  impliedGivens: ({ board, missing }) => Grid.from(free(board, missing), () => undefined),
  text: [['centers', 'missing']],
  notations: [
    notations.puzzlink(
      'tentaisho',
      notations.dots('centers'),
      notations.optional(notations.missingCells('missing')),
    ),
    notations.sgt('Galaxies', {}, notations.skippedDots('centers')),
  ],
});

export const puzlogic = describePuzzle({
  ...unsolved,
  id: 'puzlogic',
  title: 'Puzlogic',
  clues: {
    pieces: layers.pool(values.number(1, 99), 'pieces'),
    missing: layers.at('cells', values.oneOf({ value: true, sign: 'x' })),
    targets: layers.at(['right', 'below'], values.number(0, 999)),
  },
  answer: ({ board, missing, pieces }) =>
    layers.at(free(board, missing), values.number(0, Math.max(0, ...pieces))),
  text: [['targets', 'missing', 'givens']],
});

export const sudoku = describePuzzle({
  ...unsolved,
  id: 'sudoku',
  title: 'Sudoku',
  aliases: ['killer sudoku'],
  square: true,
  sides: { min: 2, max: 25 },
  options: { diagonals: layers.flag('diagonals', false, 'that the diagonals hold every number') },
  clues: {
    regions: layers.boxesOrRegions({ most: 25 }),
    cages: layers.cages(values.number(1, 999, { label: 'a sum' }), 'sum'),
  },
  answer: layers.at(
    'cells',
    values.number(1, ({ width }) => width, { letters: true, emptySigns: ['*', '0', '-'] }),
  ),
  hasFrames: true,
});

// Unknown names do not compile, and the errors are short.
describePuzzle({
  ...unsolved,
  id: 'a',
  title: 'A',
  rules: { one: 'One.' },
  clues: { numbers: layers.at('cells', values.number(1, 2)) },
  answer: layers.at('cells', values.shaded),
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
  answer: layers.at('cells', values.shaded),
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
  answer: layers.at('cells', values.shaded),
  verify(_, answer) {
    // @ts-expect-error the value of a shaded cell is true or false
    void (answer.values[0] === 'shaded');
    return [];
  },
});
