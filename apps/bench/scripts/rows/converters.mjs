import { linesThrough } from './lines-through.mjs';
import { loopAround } from './loop-around.mjs';
import { loopThrough } from './loop-through.mjs';
import { board, map } from './row.mjs';
import { tubes } from './tubes.mjs';

/** What each puzzle type's rows mean: the text of the puzzle, and of its answer. */
export const converters = {
  battleships({ more, lines: [above, left, ...rows] }, { lines }) {
    const fleet = more.flatMap((number, at) => Array(Number(number)).fill(at + 1));
    const parts = { x: '~', o: 'o', n: '^', e: '>', s: 'v', w: '<', m: '+' };
    const framed = [
      ['-', ...above],
      ...rows.map((row, at) => [left[at], ...row.map((one) => parts[one] ?? one)]),
    ];
    const ships = lines.map((row) => row.map((one) => (one === '-' ? '.' : '#')));
    return { puzzle: `fleet: ${fleet.join(' ')}\n${board(framed)}`, solution: board(ships) };
  },

  kurodoko: ({ lines }, answer) => ({ puzzle: board(lines), solution: board(answer.lines, { x: '#' }) }),
  masyu: (problem, { lines }) => ({
    puzzle: board(problem.lines, { w: 'W', b: 'B', 1: 'W', 2: 'B' }),
    solution: loopThrough(lines),
  }),

  shingoki: (problem, { lines }) => ({
    puzzle: board(problem.lines.map((line) => line.map((sign) => sign.toUpperCase()))),
    solution: loopThrough(lines),
  }),

  fillomino: (problem, { lines }) => ({ puzzle: board(problem.lines), solution: board(lines) }),

  nurikabe: (problem, { lines }) => ({ puzzle: board(problem.lines), solution: board(lines, { x: '#' }) }),

  shikaku: (problem, { lines }) => ({ puzzle: board(problem.lines), solution: board(lines) }),

  shakashaka({ lines: blacks }, { lines }) {
    const signs = { nw: 'q', ne: 'p', sw: 'd', se: 'b' };
    const answer = lines.map((row, at) =>
      row.map((one, col) => (blacks[at][col] === '-' ? one : blacks[at][col])),
    );
    const names = { x: 'B', 5: 'B' };
    return { puzzle: board(blacks, names), solution: board(answer, { ...names, ...signs }) };
  },
  numberlink: ({ lines }, answer) => ({ puzzle: board(lines), solution: linesThrough(answer.lines) }),

  palisade({ rows, columns, lines }, { lines: answer }) {
    const cells = (rows * columns) / new Set(answer.flat()).size;
    return { puzzle: `cells: ${cells}\n${board(lines)}`, solution: board(answer) };
  },

  slitherlink: (problem, { lines }) => ({ puzzle: board(problem.lines), solution: loopAround(lines) }),

  skyscrapers({ rows, more, lines: [above, below, left, right, ...givens] }, { lines }) {
    if (Number(more[0]) !== rows) throw new RangeError('a board with empty lots');
    const framed = [
      ['-', ...above, '-'],
      ...givens.map((row, at) => [left[at], ...row, right[at]]),
      ['-', ...below, '-'],
    ];
    return { puzzle: board(framed), solution: board(lines) };
  },

  yajilin: ({ lines }, answer) => {
    const arrows = { n: '^', e: '>', s: 'v', w: '<' };
    const clue = (sign) => sign.replace(/[nesw]$/, (way) => arrows[way]);
    const signs = lines.map((row, r) =>
      row.map((sign, c) => (sign === '-' ? (answer.lines[r][c] === 'x' ? '#' : '.') : clue(sign))),
    );
    return {
      puzzle: board(lines.map((row) => row.map(clue))),
      solution: linesThrough(answer.lines, signs, (r, c) => lines[r][c] !== '-'),
    };
  },

  nonogram: ({ columns, lines }, { lines: answer }) => ({
    puzzle: ['columns', 'rows']
      .map((name, at) => {
        const own = at ? lines.slice(columns) : lines.slice(0, columns);
        return `${name}: ${own.map((line) => line.join(' ')).join(', ')}`;
      })
      .join('\n'),
    solution: board(answer, { x: '#' }),
  }),

  hashi: ({ lines }, answer) => ({
    puzzle: board(lines),
    // Islands stand in the answer, too.
    solution: board(
      answer.lines.map((row, at) => row.map((one, col) => (one === '-' ? lines[at][col] : one))),
    ),
  }),

  kakuro: ({ lines }, { lines: answer }) => ({
    puzzle: lines
      .map((row) => row.map((one) => (one === '0' ? '.' : one.replace(/[,-]/, '\\'))).join(' '))
      .join('\n'),
    solution: board(answer),
  }),

  kenken({ lines }, { lines: answer }) {
    const cages = lines.slice(lines.length / 2);
    const numbers = [...new Set(cages.flat())];
    const signed = lines.slice(0, lines.length / 2).map((row, at) =>
      row
        .map((clue, col) => {
          const nth = numbers.indexOf(cages[at][col]);
          // Capital letters, then small ones.
          const sign = String.fromCharCode(nth + (nth < 26 ? 65 : 71));
          return `${/^[-.]$/.test(clue) ? '' : clue.replace('x', '*').replace('/', '÷')}${sign}`;
        })
        .join(' '),
    );
    return {
      puzzle: `${board(answer.map((row) => row.map(() => '-')))}\ncages:\n${signed.join('\n')}`,
      solution: board(answer),
    };
  },

  magnets({ rows, columns, lines: [above, below, left, right, ...dominoes] }, { lines }) {
    if (dominoes.length !== rows) throw new RangeError('a board with poles that are given');
    const framed = [
      ['-', ...above, '-'],
      ...left.map((plus, at) => [plus, ...Array(columns).fill('-'), right[at]]),
      ['-', ...below, '-'],
    ];
    return {
      puzzle: `${board(framed)}\n\n${map(dominoes)}`,
      solution: board(lines, { '-': '-', x: '.' }),
    };
  },

  thermometers({ columns, lines: [above, left, ...cells] }, { lines }) {
    const framed = [['-', ...above], ...left.map((n) => [n, ...Array(columns).fill('-')])];
    return { puzzle: `${board(framed)}\n\n${tubes(cells)}`, solution: board(lines, { x: '#' }) };
  },

  tents: ({ lines: [above, left, ...cells] }, { lines: answer }) => ({
    puzzle: board([['-', ...above], ...cells.map((row, at) => [left[at], ...row])], { x: 'T' }),
    solution: board(answer, { x: 'T', o: 'A' }),
  }),

  'yin-yang': ({ lines }, answer) => {
    const colours = { w: 'W', b: 'B' };
    return { puzzle: board(lines, colours), solution: board(answer.lines, colours) };
  },
  norinori: ({ rows, lines }, { lines: answer }) => ({
    puzzle: map(lines.slice(rows)),
    solution: board(answer, { x: '#' }),
  }),

  heyawake: ({ rows, lines }, { lines: answer }) => ({
    puzzle: `${map(lines.slice(rows))}\n\n${board(lines.slice(0, rows))}`,
    solution: board(answer, { x: '#' }),
  }),

  stitches({ rows, lines: [above, left, ...regions] }, { lines }) {
    const counts = [['-', ...above], ...left.map((n) => [n, ...above.map(() => '-')])];
    const signs = { right: ['e', '-'], below: ['s', '|'] };
    const solution = Array.from({ length: 2 * rows - 1 }, (_, down) =>
      Array.from({ length: 2 * above.length - 1 }, (_, across) => {
        const [row, col] = [down >> 1, across >> 1];
        if ((down + across) % 2 === 0) return '.';
        const [end, sign] = signs[down % 2 ? 'below' : 'right'];
        const other = down % 2 ? regions[row + 1][col] : regions[row][col + 1];
        return lines[row][col] === end ? sign : regions[row][col] === other ? '.' : 'x';
      }),
    );
    return {
      puzzle: `${map(regions)}\n\n${board(counts)}`,
      solution: solution.map((row) => row.join('')).join('\n'),
    };
  },

  'star-battle': ({ more: [stars], lines }, answer) => ({
    puzzle: `stars: ${stars}\n${map(lines)}`,
    solution: board(answer.lines, { x: '*' }),
  }),

  kakurasu({ lines: [below, right] }, { lines: answer }) {
    const rows = right.map((sum) => [...below.map(() => '-'), sum]);
    return { puzzle: board([...rows, [...below, '-']]), solution: board(answer, { x: '#' }) };
  },

  dominosa: (problem, { lines }) => ({ puzzle: board(problem.lines), solution: board(lines) }),
};
