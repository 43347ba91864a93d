import {
  type Cell,
  count,
  definePuzzle,
  Grid,
  is,
  type Mark,
  or,
  type Shade,
  type Violation,
} from '@gridproof/core';
import { examples } from './examples.js';
import { json, puzzlink, sgt } from './formats.js';
import { litBy } from './light.js';
import { stretchesOf } from './stretches.js';
import { parse, parseAnswer, print, printAnswer } from './text.js';

export type { Akari, Black } from './akari.js';

export const akari = definePuzzle({
  id: 'akari',
  title: 'Akari',
  aliases: ['light up', 'lightup', 'bijutsukan'],
  rules: {
    lit: 'Every white cell is lit, by its own lamp or by one in its row or column with no black cell between.',
    apart: 'No lamp lights another.',
    beside: 'A number says how many lamps share a side with its cell.',
  },
  parse,
  print,

  encode(m, { board, blacks, givens }) {
    const white = givens.places;
    const lamp = m.bools(white);
    for (const [cell, isLamp] of givens.known()) m.given(cell, is(lamp.at(cell), isLamp));

    const stretches = stretchesOf(board, blacks);
    const through = Grid.over(white, (): Cell[] => []);
    for (const stretch of stretches) for (const cell of stretch) through.at(cell).push(...stretch);
    for (const [cell, inLine] of through.entries())
      m.require('lit', cell, or(...lamp.pick([...new Set(inLine)])));

    for (const stretch of stretches)
      if (stretch.length > 1) m.require('apart', stretch, count(lamp.pick(stretch)).atMost(1));

    for (const [cell, black] of blacks.known()) {
      const beside = board.beside(cell).filter((one) => lamp.has(one));
      if (black !== 'B') m.require('beside', cell, count(lamp.pick(beside)).is(black));
    }
    return lamp;
  },

  decode: (lamp) => lamp,

  *verify(puzzle, answer): Iterable<Violation<'lit' | 'apart' | 'beside'>> {
    for (const [cell, isLamp] of puzzle.givens.known())
      if (answer.at(cell) !== isLamp) yield { rule: 'given', places: [cell] };
    const white = puzzle.givens.places;
    const lamps = white.filter((cell) => answer.at(cell));
    const lit = new Set<Cell>();
    for (const lamp of lamps)
      for (const cell of litBy(puzzle, lamp)) {
        lit.add(cell);
        // Once for both of them.
        const follows = cell.row > lamp.row || cell.col > lamp.col;
        if (answer.at(cell) && follows) yield { rule: 'apart', places: [lamp, cell] };
      }
    for (const cell of white) if (!lit.has(cell)) yield { rule: 'lit', places: [cell] };
    for (const [cell, black] of puzzle.blacks.known()) {
      const near = lamps.filter(({ row, col }) => Math.abs(row - cell.row) + Math.abs(col - cell.col) === 1);
      if (black !== 'B' && near.length !== black) yield { rule: 'beside', places: [cell] };
    }
  },

  draw(puzzle, answer) {
    const { board, blacks, givens } = puzzle;
    const lamps = answer ?? givens;
    const lit = new Set(lamps.known().flatMap(([at, isLamp]) => (isLamp ? litBy(puzzle, at) : [])));
    const marks: Mark[] = [];
    const shades: Shade[] = [];
    for (const [at, black] of blacks.known()) {
      shades.push({ at, tone: 'dark', source: 'clue' });
      if (black !== 'B') marks.push({ at, source: 'clue', text: `${black}` });
    }
    for (const [at, given] of givens.entries()) {
      const isLamp = lamps.at(at);
      const source = isLamp === given ? 'clue' : 'found';
      if (isLamp) marks.push({ at, source, symbol: 'lamp' });
      else if (given === false) marks.push({ at, source, symbol: 'cross' });
      if (lit.has(at)) shades.push({ at, tone: 'lit', source: answer ? 'found' : 'clue' });
    }
    return { width: board.width, height: board.height, lines: true, marks, shades };
  },

  printAnswer,
  readAnswer: parseAnswer,
  formats: { json, sgt, puzzlink },
  examples,
});

export default akari;
