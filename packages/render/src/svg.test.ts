import { cell, corner, link, type Picture, placeKey, side } from '@gridproof/core';
import { describe, expect, test } from 'vitest';
import * as samples from '../test/samples.js';
import * as vocabulary from '../test/vocabulary.js';
import { renderSvg, svgParts, svgPositions } from './svg.js';
import { hueStyle, type LineHues } from './svg-hues.js';
import { svgStyle } from './svg-style.js';
import { schemeVariables } from './svg-tints.js';

const pictures = [...Object.entries(samples), ...Object.entries(vocabulary)].filter(
  (entry): entry is [string, Picture] => typeof entry[1] === 'object',
);

/** Returns the names of all elements; throws if the XML is not well-formed. */
function elementsOf(xml: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  const text = /^(?:[^<>&]|&(?:amp|lt|gt|quot|#39);)*$/;
  const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z:-]+="(?:[^<>&"]|&(?:amp|lt|gt|quot|#39);)*")*)(\/?)>/y;
  let at = 0;
  while (at < xml.length) {
    const next = xml.indexOf('<', at);
    const between = xml.slice(at, next < 0 ? xml.length : next);
    if (!text.test(between) || (open.length === 0 && between !== '')) throw new Error(`bad text: ${between}`);
    if (next < 0) break;
    tag.lastIndex = next;
    const found = tag.exec(xml);
    if (!found) throw new Error(`bad tag: ${xml.slice(next, next + 80)}`);
    const [whole, closing, name, attributes, empty] = found as unknown as [
      string,
      string,
      string,
      string,
      string,
    ];
    const keys = [...attributes.matchAll(/ ([a-zA-Z:-]+)="/g)].map(([, key]) => key);
    if (new Set(keys).size !== keys.length) throw new Error(`an attribute twice: ${whole}`);
    if (closing && open.pop() !== name) throw new Error(`${whole} closes another element`);
    if (!closing) names.push(name);
    if (!closing && !empty) open.push(name);
    at = next + whole.length;
  }
  if (open.length > 0) throw new Error(`never closed: ${open.join(', ')}`);
  return names;
}

describe.each(pictures)('%s', (name, picture) => {
  test('is well-formed', () => {
    const svg = renderSvg(picture, { title: name, cellSize: 37 });
    expect(elementsOf(svg).slice(0, 3)).toEqual(['svg', 'title', 'style']);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null|\[object/);
    expect(svg).not.toMatch(/ id="/);
  });

  test('draws within its box', () => {
    const svg = renderSvg(picture);
    const [, width, height] = svg.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/)!.map(Number);
    for (const [, axis, at] of svg.matchAll(/ (c?[xy])="(-?[\d.]+)"/g)) {
      expect(Number(at)).toBeGreaterThanOrEqual(0);
      expect(Number(at)).toBeLessThanOrEqual(axis!.endsWith('x') ? width! : height!);
    }
  });
});

test('texts from outside are escaped', () => {
  const nasty = `<b a="1" c='2'>&\u0000]]>`;
  const picture: Picture = {
    width: 1,
    height: 1,
    marks: [{ at: cell(0, 0), text: nasty, note: nasty, source: 'clue' }],
    highlights: [{ places: [cell(0, 0)], meaning: 'wrong', label: nasty }],
  };
  const svg = renderSvg(picture, { title: nasty });
  expect(elementsOf(svg).filter((name) => name === 'b')).toEqual([]);
  expect(svg).toContain('<title>&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;\ufffd]]&gt;</title>');
});

test('a title and a size are there when none are given', () => {
  const svg = renderSvg(samples.takuzu);
  expect(svg).toContain('<title>A board of 6 by 6 cells</title>');
  expect(svg).toContain('viewBox="0 0 264 264"');
  expect(renderSvg(samples.takuzu, { cellSize: 20 })).toContain('viewBox="0 0 132 132"');
});

test('light and dark screens are both served', () => {
  expect(renderSvg(samples.takuzu)).toContain('prefers-color-scheme:dark');
});

test('a page brings the style once for all of its drawings', () => {
  const bare = renderSvg(samples.takuzu, { includeStyle: false });
  expect(bare).not.toContain('<style');
  expect(renderSvg(samples.takuzu)).toBe(bare.replace('</title>\n', `</title>\n<style>${svgStyle}</style>`));
});

test('thin lines are left out where the picture has none', () => {
  expect(renderSvg(samples.sudoku)).toContain('class="gp-line"');
  expect(renderSvg({ ...samples.sudoku, frame: 'none' })).not.toContain('class="gp-line"');
});

test('the legend explains every highlight', () => {
  const svg = renderSvg(samples.sudokuWrong);
  expect(svg).toContain('these cannot both be right');
  expect(svg).toContain('because of these &lt;clues&gt; &amp; others');
});

test("a cage's line is one closed path inside its cells", () => {
  const picture: Picture = { width: 2, height: 2, marks: [], cages: samples.cagesOf('AA A.') };
  expect(cageLines(picture)).toMatchInlineSnapshot(`
    [
      [
        "M37 37L223 37L223 123L123 123L123 223L37 223Z",
        "4 3",
      ],
    ]
  `);
});

test('a dashed wall stands on its own side', () => {
  const picture: Picture = {
    width: 2,
    height: 1,
    marks: [],
    walls: samples.wallsOf('AB', 'dashed').slice(3, 5),
  };
  expect(cageLines(picture)).toMatchInlineSnapshot(`
    [
      [
        "M130 30V130M30 130H130",
        "4 3",
      ],
    ]
  `);
});

test('of cages that share cells one runs farther inside, with other dashes', () => {
  const overlapping = { ...samples.killer, cages: [...samples.cagesOf('AA.'), ...samples.cagesOf('.BB')] };
  const [[first, dashes] = [], [second, others] = [], ...more] = cageLines({
    ...overlapping,
    width: 3,
    height: 1,
  });
  expect(more).toEqual([]);
  expect(dashes).not.toBe(others);
  const corners = (d = '') => new Set(d.match(/\d+ \d+/g));
  expect([corners(first).size, corners(second).size, corners(`${first} ${second}`).size]).toEqual([4, 4, 8]);
  // Adjacent cages are drawn like one.
  expect(cageLines({ width: 3, height: 1, marks: [], cages: samples.cagesOf('AAB') })).toHaveLength(1);
});

test('a sparse board has lines between its cells, an edge around them and a ground for its gaps', () => {
  const picture: Picture = { width: 2, height: 2, cells: [cell(0, 0), cell(1, 0), cell(1, 1)], marks: [] };
  const svg = renderSvg(picture, { cellSize: 100 });
  expect(
    [...svg.matchAll(/class="gp-(?:gap|line|edge)" d="([^"]*)"/g)].map(([, d]) => d),
  ).toMatchInlineSnapshot(`
    [
      "M130 30h100v100h-100Z",
      "M130 130V230M30 130H130",
      "M30 30V230M130 30V130M230 130V230M30 30H130M130 130H230M30 230H230",
    ]
  `);
});

test('texts beside the board have room of their own', () => {
  const svg = renderSvg(
    { ...samples.margins, marks: samples.margins.marks.filter(({ at }) => at.kind === 'outside') },
    { cellSize: 100 },
  );
  expect(svg).toContain('viewBox="0 0 560 460"');
  const texts = [...svg.matchAll(/<text x="(\d+)" y="([\d.]+)"[^>]*>([^<]*)</g)];
  expect(texts.map(([, x, y, text]) => [text, Number(x), Math.round(Number(y))])).toEqual([
    ['1 1', 80, 194],
    ['1', 80, 295],
    ['3', 480, 295],
    ['1', 180, 95],
    ['2', 380, 95],
    ['9', 280, 395],
  ]);
});

test('a caption stands above the legend', () => {
  const svg = renderSvg({ ...samples.sparse, caption: 'pieces: 1 < 2' });
  expect(svg).toContain('>pieces: 1 &lt; 2</text>');
  expect(Number(svg.match(/ height="(\d+)"/)![1])).toBeGreaterThan(
    Number(renderSvg(samples.sparse).match(/ height="(\d+)"/)![1]),
  );
  const both = renderSvg({ ...samples.sudokuWrong, caption: 'a caption' });
  expect(both.indexOf('a caption')).toBeLessThan(both.indexOf('these cannot both be right'));
});

describe('a bank', () => {
  const bank = ['12', '3', '4-5'].map((text) => ({ text }));
  const picture: Picture = { width: 2, height: 1, marks: [], bank, caption: 'pieces: 12 3 4-5' };
  const heightOf = (svg: string) => Number(svg.match(/ height="(\d+(?:\.\d+)?)"/)![1]);

  test('stands below the board instead of the caption', () => {
    const { bank: _, ...plain } = picture;
    const { caption: __, ...bare } = plain;
    expect(renderSvg(picture)).not.toContain('pieces');
    expect(heightOf(renderSvg(picture))).toBeGreaterThan(heightOf(renderSvg(bare)));
    expect(svgPositions(picture).height).toBeGreaterThan(svgPositions(plain).height);
    expect(svgParts(picture).filter((part) => part.includes('gp-bank'))).toHaveLength(3);
  });

  test('stays where it is while its items are used, each a part of the drawing by itself', () => {
    const used: Picture = { ...picture, bank: [{ text: '12', used: true }, ...bank.slice(1)] };
    const [before, after] = [svgParts(picture), svgParts(used)];
    expect(after.filter((part) => !before.includes(part))).toEqual([
      expect.stringMatching(/gp-used.*12.*gp-stroke/),
    ]);
  });

  test('has rows within the drawing, and a drawing as wide as its widest item', () => {
    const within = (one: Picture) => {
      const xs = [
        ...svgParts(one)
          .join('')
          .matchAll(/<text x="([\d.]+)"/g),
      ].map(([, x]) => Number(x));
      return xs.length > 0 && Math.min(...xs) > 0 && Math.max(...xs) < svgPositions(one).width;
    };
    expect(within(picture)).toBe(true);
    const long: Picture = { ...picture, width: 1, bank: [{ text: '1234567890' }] };
    expect(within(long)).toBe(true);
    expect(svgPositions(long).width).toBeGreaterThan(svgPositions({ ...long, bank: [] }).width);
  });
});

test('a lamp has rays that end within its cell, on the ground that it lights', () => {
  const lamp: Picture = {
    width: 1,
    height: 1,
    marks: [{ at: cell(0, 0), symbol: 'lamp', source: 'found' }],
    shades: [{ at: cell(0, 0), tone: 'lit', source: 'found' }],
  };
  const svg = renderSvg(lamp, { cellSize: 100 });
  expect(svg).toContain('<rect class="gp-lit gp-by-found" x="30" y="30" width="100" height="100"');
  const rays = [...svg.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map(([, ...ends]) =>
    ends.map(Number),
  );
  const fromMiddle = (x: number, y: number) => Math.hypot(x - 80, y - 80);
  const inLamp = rays.filter(([x, y]) => Math.abs(fromMiddle(x!, y!) - 30) < 0.1);
  expect(inLamp).toHaveLength(8);
  for (const [, , x, y] of inLamp) expect(fromMiddle(x!, y!)).toBeCloseTo(40, 1);
});

test('a text fits in its circle', () => {
  const circle = { symbol: 'circle', source: 'clue' } as const;
  const radii = (...marks: Picture['marks']) =>
    [...renderSvg({ width: 2, height: 2, marks }, { cellSize: 100 }).matchAll(/ r="(\d+)"/g)].map(
      ([, r]) => r,
    );
  const [plain, written] = [
    { ...circle, at: cell(0, 0) },
    { ...circle, at: cell(1, 1), text: '8' },
  ];
  expect(radii(plain, written)).toEqual(['38', '43']);
  expect(radii(plain, written, { ...circle, at: corner(1, 1) })).toEqual(['19', '43', '19']);
  expect(radii({ ...circle, at: corner(1, 1), text: '8' })).toEqual(['24']);
});

/** Returns the lines of cages and dashed walls with their dashes. */
function cageLines(picture: Picture): readonly (readonly [d: string, dashes: string])[] {
  const svg = renderSvg(picture, { cellSize: 100 });
  return [...svg.matchAll(/class="gp-cage" d="([^"]*)"[^>]*stroke-dasharray="([^"]*)"/g)].map(
    ([, d = '', dashes = '']) => [d, dashes] as const,
  );
}

test('a drawing that is still keeps its places and its size, whatever is put on it', () => {
  const { width, height } = { width: 3, height: 2 };
  const empty: Picture = { width, height, marks: [] };
  const full: Picture = {
    ...empty,
    marks: [{ at: side(0, 0, 'right'), source: 'found', symbol: 'cross' }],
    highlights: [{ places: [cell(1, 1)], meaning: 'reason', label: 'a long label that a legend would show' }],
    caption: 'Something else',
  };
  const place = svgPositions(empty);
  const [paper] = svgParts(empty);
  expect(paper).toBe(`<rect class="gp-paper" width="${place.width}" height="${place.height}" rx="6"/>`);
  expect(svgParts(full)[0]).toBe(paper);
  expect(svgPositions(full).middle(cell(1, 2))).toEqual(place.middle(cell(1, 2)));
  expect(svgParts(full).join('')).not.toMatch(/<style|a long label|Something else/);
  // Unchanged parts are equal.
  expect(svgParts(full)).toEqual(expect.arrayContaining([...svgParts(empty)]));
  expect(renderSvg(full)).not.toContain(paper);
});

test.each([
  ['light', /^\.gridproof\{([^}]*)\}/m],
  ['dark', /prefers-color-scheme:dark\)\{\.gridproof\{([^}]*)\}/],
])('keeps black darker than the board and white as light as anything on a %s page', (_, pattern) => {
  const [, variables = ''] = pattern.exec(svgStyle)!;
  const lightness = (name: string): number => {
    const [, hex = ''] = new RegExp(`--gp-${name}:#([0-9a-f]{6})`).exec(variables)!;
    const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  for (const dark of ['black', 'shade']) {
    expect(lightness(dark)).toBeLessThan(lightness('paper') - 40);
    expect(lightness(dark)).toBeLessThan(lightness('on-shade') - 100);
  }
  expect(lightness('white')).toBeGreaterThanOrEqual(lightness('paper'));
});

describe('the lines of the board', () => {
  const board: Picture = { width: 4, height: 2, marks: [] };
  const classes = (picture: Picture) =>
    [...renderSvg(picture).matchAll(/<(?:path|rect|circle) class="gp-(line|dashes|edge|corner|box)"/g)].map(
      ([, name]) => name,
    );

  test('are those of the frame', () => {
    expect(classes(board)).toEqual(['line', 'edge']);
    expect(classes({ ...board, frame: 'dashed' })).toEqual(['dashes', 'edge']);
    expect(classes({ ...board, frame: 'dots' })).toEqual(Array(15).fill('corner'));
    expect(classes({ ...board, frame: 'boxes' })).toEqual(Array(8).fill('box'));
    expect(classes({ ...board, frame: 'none' })).toEqual([]);
  });

  test('are stronger after so many cells', () => {
    const svg = renderSvg({ ...board, majorLines: 3 }, { cellSize: 100 });
    expect(svg).toContain('class="gp-major" d="M330 30V230" stroke-width="5"');
  });

  test('have dots only where there are cells', () => {
    const cells = [cell(0, 0), cell(1, 1)];
    expect(classes({ ...board, frame: 'dots', cells })).toHaveLength(7);
  });
});

test('walls are bars on a board without lines', () => {
  const wall: Picture = {
    width: 2,
    height: 1,
    marks: [],
    walls: [{ at: side(0, 0, 'right'), weight: 'thick', source: 'found' }],
  };
  expect(renderSvg({ ...wall, frame: 'none' })).toMatch(/class="gp-wall"[^>]* stroke-dasharray="20 20"/);
  expect(renderSvg(wall)).not.toContain('stroke-dasharray');
});

test('a solid cage is a wall, and an outline is not', () => {
  const [cage] = samples.cagesOf('AA');
  const svg = (style: 'solid' | 'outline') =>
    renderSvg({ width: 3, height: 1, marks: [], cages: [{ ...cage!, style }] }, { cellSize: 100 });
  expect(svg('solid')).toContain('class="gp-wall" d="M30 30V130M230 30V130M30 30H230M30 130H230"');
  expect(svg('outline')).not.toContain('class="gp-wall"');
  expect(svg('outline')).toContain('class="gp-stroke" d="M38 38L222 38L222 122L38 122Z"');
});

test('signs that a place stays empty are quiet where they were found', () => {
  const classOf = (source: 'clue' | 'found') =>
    renderSvg({ width: 1, height: 1, marks: [{ at: cell(0, 0), symbol: 'cross', source }] }).match(
      /<g class="(gp-(?:clue|found)[^"]*)"/,
    )?.[1];
  expect([classOf('clue'), classOf('found')]).toEqual(['gp-clue', 'gp-found gp-mark']);
});

test('a light cell has a dot, in its corner where something is written, and none where a line runs', () => {
  const light: Picture = {
    width: 2,
    height: 1,
    marks: [],
    shades: [{ at: cell(0, 0), tone: 'light', source: 'found' }],
  };
  const dot = (picture: Picture) =>
    renderSvg(picture, { cellSize: 100 })
      .match(/class="gp-solid" cx="([^"]*)" cy="([^"]*)"/)
      ?.slice(1);
  expect(dot(light)).toEqual(['80', '80']);
  expect(dot({ ...light, marks: [{ at: cell(0, 0), text: '3', source: 'clue' }] })).toEqual(['119', '41']);
  expect(dot({ ...light, strokes: [{ at: link(0, 0, 'right'), source: 'found' }] })).toBeUndefined();
});

test('lines run over bare circles and below numbers in them', () => {
  const positions = (text?: string) => {
    const svg = renderSvg({
      width: 2,
      height: 1,
      marks: [{ at: cell(0, 0), symbol: 'circle', source: 'clue', ...(text && { text }) }],
      strokes: [{ at: link(0, 0, 'right'), source: 'found' }],
    });
    return svg.indexOf('class="gp-white"') < svg.indexOf('class="gp-stroke"');
  };
  expect([positions(), positions('4')]).toEqual([true, false]);
});

const luminance = (hex: string): number =>
  [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4))
    .reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at]!, 0);

describe('hues', () => {
  const lines = (...cols: readonly number[]): Picture => ({
    width: 9,
    height: 1,
    marks: [],
    hues: true,
    strokes: cols.map((col) => ({ at: link(0, col, 'right'), source: 'found' })),
  });
  const huesIn = (picture: Picture) =>
    [...renderSvg(picture, { includeStyle: false }).matchAll(/<g class="gp-found([^"]*)"/g)].map(
      ([, hue]) => hue!,
    );

  test('are the default for a single piece', () => {
    expect(huesIn(lines(2, 3))).toEqual(['']);
  });

  test('differ between pieces, and a piece that grows keeps its own', () => {
    const [one, other] = huesIn(lines(1, 3));
    expect(one).not.toBe(other);
    expect(huesIn(lines(1, 3, 4, 5))).toEqual([one, other]);
    expect(huesIn({ ...lines(1, 3), hues: undefined } as unknown as Picture)).toEqual(['']);
  });

  test('are kept while other lines are drawn; joined lines have the colour of the longer one', () => {
    const before: LineHues = new Map();
    const hueOf = (col: number) => before.get(placeKey(link(0, col, 'right')));
    svgParts(lines(3), 40, before);
    const first = hueOf(3);
    svgParts(lines(0, 3), 40, before);
    expect(hueOf(3)).toBe(first);
    expect(hueOf(0)).not.toBe(first);
    svgParts(lines(0, 3, 4), 40, before);
    svgParts(lines(0, 1, 2, 3, 4), 40, before);
    expect([0, 1, 2, 3, 4].map(hueOf)).toEqual(Array(5).fill(first));
    svgParts(lines(0, 2, 3, 4), 40, before);
    expect(hueOf(4)).toBe(first);
    expect(hueOf(0)).not.toBe(first);
  });

  /** A column of lines, each with a text of its own at one end. */
  const pairs = (rows: number): Picture => ({
    width: 2,
    height: rows,
    hues: 'texts',
    marks: Array.from({ length: rows }, (_, row) => ({ at: cell(row, 0), text: `${row}`, source: 'clue' })),
    strokes: Array.from({ length: rows }, (_, row) => ({ at: link(row, 0, 'right'), source: 'found' })),
  });

  test('differ between the texts of pieces, for 36 texts', () => {
    expect(new Set(huesIn(pairs(36))).size).toBe(36);
    const last = { ...pairs(36), strokes: pairs(36).strokes!.slice(-1) };
    expect(huesIn(last)).toEqual(huesIn(pairs(36)).slice(-1));
  });

  test('are no hue of a text for a piece without one', () => {
    const { strokes, ...all } = pairs(5);
    const picture = {
      ...all,
      width: 4,
      strokes: [...strokes!, { at: link(2, 2, 'right'), source: 'found' }],
    };
    expect(new Set(huesIn(picture as Picture)).size).toBe(6);
  });

  test('are further colours only in drawings that use them', () => {
    expect(renderSvg(pairs(6))).not.toContain(hueStyle);
    expect(renderSvg(pairs(7))).toContain(hueStyle);
    expect(renderSvg(pairs(7), { updatesInPlace: true })).not.toContain(hueStyle);
  });

  test.each([
    ['light', 'paper:#fffdf8'],
    ['dark', 'paper:#3c424d'],
  ] as const)('have the contrast of graphics and differ on a %s page', (scheme, paper) => {
    const variables = schemeVariables(scheme);
    expect(variables).toContain(paper);
    const hexes = [
      paper,
      ...Array.from(variables.matchAll(/(?:found|hue-\d+):(#[0-9a-f]{6})/g), ([, hex]) => hex!),
    ];
    const [ground, ...inks] = hexes.map((hex) => luminance(hex.slice(-6)));
    expect(new Set(hexes).size).toBe(19);
    for (const ink of inks) {
      const [low, high] = [Math.min(ink, ground!), Math.max(ink, ground!)];
      expect((high + 0.05) / (low + 0.05)).toBeGreaterThan(3);
    }
  });
});

test('tiles that are fed are coloured, on a screen only', () => {
  const { fed = [] } = vocabulary.fedTiles;
  expect(renderSvg(vocabulary.fedTiles).match(/class="gp-tile gp-fed"/g)).toHaveLength(fed.length);
  expect(renderSvg(vocabulary.tiles)).not.toContain('class="gp-tile gp-fed"');
  expect(svgStyle).toMatch(/@media print\{[^}]*--gp-tile:#ffffff;--gp-fed:#ffffff/);
});

test('a tile has a knob where only one line ends', () => {
  const knobs = (tiled?: true) =>
    renderSvg({
      width: 2,
      height: 1,
      marks: [],
      ...(tiled && { tiled }),
      strokes: [
        { at: cell(0, 0), towards: 'right', source: 'clue' },
        { at: cell(0, 1), towards: 'left', source: 'clue' },
        { at: cell(0, 1), towards: 'above', source: 'clue' },
      ],
    }).match(/ r="9.6"/g)?.length ?? 0;
  expect([knobs(), knobs(true)]).toEqual([0, 1]);
});

test('numbers of a list are done one by one', () => {
  const parts = svgParts({
    width: 1,
    height: 1,
    marks: [
      {
        at: { kind: 'outside', end: 'above', row: -1, col: 0 },
        list: ['5', '6', '7'],
        doneItems: [1],
        source: 'clue',
      },
    ],
  });
  expect(
    parts
      .join('')
      .match(/<text class="gp-done"[^>]*>(.)/g)
      ?.map((one) => one.at(-1)),
  ).toEqual(['6']);
});

test('cells that are open differ from the board, and from rings on it', () => {
  const svg = renderSvg({
    width: 1,
    height: 1,
    shades: [{ at: cell(0, 0), tone: 'open', source: 'clue' }],
    marks: [{ at: cell(0, 0), symbol: 'ring', source: 'clue' }],
  });
  const nameOf = (tag: string) => svg.match(new RegExp(`<${tag} class="(gp-(?!paper)[^" ]*)`))![1]!;
  const fillOf = (name: string) =>
    [...svgStyle.matchAll(new RegExp(`\\.${name}\\{fill:([^;]*)`, 'g'))].map(([, ink]) => ink);
  expect([fillOf(nameOf('rect')), fillOf(nameOf('circle'))]).toEqual([['#ffffff'], ['#fffdf8']]);
});

test('a clue that is done has a colour of its own, wherever it stands', () => {
  const at = cell(0, 0);
  const drawn = (done?: true) =>
    svgParts({
      width: 1,
      height: 1,
      shades: [{ at, tone: 'dark', source: 'clue' }],
      marks: [
        { at, text: '1', source: 'clue', ...(done && { done }) },
        {
          at: { kind: 'outside', end: 'left', row: 0, col: -1 },
          text: '2',
          source: 'clue',
          ...(done && { done }),
        },
      ],
    }).filter((part) => part.includes('gp-done'));
  expect(drawn()).toEqual([]);
  expect(drawn(true)).toHaveLength(2);
});
