// A puzzle type in one file: npm run gridproof -- solve --plugin examples/one-file/creek.ts examples/one-file/creek.txt
import {
  allConnected,
  at,
  countAround,
  cross4,
  describePuzzle,
  number,
  puzzlink,
  shaded,
} from '@gridproof/describe';

export default describePuzzle({
  id: 'creek',
  title: 'Creek',
  goal: 'Shade some of the cells.',
  rules: {
    corner: countAround('A number at a corner counts the shaded cells that touch it.', 'numbers', 'corner'),
    connected: allConnected('All unshaded cells are connected.', { of: false }),
  },
  clues: { numbers: at('corners', number(0, 4)) },
  answer: at('cells', shaded, { label: 'known cells', key: 'shaded' }),
  notations: [puzzlink('creek', cross4('numbers'))],
});
