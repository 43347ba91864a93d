import {
  at,
  type Cell,
  count,
  denied,
  describePuzzle,
  digitRuns,
  either,
  hold,
  type Mark,
  not,
  note,
  number,
  number16,
  orOneOf,
  orUnknown,
  type PuzzleOf,
  puzzleTeam,
  puzzlink,
  type Shade,
  seenAs,
  total,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { sgt } from './id.js';
import { checkLayout, readLayout, writeLayout } from './layout.js';

export type Minesweeper = PuzzleOf<typeof minesweeper>;
export type { Layout } from './layout.js';

/** How many mines are around a cell, `?` where it is only known to be safe, or `*` for a mine. */
const clue = orOneOf(orUnknown(number(0, 8)), { value: '*', sign: '*', also: ['F'] });

const mine = either(
  { value: true, sign: '*', symbol: 'mine', words: hold('a mine') },
  { value: false, sign: '.', words: denied(hold('a mine')) },
);

export const minesweeper = describePuzzle({
  id: 'minesweeper',
  title: 'Minesweeper',
  aliases: ['mines', 'mine sweeper'],
  openEnded: true,
  rules: {
    around: 'A number counts the mines in the up to eight cells around it.',
    safe: 'A cell with a number holds no mine.',
    total: 'If the number of all mines is given, the board holds that many.',
  },
  clues: {
    mines: total(
      number(0, ({ width, height }) => width * height),
      'mines',
      { called: 'the number of mines' },
    ),
    layout: note('layout', { read: readLayout, write: writeLayout }),
    clues: at(
      'cells',
      seenAs(clue, () => ({})),
    ),
  },
  answer: at('cells', mine),
  known: ({ clues }) => clues.map((clue) => (clue === '*' ? true : clue === '?' ? false : undefined)),
  over: 'clues',
  check: checkLayout,

  encode(m, { board, clues, mines }, mine) {
    for (const [cell, clue] of clues.known()) {
      if (typeof clue !== 'number') continue;
      m.require('around', cell, count(mine.pick(board.around(cell))).is(clue));
      m.require('safe', cell, not(mine.at(cell)));
    }
    if (mines !== undefined) m.require('total', board.cells, count(mine.values).is(mines));
  },

  *verify({ board, clues, mines }, answer) {
    const found = board.cells.filter((cell) => answer.at(cell));
    for (const [cell, clue] of clues.known()) {
      if (typeof clue !== 'number') continue;
      const near = found.filter(
        ({ row, col }) => Math.abs(row - cell.row) <= 1 && Math.abs(col - cell.col) <= 1,
      );
      if (near.includes(cell)) yield { rule: 'safe', places: [cell] };
      if (near.filter((one) => one !== cell).length !== clue) yield { rule: 'around', places: [cell] };
    }
    if (mines !== undefined && found.length !== mines) yield { rule: 'total', places: board.cells };
  },

  // About one cell in five is a mine; mines and safe cells are never shown, only numbers.
  making: { puts: (clue) => typeof clue === 'number', odds: (mine) => (mine ? 1 : 4) },

  draw({ board, clues, givens }, answer) {
    const isCovered = (cell: Cell) => clues.at(cell) === undefined || clues.at(cell) === '*';
    const marks: Mark[] = [];
    const shades: Shade[] = [];
    for (const at of board.cells) {
      const isMine = (answer ?? givens).at(at);
      if (isCovered(at))
        shades.push(
          isMine === false ? { at, tone: 'light', source: 'found' } : { at, tone: 'tint', source: 'clue' },
        );
      else if (!isMine) {
        // A 0 is left blank as in the game, unless it says something about covered cells.
        const isBlank = clues.at(at) === 0 && !board.around(at).some(isCovered);
        marks.push({ at, source: 'clue', text: isBlank ? '' : `${clues.at(at)}` });
        // That it is safe is said by the number already; a player may note it all the same.
        if (isMine === false && !answer && clues.at(at) !== '?')
          shades.push({ at, tone: 'light', source: 'found' });
      }
    }
    return { lines: true, marks, shades };
  },

  notations: [puzzlink('mines', number16('clues')), puzzleTeam(digitRuns('clues'))],
  formats: { sgt },
  examples,
});

export default minesweeper;
