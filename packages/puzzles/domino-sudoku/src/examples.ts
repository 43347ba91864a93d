import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'row' | 'column' | 'domino'>[] = [
  {
    name: 'five by five',
    source: 'made for this package: one of the two answers at this size',
    puzzle: '.....\n.3...\n.....\n.....\n.....',
    answer: '25134\n43521\n31452\n54213\n12345',
    broken: {
      given: '45312\n21543\n13254\n52431\n34125',
      row: '25134\n43521\n31454\n54213\n12345',
      column: '25134\n43521\n31452\n54213\n21345',
    },
  },
  {
    name: 'four by four',
    source: 'made for this package: at this size there is one answer, without any clue',
    puzzle: '....\n....\n....\n....',
    answer: '3412\n2143\n4321\n1234',
  },
  {
    name: 'three by three',
    source: 'made for this package: at this size there is no answer',
    puzzle: '...\n...\n...',
    answer: null,
  },
  {
    name: 'eight by eight',
    source: 'a well-known self-referential sudoku: one clue, one answer',
    puzzle: '........\n........\n........\n........\n........\n........\n........\n...1....',
    answer: '38421576\n14853267\n72586431\n41368752\n65247813\n27635184\n83174625\n56712348',
    broken: {
      given: '28361547\n53847261\n76485132\n41758623\n35216874\n14632785\n82574316\n67123458',
      domino: '38421576\n14853267\n72586431\n41368752\n65247813\n27635184\n83174625\n56712384',
    },
  },
  {
    name: 'eight by eight, the clue a cell to the left',
    source: 'a well-known self-referential sudoku: one clue, one answer',
    puzzle: '........\n........\n........\n........\n........\n........\n........\n..1.....',
    answer: '28361547\n53847261\n76485132\n41758623\n35216874\n14632785\n82574316\n67123458',
  },
  {
    name: 'eight by eight, some numbers given',
    source:
      'made for this package: the eight by eight with more of its numbers, so that a player can find the way',
    puzzle: '......../1..5.2.7/7....4../..3.87../....7.1./......../......../...1....',
    answer: '38421576\n14853267\n72586431\n41368752\n65247813\n27635184\n83174625\n56712348',
  },
];
