import {
  boardOf,
  type Cell,
  count,
  describePuzzle,
  type Grid,
  hold,
  layers,
  looksLikeSgtId,
  type Mark,
  type MarkColour,
  negate,
  notations,
  PuzzleError,
  type PuzzleOf,
  readSize,
  rules,
  type Shade,
  splitSgtId,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { checkLayout, minesIn, opened, otherTotal, readLayout, writeLayout } from './layout.js';

export type Minesweeper = PuzzleOf<typeof minesweeper>;
export type { Layout } from './layout.js';

/** The number of mines around a cell, `?` for a cell only known to be safe, or `*` for a mine. */
const clue = values.orOneOf(values.orUnknown(values.number(0, 8)), { value: '*', sign: '*', aliases: ['F'] });

const mine = values.either(
  { value: true, sign: '*', symbol: 'mine', words: hold('a mine') },
  { value: false, sign: '.', blank: true, words: negate(hold('a mine')) },
);

const inWords = (mines: number) => `${mines} ${mines === 1 ? 'mine' : 'mines'}`;

export const minesweeper = describePuzzle({
  id: 'minesweeper',
  title: 'Minesweeper',
  aliases: ['mines', 'mine sweeper'],
  openEnded: true,
  goal: 'Find the cells that hold mines.',
  rules: {
    around: rules.countAround(
      'A number counts the mines in the up to eight cells around it.',
      'clues',
      'around',
    ),
    total: 'The board holds as many mines as it says.',
  },
  techniques: { total: 'Mine count', 'around+total': 'Mine count' },
  conditions: { total: 'Where the number of mines is given' },
  clues: {
    mines: layers.total(
      values.number(0, ({ width, height }) => width * height),
      'mines',
      { label: 'the number of mines' },
    ),
    layout: layers.annotation('layout', { read: readLayout, write: writeLayout }),
    clues: layers.at(
      'cells',
      values.withLook(clue, () => ({})),
    ),
  },
  answer: layers.at('cells', mine),
  impliedGivens: ({ clues }) => minesAt(clues),
  cluesInAnswer: 'clues',
  check: checkLayout,

  encode(m, { board, mines }, mine) {
    if (mines !== undefined) m.require('total', board.cells, count(mine.values).is(mines));
  },

  *verify({ board, mines }, answer) {
    const found = board.cells.filter((cell) => answer.at(cell)).length;
    if (mines !== undefined && found !== mines) yield { rule: 'total', places: board.cells };
  },

  // About one cell in five is a mine; mines and safe cells are never shown, only numbers.
  generation: { allowsClue: (clue) => typeof clue === 'number', bias: (mine) => (mine ? 1 : 4) },

  draw({ board, clues, mines, givens }, answer) {
    const isCovered = (cell: Cell) => clues.at(cell) === undefined || clues.at(cell) === '*';
    const marks: Mark[] = [];
    const shades: Shade[] = [];
    for (const at of board.cells) {
      const isMine = (answer ?? givens).at(at);
      const n = clues.at(at);
      if (isCovered(at)) {
        const isSafe = isMine === false;
        shades.push({ at, tone: isSafe ? 'light' : 'covered', source: isSafe ? 'found' : 'clue' });
      } else if (!isMine) {
        shades.push({ at, tone: 'open', source: 'clue' });
        // A 0 is left blank as in the game, unless it says something about covered cells.
        const text = n === 0 && !board.around(at).some(isCovered) ? '' : `${n}`;
        const colour = typeof n === 'number' && n > 0 && { colour: n as MarkColour };
        marks.push({ at, source: 'clue', text, ...colour });
      }
    }
    if (mines === undefined) return { marks, shades };
    const left = mines - givens.values.filter(Boolean).length;
    const bank = [{ symbols: ['mine' as const], text: `${left}`, label: inWords(left) }];
    return { marks, shades, caption: inWords(mines), ...(!answer && { bank }) };
  },

  input: { drag: 'mark' },

  notations: [
    notations.puzzlink('mines', notations.number16('clues')),
    notations.puzzleTeam(notations.digitRuns('clues')),
  ],
  // Ids of Simon Tatham's Mines: the first click and all mines. The puzzle consists of the cells that this click opens.
  formats: {
    sgt: {
      title: "Simon Tatham's Mines, 9x9:2,4,m… (what the first click opens)",
      oneLine: true,
      accepts: looksLikeSgtId,
      read(text) {
        const { params, description } = splitSgtId(text);
        const [, size, given] = /^(\d+x\d+)(?:n(\d+))?a?$/.exec(params) ?? [];
        if (size === undefined)
          throw new PuzzleError(
            'bad-params',
            `found the size '${params}', expected one as in 9x9 or 9x9n10`,
            { column: 1 },
          );
        const board = boardOf(readSize(size, { column: 1 }));
        const layout = readLayout(description, board);
        const mines = minesIn(layout);
        if (given !== undefined && Number(given) !== mines)
          throw otherTotal(Number(given), layout, { column: size.length + 1 });
        const clues = opened(board, layout);
        return { board, clues, mines, layout, givens: minesAt(clues) };
      },
      write(puzzle) {
        const { board, layout } = puzzle;
        if (!layout)
          throw new PuzzleError('cannot-hold', 'an id says where all mines lie, and this puzzle does not');
        // Cells that were opened later would be lost.
        checkLayout(puzzle);
        return `${board.width}x${board.height}:${writeLayout(layout)}`;
      },
    },
  },
  examples,
});

/** Returns the mines that clues determine at their own cells. */
const minesAt = (clues: Grid<number | '?' | '*' | undefined>): Grid<boolean | undefined> =>
  clues.map((clue) => (clue === undefined ? undefined : clue === '*'));

export default minesweeper;
