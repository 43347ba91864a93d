import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { decodePicture, readPicture } from '../src/index.js';
import { prove } from './goals.js';
import { loadType } from './puzzle-types.js';
import { fontFile } from './rasterise.js';

const PAD = 40;

/** Returns a bold text around a point. */
const label = (text: string, x: number, y: number, height: number): string =>
  `<text x="${x}" y="${y + 0.36 * height}" font-size="${height}" font-weight="700" text-anchor="middle">${text}</text>`;

/** Returns the lines of a square board. */
const lines = (cells: number, size: number, look: string): string =>
  Array.from({ length: cells + 1 }, (_, line) => {
    const [at, end] = [PAD + line * size + 0.5, PAD + cells * size + 0.5];
    return `<path d="M${at} ${PAD}V${end}M${PAD} ${at}H${end}" ${look}/>`;
  }).join('');

/** Reads a picture as one of some types; returns the puzzle, its type and the doubts. */
async function read(names: readonly string[], side: number, contents: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" font-family="Arimo"><rect width="100%" height="100%" fill="#e5e5e5"/>${contents}</svg>`;
  const font = { fontFiles: [fontFile('arimo', 700)], loadSystemFonts: false };
  const raster = decodePicture(new Resvg(svg, { font }).render().asPng());
  const types = await Promise.all(names.map(loadType));
  const { type, puzzle, doubts } = await readPicture(raster, { types, prove });
  return { id: type.id, text: type.print(puzzle as never), doubts };
}

it('prefers the type that reads the numbers beside the board', async () => {
  const [above, right, below, left] = ['34213', '22312', '21242', '32132'];
  const size = 48;
  const beside = [...above].map((text, nth) => {
    const [at, start, end] = [PAD + (nth + 0.5) * size, PAD - 22, PAD + 5 * size + 22];
    return `${label(text, at, start, 18)}${label(left[nth]!, start, at, 18)}${label(right[nth]!, end, at, 18)}${label(below[nth]!, at, end, 18)}`;
  });
  const contents = lines(5, size, 'stroke="#000" fill="none"') + beside.join('');
  const skyscrapers = await loadType('skyscrapers');
  expect(await read(['numberlink', 'skyscrapers', 'aquarium'], 2 * PAD + 5 * size, contents)).toEqual({
    id: 'skyscrapers',
    text: skyscrapers.print(
      skyscrapers.parse('.34213.\n3.....2\n2.....2\n1.....3\n3.....1\n2.....2\n.21242.') as never,
    ),
    doubts: [],
  });
});

it('takes broad lines of one colour for no walls', async () => {
  const size = 48;
  const rows = ['.1.3.', '2..3.', '.2...', '1....', '....2'];
  const numbers = rows.flatMap((row, r) =>
    [...row].flatMap((text, c) =>
      text === '.' ? [] : [label(text, PAD + (c + 0.5) * size, PAD + (r + 0.5) * size, 20)],
    ),
  );
  const outline = `<rect x="${PAD}" y="${PAD}" width="${5 * size}" height="${5 * size}" fill="none" stroke="#000" stroke-width="4"/>`;
  const contents = `${lines(5, size, 'stroke="#cc0" stroke-width="4" fill="none"')}${outline}${numbers.join('')}`;
  const { id, text, doubts } = await read(['palisade', 'slitherlink'], 2 * PAD + 5 * size, contents);
  expect([id, doubts]).toEqual(['palisade', []]);
  expect(text).toContain(rows.join('\n'));
  expect(text).not.toContain('|');
});

it('reads sums that touch thick walls, and division signs', async () => {
  const kenken = await loadType('kenken');
  const text = '....\n....\n....\n....\ncages:\n2÷A A 0-B 12×D\nA 2×C B D\n10+E C B 1÷F\nE E F F';
  const puzzle = kenken.parse(text) as never;
  const { cages = [], marks } = kenken.draw(puzzle);
  const size = 56;
  const cageOf = (row: number, col: number) =>
    cages.findIndex(({ cells }) => cells.some((cell) => cell.row === row && cell.col === col));
  const walls = Array.from({ length: 16 }, (_, nth) => {
    const [row, col] = [Math.floor(nth / 4), nth % 4];
    const [x, y] = [PAD + col * size + 0.5, PAD + row * size + 0.5];
    const upper = row > 0 && cageOf(row, col) === cageOf(row - 1, col) ? '' : `M${x} ${y}h${size}`;
    const left = col > 0 && cageOf(row, col) === cageOf(row, col - 1) ? '' : `M${x} ${y}v${size}`;
    return `<path d="${upper}${left}" stroke="#000" stroke-width="3"/>`;
  });
  const sums = marks.flatMap(({ at, note }) => {
    const [x, y] = [PAD + at.col * size + 4, PAD + at.row * size + 15];
    return note ? [`<text x="${x}" y="${y}" font-size="16" font-weight="700">${note}</text>`] : [];
  });
  const outline = `<rect x="${PAD + 0.5}" y="${PAD + 0.5}" width="${4 * size}" height="${4 * size}" fill="none" stroke="#000" stroke-width="3"/>`;
  const contents = `${lines(4, size, 'stroke="#000" fill="none"')}${walls.join('')}${outline}${sums.join('')}`;
  expect(await read(['kenken', 'palisade'], 2 * PAD + 4 * size, contents)).toEqual({
    id: 'kenken',
    text: kenken.print(puzzle),
    doubts: [],
  });
});

it.each([
  ['in all rows and columns', '3.5...4\n....1..\n4......\n.......\n....3..\n..2....\n4...6.4'],
  ['in every other row and column', '3...3.1\n.......\n..1...2\n.......\n.......\n.......\n3.....3'],
])('reads circles that reach into the cells beside them, %s', async (_, text) => {
  const hashi = await loadType('hashi');
  const puzzle = hashi.parse(text) as never;
  const pitch = 24;
  const circles = hashi.draw(puzzle).marks.map(({ at, text }) => {
    const [x, y] = [PAD + at.col * pitch + 0.5, PAD + at.row * pitch + 0.5];
    return `<circle cx="${x}" cy="${y}" r="13" fill="none" stroke="#000" stroke-width="3"/>${label(text!, x, y, 15)}`;
  });
  expect(await read(['hashi', 'kurodoko', 'shingoki'], 2 * PAD + 6 * pitch, circles.join(''))).toEqual({
    id: 'hashi',
    text: hashi.print(puzzle),
    doubts: [],
  });
});

it('reads tiles with bevels that are lighter than open cells', async () => {
  const rows = ['....', '1221', '0000'];
  const size = 32;
  const tiles = rows.flatMap((row, r) =>
    [...row].map((text, c) => {
      const [x, y] = [PAD + c * size, PAD + r * size];
      const square = (fill: string) =>
        `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="${fill}"`;
      if (text !== '.')
        return `${square('#d0d0d0')} stroke="#aaa"/>${text === '0' ? '' : label(text, x + size / 2, y + size / 2, 18)}`;
      const light = `<path d="M${x} ${y}h${size}l-3 3h${6 - size}v${size - 6}l-3 3z" fill="#fff"/>`;
      const dark = `<path d="M${x + size} ${y + size}h${-size}l3 -3h${size - 6}v${6 - size}l3 -3z" fill="#888"/>`;
      return `${square('#e5e5e5')}/>${light}${dark}`;
    }),
  );
  const { text, doubts } = await read(['minesweeper'], 2 * PAD + 4 * size, tiles.join(''));
  expect([text, doubts]).toEqual([rows.join('\n'), []]);
});

it('takes tiles of two colours for the two values, the lighter one for the first', async () => {
  const rows = ['1..0..', '..00.1', '.00..1', '......', '00.1..', '.1..00'];
  const size = 32;
  const tiles = rows.flatMap((row, r) =>
    [...row].map((text, c) => {
      const [x, y] = [PAD + c * size, PAD + r * size];
      const [fill, edge] =
        text === '.' ? ['#808080', 'none'] : text === '0' ? ['#d5d5d5', '#fff'] : ['#333', '#000'];
      const bevel = `<rect x="${x + 6.5}" y="${y + 6.5}" width="${size - 12}" height="${size - 12}" fill="none" stroke="${edge}"/>`;
      return `<rect x="${x + 0.5}" y="${y + 0.5}" width="${size}" height="${size}" fill="${fill}" stroke="#444"/>${bevel}`;
    }),
  );
  const { id, text, doubts } = await read(['battleships', 'takuzu'], 2 * PAD + 6 * size, tiles.join(''));
  expect([id, text, doubts]).toEqual(['takuzu', rows.join('\n'), []]);
});

it('asks about a board that is a small part of the picture', async () => {
  const size = 32;
  // Each tile covers two cells, from its upper or left one.
  const tiles = ['TTLRLR', 'BBTLRT', 'LRBTTB', 'TLRBBT', 'BLRLRB'].flatMap((row, r) =>
    [...row].flatMap((part, c) => {
      if (part === 'B' || part === 'R') return [];
      const [width, height] = part === 'T' ? [size - 4, 2 * size - 4] : [2 * size - 4, size - 4];
      return `<rect x="${PAD + c * size}" y="${PAD + r * size}" width="${width}" height="${height}" rx="3" fill="#aaa"/>`;
    }),
  );
  const number = label('2', PAD + size / 2, PAD / 2, 18);
  const { doubts } = await read(['pipes'], 2 * PAD + 6 * size, tiles.join('') + number);
  expect(doubts.map(({ message }) => message)).toContain(
    'only a small part of the picture is read: check all',
  );
});
