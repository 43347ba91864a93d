import {
  type Cell,
  count,
  definePuzzle,
  is,
  type Mark,
  not,
  type Shade,
  type Violation,
} from '@gridproof/core';
import { examples } from './examples.js';
import { json, puzzleTeam, puzzlink, sgt } from './formats.js';
import { isCovered, signOf } from './minesweeper.js';
import { parse, parseAnswer, print, printAnswer } from './text.js';

export type { Clue, Layout, Minesweeper } from './minesweeper.js';

export const minesweeper = definePuzzle({
  id: 'minesweeper',
  title: 'Minesweeper',
  aliases: ['mines', 'mine sweeper'],
  openEnded: true,
  rules: {
    around: 'A number counts the mines in the up to eight cells around it.',
    safe: 'A cell with a number holds no mine.',
    total: 'If the number of all mines is given, the board holds that many.',
  },
  parse,
  print,

  encode(m, { board, clues, total }) {
    const mine = m.bools(board.cells);
    for (const [cell, clue] of clues.known()) {
      if (typeof clue === 'number') {
        m.require('around', cell, count(mine.pick(board.around(cell))).is(clue));
        m.require('safe', cell, not(mine.at(cell)));
      } else m.given(cell, is(mine.at(cell), clue === 'mine'));
    }
    if (total !== undefined) m.require('total', board.cells, count(mine.values).is(total));
    return mine;
  },

  decode: (mine) => mine,

  *verify({ board, clues, total }, answer): Iterable<Violation<'around' | 'safe' | 'total'>> {
    const mines = board.cells.filter((cell) => answer.at(cell));
    for (const [cell, clue] of clues.known()) {
      if (typeof clue !== 'number') {
        if (answer.at(cell) !== (clue === 'mine')) yield { rule: 'given', places: [cell] };
        continue;
      }
      const near = mines.filter(
        ({ row, col }) => Math.abs(row - cell.row) <= 1 && Math.abs(col - cell.col) <= 1,
      );
      if (near.includes(cell)) yield { rule: 'safe', places: [cell] };
      if (near.filter((one) => one !== cell).length !== clue) yield { rule: 'around', places: [cell] };
    }
    if (total !== undefined && mines.length !== total) yield { rule: 'total', places: board.cells };
  },

  draw({ board, clues }, answer) {
    const covered = (cell: Cell) => isCovered(clues.at(cell));
    const marks: Mark[] = [];
    const shades: Shade[] = [];
    for (const [at, clue] of clues.entries()) {
      const mine = answer ? answer.at(at) : clue === 'mine';
      if (mine) marks.push({ at, source: clue === 'mine' ? 'clue' : 'found', symbol: 'mine' });
      if (covered(at)) {
        const cleared = answer && !mine;
        shades.push({ at, tone: cleared ? 'light' : 'tint', source: cleared ? 'found' : 'clue' });
      } else if (!mine) {
        // A 0 is left blank as in the game, unless it says something about covered cells.
        const blank = clue === 0 && !board.around(at).some(covered);
        marks.push({ at, source: 'clue', text: blank ? '' : signOf(clue) });
      }
    }
    return { width: board.width, height: board.height, lines: true, marks, shades };
  },

  printAnswer,
  readAnswer: parseAnswer,
  formats: { json, sgt, puzzlink, puzzleTeam },
  examples,
});

export default minesweeper;
