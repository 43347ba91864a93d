import {
  acyclic,
  cell,
  corner,
  count,
  definePuzzle,
  Graph,
  is,
  type Mark,
  not,
  type Violation,
} from '@gridproof/core';
import { closedAreas } from './areas.js';
import { examples } from './examples.js';
import { json, puzzleTeam, puzzlink, sgt } from './formats.js';
import { parse, parseAnswer, print, printStrokes } from './text.js';

export type { Clue, Slant, Stroke } from './slant.js';

export const slant = definePuzzle({
  id: 'slant',
  title: 'Slant',
  aliases: ['gokigen', 'gokigen naname', 'naname'],
  rules: {
    touch: 'A number counts the diagonals that touch its corner.',
    loop: 'The diagonals, one in each cell, close no loop.',
  },
  parse,
  print,

  encode(m, { board, clues, givens }) {
    const falls = m.bools(board.cells);
    const strokes = Graph.ofEdges(
      board.cells.flatMap((at) => {
        const { row, col } = at;
        return [
          { from: corner(row, col), to: corner(row + 1, col + 1), at, on: falls.at(at) },
          { from: corner(row + 1, col), to: corner(row, col + 1), at, on: not(falls.at(at)) },
        ];
      }),
    );
    for (const [at, stroke] of givens.known()) m.given(at, is(falls.at(at), stroke === 'backslash'));
    for (const [at, clue] of clues.known())
      if (clue !== '?') m.require('touch', at, count(strokes.at(at)).is(clue));
    m.require('loop', board.cells, acyclic(strokes));
    return falls;
  },

  decode: (falls) => falls.map((doesFall) => (doesFall ? 'backslash' : 'slash')),

  *verify({ board, clues, givens }, answer): Iterable<Violation<'touch' | 'loop'>> {
    for (const [at, stroke] of givens.known())
      if (answer.at(at) !== stroke) yield { rule: 'given', places: [at] };
    for (const [at, clue] of clues.known()) {
      const { row, col } = at;
      const meeting = [
        [cell(row - 1, col - 1), 'backslash'],
        [cell(row - 1, col), 'slash'],
        [cell(row, col - 1), 'slash'],
        [cell(row, col), 'backslash'],
      ] as const;
      const touching = meeting.filter(([one, stroke]) => answer.has(one) && answer.at(one) === stroke);
      if (clue !== '?' && touching.length !== clue) yield { rule: 'touch', places: [at] };
    }
    for (const around of closedAreas(board, answer)) yield { rule: 'loop', places: around };
  },

  draw({ board, clues, givens }, answer) {
    return {
      width: board.width,
      height: board.height,
      marks: [
        ...givens.entries().flatMap(([at, given]): Mark[] => {
          const symbol = answer?.at(at) ?? given;
          return symbol ? [{ at, symbol, source: symbol === given ? 'clue' : 'found' }] : [];
        }),
        ...clues.known().map(([at, clue]): Mark => ({ at, text: `${clue}`, source: 'clue' })),
      ],
    };
  },

  printAnswer: (answer, { board }) => printStrokes(board, answer),
  readAnswer: parseAnswer,
  formats: { json, sgt, puzzlink, puzzleTeam },
  examples,
});

export default slant;
