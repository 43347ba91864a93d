import type { Example } from '@gridproof/describe';

export const examples: readonly Example<'tile' | 'connected' | 'tree'>[] = [
  {
    name: 'seven by seven',
    source: "Simon Tatham's Net, generated at 7x7",
    puzzle: '7x7:194c41c2d7bc4a9c1dece9b7dc75ce5725225288b48e5a869',
    answer:
      '.-.x.x.-.x.-.\nx+|+|+|+x+x+|\n.-.x.-.x.-.x.\nx+|+|+|+|+x+|\n.-.x.x.-.x.-.\n|+x+x+|+|+|+|\n.-.-.-.x.-.x.\nx+|+|+|+x+|+|\n.-.x.x.-.x.x.\n|+|+|+|+x+|+x\n.x.x.x.x.-.x.\nx+|+x+x+x+|+|\n.-.-.-.-.x.-.',
  },
  {
    name: 'beyond the rim',
    source: "Simon Tatham's Net, generated at 4x5 with wrapping and barriers",
    puzzle: '4x5w:84v8v7d6v37ebahc8v43cv2ha3v8',
    answer:
      '.x.....-\nx+|+|+|+\n.-...-.-\n|+x+x+x+\n.-.-.-.x\n|+|+.+|+\n...x.-..\nx+x+|+x+\n.-.-...x\n.+x+x+|+',
  },
  {
    name: 'a barrier',
    source: "Simon Tatham's Net, generated at 3x2 with barriers",
    puzzle: '┐├┌/╶╷╶\n\n......\n.+.+.+\n...|..\n.+.+.+',
    answer: '.-.-.\n|+|+|\n.x...',
    broken: {
      tile: '.-.x.\n|+x+|\n.-...',
      connected: '.-.-.\nx+|+|\n.x...',
      tree: '.-.-.\n|+|+|\n.-...',
    },
  },
  {
    name: 'two sides in common',
    source: 'made for this package: two cells side by side, and again over the rim',
    puzzle: 'wrap: yes\n╶╶\n\n.x..\n.+.+',
    answer: '.x.-\n.+.+',
    broken: { given: '.-.x\n.+.+' },
  },
  {
    name: 'only a loop',
    source: 'made for this package: four bends close a loop in any case',
    puzzle: '┌┌/┌┌',
    answer: null,
  },
  {
    name: 'in two pieces',
    source: 'made for this package: tiles with one end each join in pairs',
    puzzle: '╶╴/╵╷',
    answer: null,
  },
];
