/** Puzzles that take next to nothing, of several types and results, some of them wrong, comments and blank lines among them. */
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

/** So many lines, of which puzzles that are equal lie in different blocks. */
export const mixed = (lines: number): string =>
  Array.from({ length: lines }, (_, at) => LINES[(at * 7 + Math.floor(at / 13)) % LINES.length]).join('\n');
