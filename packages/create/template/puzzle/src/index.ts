import { at, describePuzzle, number, type PuzzleOf, shaded } from '@gridproof/describe';
import { examples } from './examples.js';

export type MyPuzzle = PuzzleOf<typeof myPuzzle>;

export const myPuzzle = describePuzzle({
  id: 'my-puzzle',
  title: 'My Puzzle',
  rules: {
    // One entry for each rule, as a player would say it: these sentences are shown in explanations.
    first: 'This is where the first rule stands.',
  },
  // What a puzzle says: here numbers in some of the cells.
  clues: { numbers: at('cells', number(1, 99)) },
  // What is to be found: here whether each cell is shaded. Its variables are made for you.
  answer: at('cells', shaded, { label: 'known cells', key: 'shaded' }),

  // The rules for the solver.
  encode(_model, _puzzle, _shaded) {},

  // The rules for the referee, written from the sentences above and not from `encode`.
  *verify(_puzzle, _shaded) {},

  examples,
});

export default myPuzzle;
