import { type CandidateMark, cell, type Picture } from '@gridproof/core';
import { expect, test } from 'vitest';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';

const marks = (text: string, excluded = ''): (CandidateMark | undefined)[] =>
  [...'123456789'].map((one) => {
    if (excluded.includes(one)) return { text: one, excluded: true };
    return text.includes(one) ? { text: one } : undefined;
  });

const picture: Picture = {
  width: 2,
  height: 2,
  marks: [{ at: cell(0, 0), text: '7', source: 'clue' }],
  candidates: [
    { at: cell(0, 1), marks: marks('139', '57') },
    { at: cell(1, 0), marks: marks('28') },
  ],
};

test('text has the candidates of a cell in braces, and excluded ones behind a minus', () => {
  expect(renderText(picture)).toMatchInlineSnapshot(`
    "       7 {139-57}
        {28}        .

    - in braces: excluded in this step"
  `);
  const { candidates: _, ...bare } = picture;
  expect(renderText(bare)).toBe('7 .\n. .');
});

test('numbers of two digits are apart', () => {
  const long: CandidateMark[] = [{ text: '9' }, { text: '10' }, { text: '11', excluded: true }];
  expect(
    renderText({ width: 1, height: 1, marks: [], candidates: [{ at: cell(0, 0), marks: long }] }),
  ).toContain('{9,10-11}');
});

test('a value hides the candidates of its cell', () => {
  const [first] = picture.candidates!;
  const found = {
    ...picture,
    marks: [{ at: cell(0, 1), text: '5', source: 'found' as const }],
    candidates: [first!],
  };
  expect(renderText(found).split('\n')[0]?.trim()).toMatch(/5$/);
});

test('a drawing has each candidate at its own place, and a stroke through excluded ones', () => {
  const svg = renderSvg(picture);
  const digits = [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)">(\d)<\/text>/g)].map(
    ([, x, y, digit]) => ({
      digit: Number(digit),
      x: Number(x),
      y: Number(y),
    }),
  );
  expect(digits.map(({ digit }) => digit)).toEqual([1, 3, 5, 7, 9, 2, 8]);
  const [one, three, five, seven, nine] = digits;
  expect(one!.y).toBe(three!.y);
  expect(one!.x).toBe(seven!.x);
  expect(five!.x).toBeCloseTo((one!.x + nine!.x) / 2, 1);
  expect(svg.match(/>[57]<\/text><g class="gp-wrong"><line/g)).toHaveLength(2);
  expect(svg).toContain('excluded in this step</text>');
});

test('marks stand in the corners of a cell, or in its middle in rows', () => {
  const spotsOf = (text: string, within: 'corners' | 'middle') => {
    const own = [...text].map((one) => ({ text: one }));
    const svg = renderSvg(
      { width: 1, height: 1, marks: [], candidates: [{ at: cell(0, 0), marks: own, within }] },
      { cellSize: 100 },
    );
    const [, origin] = /viewBox="0 0 ([\d.]+)/.exec(svg)!;
    const edge = (Number(origin) - 100) / 2;
    return [...svg.matchAll(/<text x="([\d.]+)" y="([\d.]+)">\d<\/text>/g)].map(
      ([, x, y]) => [Number(x) - edge, Number(y) - edge] as const,
    );
  };
  const sides = (text: string) =>
    spotsOf(text, 'corners').map(
      ([x, y]) => (y < 50 ? 'upper ' : 'lower ') + (Math.abs(x - 50) < 10 ? '' : x < 50 ? 'left' : 'right'),
    );
  expect(sides('1')).toEqual(['upper left']);
  expect(sides('1234')).toEqual(['upper left', 'upper right', 'lower left', 'lower right']);
  expect(sides('123456').filter((side) => side.endsWith(' '))).toEqual(['upper ', 'lower ']);
  for (const [text, rows] of [
    ['5', 1],
    ['12345', 1],
    ['123456', 2],
    ['123456789', 2],
    ['1234567890123', 3],
  ] as const) {
    const spots = spotsOf(text, 'middle');
    const heights = [...new Set(spots.map(([, y]) => y))];
    expect(heights).toHaveLength(rows);
    for (const height of heights) {
      const row = spots.filter(([, y]) => y === height);
      expect((row[0]![0] + row.at(-1)![0]) / 2).toBeCloseTo(50, 0);
      expect(row[0]![0]).toBeGreaterThan(5);
    }
    expect(heights[0]).toBeGreaterThan(20);
    expect(heights.at(-1)).toBeLessThan(95);
  }
});

test('cells with candidates are larger', () => {
  const width = (one: Picture) => Number(/ width="(\d+)"/.exec(renderSvg(one))![1]);
  const { candidates: _, ...bare } = picture;
  expect(width({ ...bare, width: 9 })).toBeLessThan(width({ ...picture, width: 9 }));
});
