import { readFileSync } from 'node:fs';
import { cell, link, type Picture, type BoardSymbol as Sign, side } from '@gridproof/core';
import { describe, expect, test } from 'vitest';
import * as vocabulary from '../test/vocabulary.js';
import { sideBySide } from './side-by-side.js';
import { renderSvg } from './svg.js';
import { renderText } from './text.js';

const pictures: readonly (readonly [string, Picture])[] = Object.entries(vocabulary);

/** Returns the file name of a sample, `outside-lists` for `outsideLists`. */
const fileOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each(pictures)('%s as text and as SVG', async (name, picture) => {
  const both = sideBySide(renderText(picture), renderText(picture, { unicode: false }));
  await expect(`${both}\n`).toMatchFileSnapshot(`../test/pictures/${fileOf(name)}.txt`);
  await expect(`${renderSvg(picture, { title: name })}\n`).toMatchFileSnapshot(
    `../test/pictures/${fileOf(name)}.svg`,
  );
});

test.each(pictures)('%s is shown in docs/pictures.md as it is drawn', (name, picture) => {
  const page = readFileSync(new URL('../../../docs/pictures.md', import.meta.url), 'utf8').replaceAll(
    '\r',
    '',
  );
  expect(page).toContain(`test/pictures/${fileOf(name)}.svg)`);
  expect(page).toContain(
    `\`\`\`text\n${sideBySide(renderText(picture), renderText(picture, { unicode: false }))}\n\`\`\``,
  );
});

describe('distinctions in text', () => {
  const families: Readonly<Record<string, readonly Sign[]>> = {
    arrows: [
      'arrow-up',
      'arrow-up-right',
      'arrow-right',
      'arrow-down-right',
      'arrow-down',
      'arrow-down-left',
      'arrow-left',
      'arrow-up-left',
    ],
    triangles: ['triangle-upper-left', 'triangle-upper-right', 'triangle-lower-left', 'triangle-lower-right'],
    ships: ['boat', 'bow-up', 'bow-right', 'bow-down', 'bow-left', 'hull', 'ship', 'water'],
    camp: ['tent', 'tree', 'star', 'dot', 'cross'],
    poles: ['plus', 'minus', 'cross'],
    circles: ['disc', 'circle'],
  };
  test.each(Object.entries(families))('%s', (_, symbols) => {
    for (const unicode of [true, false]) {
      const written = symbols.map((symbol) =>
        renderText({ width: 1, height: 1, marks: [{ at: cell(0, 0), symbol, source: 'clue' }] }, { unicode }),
      );
      expect(new Set(written).size, written.join(' ')).toBe(symbols.length);
    }
  });

  test('relations, whichever way the side runs', () => {
    for (const unicode of [true, false])
      for (const towards of ['right', 'below'] as const) {
        const relations = ['less', 'greater', 'equal', 'unequal', 'open-dot', 'filled-dot'] as const;
        const written = relations.map((symbol) =>
          renderText(
            { width: 2, height: 2, marks: [{ at: side(0, 0, towards), symbol, source: 'clue' }] },
            { unicode },
          ),
        );
        expect(new Set(written).size).toBe(relations.length);
      }
  });

  test('one line and two, and a line that two cells share from one that ends at their side', () => {
    for (const unicode of [true, false])
      for (const towards of ['right', 'below'] as const) {
        const at = link(0, 0, towards);
        const opposite = towards === 'right' ? 'left' : 'above';
        const end = { at: cell(0, 0), towards, source: 'found' } as const;
        const met = towards === 'right' ? cell(0, 1) : cell(1, 0);
        const written = [
          [{ at, source: 'found' } as const],
          [{ at, count: 2, source: 'found' } as const],
          [end],
          [{ ...end, at: met, towards: opposite } as const],
        ].map((strokes) => renderText({ width: 2, height: 2, marks: [], strokes }, { unicode }));
        expect(new Set(written).size, written.join('\n\n')).toBe(4);
        const both = [end, { ...end, at: met, towards: opposite } as const];
        expect(renderText({ width: 2, height: 2, marks: [], strokes: both }, { unicode })).toBe(written[0]);
      }
  });

  test('the four tints, dark, and no ground at all', () => {
    const tones = ['dark', 'tint-1', 'tint-2', 'tint-3', 'tint-4', undefined] as const;
    for (const unicode of [true, false]) {
      const written = tones.map((tone) =>
        renderText(
          {
            width: 2,
            height: 1,
            marks: [{ at: cell(0, 0), text: '7', source: 'clue' }],
            shades: tone ? [{ at: cell(0, 0), tone, source: 'found' }] : [],
          },
          { unicode },
        ),
      );
      expect(new Set(written).size, written.join('\n')).toBe(tones.length);
    }
  });
});

test('a longer line has its sign in its middle', () => {
  const marks = [2, 3].map((length, row) => ({
    at: link(row, 0, 'right', length),
    symbol: 'cross' as const,
    source: 'clue' as const,
  }));
  expect(`\n${renderText({ width: 4, height: 2, marks })}`).toMatchInlineSnapshot(`
    "
      .   ×   .   .

      .   . × .   ."
  `);
});

test('a number at the end of a line has a ground of its own, a circle has one already', () => {
  const strokes = [{ at: link(0, 0, 'right'), source: 'found' as const }];
  const grounds = (symbol?: 'circle') =>
    renderSvg({
      width: 2,
      height: 1,
      marks: [{ at: cell(0, 0), text: '4', source: 'clue', ...(symbol && { symbol }) }],
      strokes,
    }).match(/<rect class="gp-paper" x/g)?.length ?? 0;
  expect([grounds(), grounds('circle')]).toEqual([1, 0]);
});

/** Returns the relative luminance of a colour, for contrast ratios. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: string, other: string): number => {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
};

const style = renderSvg(vocabulary.tints);

/** Returns the colour of a name on a light page and on a dark one. */
const colors = (name: string) =>
  [...style.matchAll(new RegExp(`--gp-${name}:(#[0-9a-f]{6})`, 'g'))].map(([, color]) => color!);

test.each(['light', 'dark'])(
  'marks and lines are seen on a %s page, on the board and on open cells',
  (page) => {
    const at = page === 'light' ? 0 : 1;
    const on = (ground: string, ink: string) => contrast(colors(ground)[at]!, colors(ink)[at]!);
    for (let colour = 1; colour <= 8; colour++)
      for (const ground of ['paper', 'open'])
        expect(on(ground, `colour-${colour}`), `colour ${colour} on ${ground}`).toBeGreaterThan(
          // The required contrast of large bold text.
          3,
        );
    for (const ink of ['found', 'mark', 'hue-2', 'hue-3', 'hue-4', 'hue-5', 'hue-6'])
      expect(on('paper', ink), ink).toBeGreaterThan(4.5);
    for (const ground of ['covered', 'pale', 'lit', 'open', 'water'])
      expect(on(ground, 'ink'), ground).toBeGreaterThan(4.5);
  },
);

describe('tints', () => {
  test('bring their style themselves, and only they', () => {
    expect(style).toContain('--gp-tint-1');
    expect(renderSvg(vocabulary.tints, { includeStyle: false })).toContain('--gp-tint-1');
    expect(renderSvg(vocabulary.arrows)).not.toContain('--gp-tint-1');
  });

  test.each(['ink', 'found'])('text can be read on all of them: %s', (ink) => {
    for (const tint of [1, 2, 3, 4])
      for (const page of [0, 1])
        expect(contrast(colors(`tint-${tint}`)[page]!, colors(ink)[page]!), `tint-${tint}`).toBeGreaterThan(
          4.5,
        );
  });

  test('differ in grey by their hatching', () => {
    const hatchings = [1, 2, 3, 4].map((tint) => {
      const svg = renderSvg({
        width: 1,
        height: 1,
        marks: [],
        shades: [{ at: cell(0, 0), tone: `tint-${tint as 1 | 2 | 3 | 4}`, source: 'clue' }],
      });
      return svg.match(/stroke-opacity="0.4" d="([^"]*)"/)?.[1] ?? '';
    });
    expect(new Set(hatchings).size).toBe(4);
  });
});
