import {
  cell,
  type Direction,
  type End,
  link,
  type Mark,
  outside,
  type Picture,
  type Shade,
  type Side,
  type BoardSymbol as Sign,
  type Stroke,
  side,
} from '@gridproof/core';
import { cagesOf, wallsOf } from './samples.js';

/** Each element of pictures on its own board, for tests, for the page about them, and for viewing. */

/** The cells of a board three cells wide, in reading order. */
const cells = Array.from({ length: 9 }, (_, at) => cell(Math.floor(at / 3), at % 3));

/** Returns a mark for each cell, in reading order. */
const inCells = (...marks: readonly (Omit<Mark, 'at' | 'source'> | undefined)[]): Mark[] =>
  marks.flatMap((mark, at) => (mark ? { at: cells[at]!, source: 'clue', ...mark } : []));

const symbols = (...all: readonly (Sign | undefined)[]): Mark[] =>
  inCells(...all.map((symbol) => symbol && { symbol }));

const shades = (signs: string, source: Shade['source'] = 'found'): Shade[] =>
  [...signs.replace(/\s/g, '')].flatMap((sign, at): Shade[] => {
    const tone = ({ '#': 'dark', '-': 'light', 1: 'tint-1', 2: 'tint-2', 3: 'tint-3', 4: 'tint-4' } as const)[
      sign
    ];
    return tone ? [{ at: cells[at]!, tone, source }] : [];
  });

const board = { width: 3, height: 3 };

const stroke = (
  row: number,
  col: number,
  towards: 'right' | 'below',
  length = 1,
  count: 1 | 2 = 1,
): Stroke => ({
  at: link(row, col, towards, length),
  count,
  source: 'found',
});

const end = (row: number, col: number, ...ends: readonly End[]): Stroke[] =>
  ends.map((towards) => ({ at: cell(row, col), towards, source: 'clue' }));

const loop = [
  stroke(0, 0, 'right'),
  stroke(0, 1, 'right'),
  stroke(0, 2, 'below'),
  stroke(1, 2, 'below'),
  stroke(2, 1, 'right'),
  stroke(1, 1, 'below'),
  stroke(1, 0, 'right'),
  stroke(0, 0, 'below'),
];

/** A loop through cells and circles, across the border of a region. */
export const loops: Picture = {
  ...board,
  marks: [
    ...symbols(undefined, 'circle', undefined, undefined, 'disc'),
    { at: link(2, 0, 'right'), symbol: 'cross', source: 'found' },
  ],
  walls: wallsOf('AAB AAB BBB'),
  strokes: loop,
};

/** Numbers joined by one line and by two. */
export const bridges: Picture = {
  ...board,
  marks: inCells(
    { symbol: 'circle', text: '3' },
    undefined,
    { symbol: 'circle', text: '2' },
    undefined,
    undefined,
    undefined,
    { symbol: 'circle', text: '2' },
    { symbol: 'circle', text: '1' },
  ),
  strokes: [stroke(0, 0, 'right', 2, 2), stroke(0, 0, 'below', 2), stroke(2, 0, 'right')],
  frame: 'none',
};

/** Paths that end at numbers. */
export const paths: Picture = {
  ...board,
  marks: inCells(
    { text: '1' },
    undefined,
    { text: '2' },
    undefined,
    undefined,
    undefined,
    { text: '1' },
    undefined,
    {
      text: '2',
    },
  ),
  strokes: [
    stroke(0, 0, 'right'),
    stroke(0, 1, 'below'),
    stroke(1, 0, 'right'),
    stroke(1, 0, 'below'),
    stroke(0, 2, 'below'),
    stroke(1, 2, 'below'),
  ],
};

/** Lines that end in their cells. */
export const ends: Picture = {
  ...board,
  marks: [],
  strokes: [
    ...end(0, 0, 'right'),
    ...end(0, 1, 'left', 'below', 'right'),
    ...end(0, 2, 'below'),
    ...end(1, 0, 'above', 'below'),
    ...end(1, 1, 'above', 'right'),
    ...end(1, 2, 'left', 'right'),
    ...end(2, 0, 'above', 'right'),
    ...end(2, 1, 'left', 'above'),
    ...end(2, 2, 'left'),
  ],
};

const HEADINGS: readonly (Direction | undefined)[] = [
  'up-left',
  'up',
  'up-right',
  'left',
  undefined,
  'right',
  'down-left',
  'down',
  'down-right',
];

export const arrows: Picture = {
  ...board,
  marks: inCells(
    ...HEADINGS.map((heading, at) =>
      heading ? { symbol: `arrow-${heading}` as const, ...(at === 0 && { note: '1' }) } : { text: '9' },
    ),
  ),
};

/** Arrows with numbers, one of two digits. */
export const pointed: Picture = {
  ...board,
  marks: inCells(
    { text: '2', symbol: 'arrow-right' },
    undefined,
    { text: '0', symbol: 'arrow-down' },
    undefined,
    { text: '12', symbol: 'arrow-left' },
    undefined,
    { text: '1', symbol: 'arrow-up' },
  ),
  shades: shades('.#- ... ..#'),
};

/** Half-shaded cells, found and given, beside a white one and numbers. */
export const triangles: Picture = {
  ...board,
  marks: [
    ...symbols(
      'triangle-lower-right',
      'triangle-lower-left',
      undefined,
      'triangle-upper-right',
      'triangle-upper-left',
    ).map((mark) => ({ ...mark, source: 'found' }) as const),
    { at: cell(0, 2), text: '2', source: 'clue' },
  ],
  shades: [...shades('..# ..# ...', 'clue'), ...shades('... ... ---')],
};

/** Sums below and above a diagonal. */
export const splits: Picture = {
  ...board,
  marks: [
    ...inCells(
      undefined,
      { split: { below: '11' } },
      { split: { below: '7' } },
      { split: { above: '4' } },
      undefined,
      undefined,
      {
        split: { below: '23', above: '14' },
      },
    ),
    ...(
      [
        [4, '1'],
        [5, '3'],
        [7, '9'],
        [8, '5'],
      ] as const
    ).map(([at, text]) => ({ at: cells[at]!, text, source: 'found' }) as const),
  ],
  shades: shades('### #.. #..', 'clue'),
};

/** Several numbers in a cell. */
export const lists: Picture = {
  ...board,
  marks: inCells(
    { list: ['3'] },
    undefined,
    { list: ['1', '3'] },
    undefined,
    { list: ['1', '1', '3'] },
    undefined,
    {
      list: ['1', '1', '1', '1'],
    },
    undefined,
    { list: ['2', '?'] },
  ),
  shades: shades('.#. #.# .-.'),
};

/** Game pieces in cells. */
export const pieces: Picture = {
  ...board,
  marks: symbols('star', 'tent', 'tree', 'plus', 'minus', 'hole', 'mine', 'lamp', 'bar'),
};

/** A ship of one cell, longer ships in both directions, an unknown part, and water. */
export const ships: Picture = {
  ...board,
  marks: symbols('bow-left', 'hull', 'bow-right', 'water', undefined, 'bow-up', 'boat', 'ship', 'bow-down'),
};

/** Tubes, one partly filled, one full, one known to be empty from its second cell on. */
export const tubes: Picture = {
  width: 4,
  height: 3,
  marks: [
    { at: outside('above', -1, 0), text: '2', source: 'clue' },
    { at: outside('left', 0, -1), text: '3', source: 'clue' },
  ],
  tubes: [
    { cells: [cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 2), cell(1, 1)], source: 'clue' },
    { cells: [cell(2, 0), cell(1, 0)], source: 'clue' },
    { cells: [cell(2, 3), cell(2, 2), cell(2, 1)], source: 'clue' },
    { cells: [cell(0, 3), cell(1, 3)], source: 'clue' },
  ],
  shades: [
    ...[cell(0, 0), cell(0, 1), cell(0, 2), cell(2, 0), cell(1, 0), cell(2, 3)].map(
      (at): Shade => ({ at, tone: 'dark', source: 'found' }),
    ),
    ...[cell(2, 2), cell(2, 1)].map((at): Shade => ({ at, tone: 'light', source: 'found' })),
  ],
};

const relation = (at: Side, symbol: Sign): Mark => ({ at, symbol, source: 'clue' });

/** Inequality signs between cells. */
export const inequalities: Picture = {
  ...board,
  marks: [
    ...inCells(undefined, undefined, { text: '3' }),
    relation(side(0, 0, 'right'), 'less'),
    relation(side(1, 1, 'right'), 'greater'),
    relation(side(0, 0, 'below'), 'less'),
    relation(side(1, 2, 'below'), 'greater'),
  ],
};

/** Relations of two cells, as signs and as dots. */
export const relations: Picture = {
  ...board,
  marks: [
    ...inCells(undefined, undefined, undefined, undefined, { text: '2' }),
    relation(side(0, 0, 'right'), 'equal'),
    relation(side(0, 1, 'right'), 'unequal'),
    relation(side(0, 0, 'below'), 'unequal'),
    relation(side(0, 2, 'below'), 'equal'),
    relation(side(1, 1, 'right'), 'open-dot'),
    relation(side(2, 0, 'right'), 'filled-dot'),
    relation(side(1, 1, 'below'), 'open-dot'),
    relation(side(1, 2, 'below'), 'filled-dot'),
  ],
};

/** Black and white circles with numbers. */
export const circles: Picture = {
  ...board,
  marks: inCells(
    { symbol: 'disc', text: '3' },
    undefined,
    { symbol: 'circle', text: '4' },
    undefined,
    { symbol: 'circle' },
    undefined,
    {
      symbol: 'disc',
    },
    undefined,
    { symbol: 'disc', text: '12' },
  ),
};

/** Areas in four tints, with numbers. */
export const tints: Picture = {
  ...board,
  marks: inCells(
    { text: '1' },
    undefined,
    { text: '2' },
    undefined,
    undefined,
    undefined,
    { text: '3' },
    undefined,
    {
      text: '4',
    },
  ).map((mark, at) => ({ ...mark, source: at % 2 ? 'found' : 'clue' }) as const),
  shades: shades('112 132 344'),
  walls: wallsOf('AAB ACB CDD'),
};

/** Holes with stitches between them, across the borders of regions. */
export const stitches: Picture = {
  ...board,
  marks: symbols(undefined, 'hole', 'hole', 'hole', undefined, undefined, 'hole').map(
    (mark) => ({ ...mark, source: 'found' }) as const,
  ),
  walls: wallsOf('AAB AAB CCC'),
  strokes: [stroke(0, 1, 'right'), stroke(1, 0, 'below')],
};

/** Lists of numbers above and to the left of the board. */
export const outsideLists: Picture = {
  ...board,
  marks: [
    { at: outside('above', -1, 0), list: ['1', '1'], source: 'clue' },
    { at: outside('above', -1, 1), list: ['3'], source: 'clue' },
    { at: outside('above', -1, 2), list: ['1'], source: 'clue' },
    { at: outside('left', 0, -1), list: ['2'], source: 'clue' },
    { at: outside('left', 1, -1), list: ['1'], source: 'clue' },
    { at: outside('left', 2, -1), list: ['1', '1'], source: 'clue' },
  ],
  shades: shades('##- -#- #-#'),
};

/** Lists of numbers with two digits, at all ends. */
export const wideLists: Picture = {
  ...board,
  marks: [
    { at: outside('above', -1, 0), list: ['10', '1', '2'], source: 'clue' },
    { at: outside('left', 0, -1), list: ['1', '10', '1'], source: 'clue' },
    { at: outside('left', 2, -1), list: ['10', '3'], source: 'clue' },
    { at: outside('right', 0, 3), list: ['4', '12'], source: 'clue' },
    { at: outside('right', 1, 3), list: ['5'], source: 'clue' },
    { at: outside('below', 3, 1), list: ['6', '7'], source: 'clue' },
  ],
};

/** Numbers in frames, which only set them apart. */
export const rings: Picture = {
  ...board,
  marks: inCells({ symbol: 'ring', text: '3' }, undefined, { symbol: 'badge', text: '12' }),
};

/** Marks in different colours. */
export const colours: Picture = {
  width: 5,
  height: 2,
  marks: [
    ...([1, 2, 3, 4, 5, 6, 7, 8] as const).map(
      (colour, at): Mark => ({
        at: cell(Math.floor(at / 5), at % 5),
        text: `${colour}`,
        colour,
        source: 'clue',
      }),
    ),
    { at: outside('left', 0, -1), text: '1', mild: true, source: 'clue' },
  ],
};

/** Thin dashes between the cells. */
export const dashes: Picture = { ...board, marks: inCells({ text: '3' }), frame: 'dashed' };

/** Dots at the corners, with pieces of walls and with signs for no wall. */
export const dots: Picture = {
  ...board,
  frame: 'dots',
  hues: true,
  marks: [
    ...inCells({ text: '2' }, undefined, undefined, undefined, { text: '1' }),
    { at: side(0, 1, 'right'), symbol: 'cross', source: 'found' },
  ],
  walls: (
    [
      side(0, -1, 'right'),
      side(-1, 0, 'below'),
      side(-1, 1, 'below'),
      side(1, 1, 'below'),
      side(2, 1, 'right'),
    ] as const
  ).map((at) => ({ at, weight: 'thick', source: 'found' })),
};

/** Cells as boxes, with signs in the gaps. */
export const boxes: Picture = { ...inequalities, frame: 'boxes' };

/** A stronger line after every third cell. */
export const majorLines: Picture = {
  width: 7,
  height: 3,
  marks: [],
  majorLines: 3,
  shades: shades('.#. #-# ...'),
};

/** Cages with lines as thick as walls. */
export const solidCages: Picture = {
  ...board,
  marks: inCells({ note: '3+' }, undefined, { note: '6x' }, { note: '2-' }),
  cages: cagesOf('AAB CBB CDD').map((cage) => ({ ...cage, style: 'solid' })),
};

/** Outlines around two cells each. */
export const outlines: Picture = {
  ...board,
  frame: 'none',
  marks: inCells(...['0', '1', '1', '2', '0', '1', '2', '2', '0'].map((text) => ({ text }))),
  cages: cagesOf('AAB C.B C..').map((cage) => ({ ...cage, style: 'outline', source: 'found' })),
};

/** Tiles with thick lines on them. */
export const tiles: Picture = { ...ends, frame: 'boxes', tiled: true };

/** Tiles, some of them connected to the first. */
export const fedTiles: Picture = { ...tiles, fed: [cell(0, 0), cell(0, 1), cell(1, 1), cell(1, 2)] };

/** Two diagonals through all cells. */
export const diagonals: Picture = {
  ...board,
  marks: inCells({ text: '3' }, undefined, undefined, undefined, { text: '1' }),
  shades: (['falling', '', 'rising', '', 'crossing', '', 'rising', '', 'falling'] as const).flatMap(
    (tone, at): Shade[] => (tone ? [{ at: cells[at]!, tone, source: 'clue' }] : []),
  ),
};

/** Tones of cells other than shading. */
export const grounds: Picture = {
  ...board,
  marks: [],
  shades: (['covered', 'open', 'grey', 'lit', 'water', 'filled', 'grass', 'hatched', 'light'] as const).map(
    (tone, at): Shade => ({ at: cells[at]!, tone, source: 'found' }),
  ),
};

/** Items below the board, some of them used. */
export const bank: Picture = {
  ...board,
  marks: symbols('bow-left', 'bow-right', undefined, undefined, undefined, undefined, 'boat'),
  caption: 'ships: 1 of 3 cells, 1 of 2, 2 of 1',
  bank: [
    { symbols: ['bow-left', 'hull', 'bow-right'], label: '3' },
    { symbols: ['bow-left', 'bow-right'], label: '2', used: true },
    { symbols: ['boat'], label: '1', used: true },
    { symbols: ['boat'], label: '1' },
    { text: '0-1' },
    { text: '12', used: true },
    { symbols: ['mine'], text: '7' },
  ],
};
