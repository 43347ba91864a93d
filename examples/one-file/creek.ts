// A puzzle type in one file: npm run gridproof -- solve --plugin examples/one-file/creek.ts examples/one-file/creek.txt
import { describePuzzle, layers, notations, rules, values } from '@gridproof/describe';

export default describePuzzle({
  id: 'creek',
  title: 'Creek',
  goal: 'Shade some of the cells.',
  rules: {
    corner: rules.countAround('A number counts the shaded cells that touch it.', 'numbers', 'corner'),
    connected: rules.allConnected('All unshaded cells are connected.', { of: false }),
  },
  clues: { numbers: layers.at('corners', values.number(0, 4)) },
  answer: layers.at('cells', values.shaded, { label: 'known cells', key: 'shaded' }),
  notations: [notations.puzzlink('creek', notations.cross4('numbers'))],
});
