import {
  type Cell,
  count,
  describePuzzle,
  hold,
  layers,
  type Mark,
  type MarkColour,
  negate,
  notations,
  type PuzzleOf,
  rules,
  type Shade,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { checkLayout, minesAt, readLayout, writeLayout } from './layout.js';
import { sgt } from './sgt-id.js';

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
  conditions: {
    total: 'Where the number of mines is given',
  },
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
      if (isCovered(at))
        shades.push(
          isMine === false ? { at, tone: 'light', source: 'found' } : { at, tone: 'covered', source: 'clue' },
        );
      else if (!isMine) {
        shades.push({ at, tone: 'open', source: 'clue' });
        // A 0 is left blank as in the game, unless it says something about covered cells.
        const isBlank = clues.at(at) === 0 && !board.around(at).some(isCovered);
        const n = clues.at(at);
        const text = isBlank ? '' : `${n}`;
        marks.push({
          at,
          source: 'clue',
          text,
          ...(typeof n === 'number' && n > 0 && { colour: n as MarkColour }),
        });
      }
    }
    if (mines === undefined) return { marks, shades };
    const left = mines - givens.known().filter(([, isMine]) => isMine).length;
    return {
      marks,
      shades,
      caption: inWords(mines),
      ...(!answer && { bank: [{ symbols: ['mine'], text: `${left}`, label: inWords(left) }] }),
    };
  },

  input: { drag: 'mark' },

  notations: [
    notations.puzzlink('mines', notations.number16('clues')),
    notations.puzzleTeam(notations.digitRuns('clues')),
  ],
  formats: { sgt },
  examples,
});

export default minesweeper;
