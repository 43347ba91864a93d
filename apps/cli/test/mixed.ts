/** Puzzles that are solved quickly, of several types and results, some invalid, with comments and blank lines. */
const LINES = [
  'takuzu:1./..',
  'takuzu:0./..  # the other way',
  'takuzu:1./1.',
  'sudoku:2x2:1c3_2d4_1c3',
  'takuzu:.1/..',
  'takuzu:1x/..',
  'slant:2x2:c4d',
  'takuzu:..../..../..../....',
  '',
  '# a comment',
  '{"puzzle":"1./..","as":"takuzu"}',
];

/** Returns this many lines. Equal puzzles are in different blocks. */
export const mixed = (lines: number): string =>
  Array.from({ length: lines }, (_, at) => LINES[(at * 7 + Math.floor(at / 13)) % LINES.length]).join('\n');
