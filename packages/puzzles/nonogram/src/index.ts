import {
  type Board,
  describePuzzle,
  type Grid,
  layers,
  longerSide,
  notations,
  type PuzzleOf,
  runs,
  values,
} from '@gridproof/describe';
import { examples } from './examples.js';
import { drawPicture, repairPicture, runsIn } from './picture.js';
import { readPicture } from './picture-text.js';

export type Nonogram = PuzzleOf<typeof nonogram>;

export const nonogram = describePuzzle({
  id: 'nonogram',
  title: 'Nonogram',
  aliases: ['picross', 'hanjie', 'griddlers', 'pattern', 'paint by numbers'],
  goal: 'Shade cells until a picture appears.',
  rules: { runs: 'The numbers beside a line are the lengths of its runs of shaded cells, in their order.' },
  grades: { medium: 2.45, hard: 2.75, extreme: 3.2 },
  clues: {
    runs: layers.columnsAndRows(
      values.list(values.number(1, longerSide), {
        maxLength: (size) => Math.ceil(longerSide(size) / 2),
        emptySign: '0',
      }),
      { label: 'runs' },
    ),
  },
  answer: layers.at('cells', values.shaded),

  encode(m, { board, runs: lists }, shaded) {
    for (const [end, lengths] of lists.entries())
      m.require('runs', end, runs(shaded.pick(board.lineFrom(end)), lengths));
  },

  *verify({ board, runs }, shaded) {
    const found = runsIn(board, shaded);
    for (const [end, numbers] of runs.entries())
      if (found.at(end).join() !== numbers.join()) yield { rule: 'runs', places: [end] };
  },

  look: { majorLines: 5 },
  generation: {
    rareGrades: ['extreme'],
    puzzle: ({ board, random }) => puzzleOf(board, drawPicture(board, random)),
    repair: ({ puzzle, answer }, rivals, { random }) =>
      puzzleOf(puzzle.board, repairPicture(answer, rivals.at(-1)!, random)),
    parse(text) {
      const { board, picture } = readPicture(text);
      return { board, ...puzzleOf(board, picture) };
    },
  },

  input: { straight: true },

  notations: [
    notations.sgt('Pattern', {}, notations.slashedLists('runs')),
    notations.puzzlink('nonogram', notations.number16Lists('runs')),
    notations.puzzleTeam(notations.slashedLists('runs')),
  ],
  examples,
});

const puzzleOf = (board: Board, answer: Grid<boolean>) => ({
  clues: { runs: runsIn(board, answer) },
  answer,
});

export default nonogram;
