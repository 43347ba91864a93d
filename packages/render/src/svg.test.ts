import { cell, corner, type Picture, side } from '@gridproof/core';
import { describe, expect, test } from 'vitest';
import * as samples from '../test/samples.js';
import * as vocabulary from '../test/vocabulary.js';
import { placing, renderSvg, stillParts } from './svg.js';
import { svgStyle } from './svg-style.js';

const pictures = [...Object.entries(samples), ...Object.entries(vocabulary)].filter(
  (entry): entry is [string, Picture] => typeof entry[1] === 'object',
);

/** The names of all elements, or an error where the XML is not well-formed. */
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
  const bare = renderSvg(samples.takuzu, { styled: false });
  expect(bare).not.toContain('<style');
  expect(renderSvg(samples.takuzu)).toBe(bare.replace('</title>\n', `</title>\n<style>${svgStyle}</style>`));
});

test('thin lines are left out where the picture has none', () => {
  expect(renderSvg(samples.sudoku)).toContain('class="gp-line"');
  expect(renderSvg({ ...samples.sudoku, lines: false })).not.toContain('class="gp-line"');
});

test('the legend says what every highlight means', () => {
  const svg = renderSvg(samples.sudokuWrong);
  expect(svg).toContain('these cannot both be right');
  expect(svg).toContain('because of these &lt;clues&gt; &amp; others');
});

test("a cage's line is one closed path inside its cells", () => {
  const picture: Picture = { width: 2, height: 2, marks: [], cages: samples.cagesOf('AA A.') };
  expect(cageLines(picture)).toMatchInlineSnapshot(`
    [
      [
        "M40 40L220 40L220 120L120 120L120 220L40 220Z",
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
  // Beside each other they are as one.
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
    ['1', 80, 296],
    ['3', 480, 296],
    ['1', 180, 96],
    ['2', 380, 96],
    ['9', 280, 396],
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
  const inLamp = rays.filter(([x, y]) => Math.abs(fromMiddle(x!, y!) - 27.5) < 0.1);
  expect(inLamp).toHaveLength(8);
  for (const [, , x, y] of inLamp) expect(fromMiddle(x!, y!)).toBeCloseTo(36, 1);
});

test('what is written in a circle has room in it', () => {
  const circle = { symbol: 'circle', source: 'clue' } as const;
  const radii = (...marks: Picture['marks']) =>
    [...renderSvg({ width: 2, height: 2, marks }, { cellSize: 100 }).matchAll(/ r="(\d+)"/g)].map(
      ([, r]) => r,
    );
  const [plain, written] = [
    { ...circle, at: cell(0, 0) },
    { ...circle, at: cell(1, 1), text: '8' },
  ];
  expect(radii(plain, written)).toEqual(['33', '33']);
  expect(radii(plain, written, { ...circle, at: corner(1, 1) })).toEqual(['19', '33', '19']);
  expect(radii({ ...circle, at: corner(1, 1), text: '8' })).toEqual(['24']);
});

/** The lines of cages and dashed walls, and their dashes. */
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
  const place = placing(empty);
  const [paper] = stillParts(empty);
  expect(paper).toBe(`<rect class="gp-paper" width="${place.width}" height="${place.height}" rx="6"/>`);
  expect(stillParts(full)[0]).toBe(paper);
  expect(placing(full).middle(cell(1, 2))).toEqual(place.middle(cell(1, 2)));
  expect(stillParts(full).join('')).not.toMatch(/<style|a long label|Something else/);
  // What did not change is the same part.
  expect(stillParts(full)).toEqual(expect.arrayContaining([...stillParts(empty)]));
  expect(renderSvg(full)).not.toContain(paper);
});
