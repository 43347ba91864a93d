import { describePuzzle, layers, type PuzzleOf, values } from '@gridproof/describe';
import { examples } from './examples.js';

export type MyPuzzle = PuzzleOf<typeof myPuzzle>;

export const myPuzzle = describePuzzle({
  id: 'my-puzzle',
  title: 'My Puzzle',
  // The task of the player.
  goal: 'Shade some of the cells.',
  rules: {
    // One sentence for each rule, in players' words; explanations show them.
    first: 'This is where the first rule stands.',
  },
  // The clues of a puzzle: here numbers in some cells.
  clues: { numbers: layers.at('cells', values.number(1, 99)) },
  // The answer: here whether each cell is shaded. GridProof creates its variables.
  answer: layers.at('cells', values.shaded, { label: 'known cells', key: 'shaded' }),

  // The rules for the solver.
  encode(_model, _puzzle, _shaded) {},

  // The rules for the verifier, written from the sentences above and not from `encode`.
  *verify(_puzzle, _shaded) {},

  examples,
});

export default myPuzzle;
