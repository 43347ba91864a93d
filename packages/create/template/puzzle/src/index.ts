import { definePuzzle, shadedCells, type Violation } from '@gridproof/core';
import { printShading, readShading } from '@gridproof/formats';
import { examples } from './examples.js';
import { json } from './formats.js';
import { parse, print } from './text.js';

export type { MyGenre } from './text.js';

export const myGenre = definePuzzle({
  id: 'my-genre',
  title: 'My Genre',
  rules: {
    // One entry for each rule, as a player would say it: these sentences are shown in explanations.
    first: 'This is where the first rule stands.',
  },
  parse,
  print,

  // The rules for the solver: what is returned is the answer, as variables.
  encode(m, { board }) {
    const shaded = m.bools(board.cells);
    return shaded;
  },

  decode: (shaded) => shaded,

  // The rules for the referee, written from the sentences above and not from `encode`.
  *verify(_puzzle, _answer): Iterable<Violation<'first'>> {},

  draw({ board, numbers }, answer) {
    return {
      width: board.width,
      height: board.height,
      marks: numbers.known().map(([at, number]) => ({ at, source: 'clue', text: `${number}` })),
      shades: answer
        ? shadedCells(
            answer.map(() => undefined),
            answer,
          )
        : [],
    };
  },

  printAnswer: (answer, { board }) => printShading(board, answer),
  readAnswer: (text, { board }) => readShading(text, board),
  formats: { json },
  examples,
});

export default myGenre;
