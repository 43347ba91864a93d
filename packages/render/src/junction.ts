/** The weight of a line at a point of the lattice. */
export type Arm = 'none' | 'thin' | 'dashed' | 'thick' | 'double';

/** The four arms of a point: above, right, below and left of it. */
export type Arms = readonly [up: Arm, right: Arm, down: Arm, left: Arm];

// In each group, the existing arms are binary digits, thin 0 and thick 1, the first arm in the lowest digit.
const groups: Readonly<Record<string, string>> = {
  U: '╵╹',
  R: '╶╺',
  D: '╷╻',
  L: '╴╸',
  UR: '└┖┕┗',
  UD: '│╿╽┃',
  UL: '┘┚┙┛',
  RD: '┌┍┎┏',
  RL: '─╼╾━',
  DL: '┐┒┑┓',
  URD: '├┞┝┡┟┠┢┣',
  URL: '┴┸┶┺┵┹┷┻',
  UDL: '┤┦┧┨┥┩┪┫',
  RDL: '┬┮┰┲┭┯┱┳',
  URDL: '┼╀┾╄╁╂╆╊┽╃┿╇╅╉╈╋',
};

const doubles: Readonly<Record<string, string>> = {
  U: '║',
  R: '═',
  D: '║',
  L: '═',
  UR: '╚',
  UD: '║',
  UL: '╝',
  RD: '╔',
  RL: '═',
  DL: '╗',
  URD: '╠',
  URL: '╩',
  UDL: '╣',
  RDL: '╦',
  URDL: '╬',
};

const WAYS = ['U', 'R', 'D', 'L'] as const;

/** Returns the Unicode character for the arms of a point; undefined if there are none. */
export function unicodeJunction(arms: Arms): string | undefined {
  if (arms[1] === 'dashed' && arms[3] === 'dashed' && arms[0] === 'none' && arms[2] === 'none') return '╌';
  if (arms[0] === 'dashed' && arms[2] === 'dashed' && arms[1] === 'none' && arms[3] === 'none') return '╎';
  // Few characters combine double lines with others, so double lines hide the others.
  const double = WAYS.filter((_, at) => arms[at] === 'double').join('');
  if (double !== '') return doubles[double];
  const there = arms.filter((arm) => arm !== 'none');
  const name = WAYS.filter((_, at) => arms[at] !== 'none').join('');
  const thick = there.reduce((sum, arm, at) => sum + (arm === 'thick' ? 2 ** at : 0), 0);
  return groups[name]?.[thick];
}

/** Returns the ASCII character for the arms of a point; undefined if there are none. */
export function asciiJunction([up, right, down, left]: Arms): string | undefined {
  if (right === 'double' || left === 'double') return '=';
  if (up === 'double' || down === 'double') return '"';
  const across = right !== 'none' || left !== 'none';
  const along = up !== 'none' || down !== 'none';
  if (across && along) return '+';
  if (across) return '-';
  if (along) return up === 'dashed' || down === 'dashed' ? ':' : '|';
  return undefined;
}
