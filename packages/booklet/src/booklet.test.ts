import { type AnyPuzzle, cell, type Model, type Picture, PuzzleError, type Rating } from '@gridproof/core';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { type BookletBoard, bookletBoard, bookletPage } from './index.js';

const picture = (text: string, size = 4): Picture => ({
  width: size,
  height: size,
  marks: [{ at: cell(0, 0), text, source: 'clue' }],
});

const board = (at: number, title = 'Lamps'): BookletBoard => ({
  title,
  rules: [`${title} are lit.`, 'No two are <equal> & "free".'],
  picture: picture(`${at}`),
  code: `lamps:<${at}>&`,
  answer: picture(`${at}!`),
});

const boards = (many: number, title?: string): readonly BookletBoard[] =>
  Array.from({ length: many }, (_, at) => board(at + 1, title));

/** Parses the page as a browser does. */
const opened = (html: string) => {
  const { document } = new JSDOM(html).window;
  const all = <T extends Element = HTMLElement>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<T>(selector),
  ];
  const textOf = (element: Element) => element.textContent!.replaceAll(/\s+/g, ' ').trim();
  const texts = (selector: string, within?: ParentNode) => all(selector, within).map(textOf);
  return { document, all, texts };
};

describe('a booklet', () => {
  it('needs no other file and no script', () => {
    const html = bookletPage(boards(3));
    const { document, all } = opened(html);
    expect(all('script, link, img, iframe, object, [src]')).toHaveLength(0);
    expect(new Set(html.match(/https?:[^"' ]+/g))).toEqual(new Set(['http://www.w3.org/2000/svg']));
    expect(html).not.toMatch(/@import|url\(/);
    expect(document.documentElement.lang).toBe('en');
    // The page contains the style of the drawings once.
    expect(all('style')).toHaveLength(1);
  });

  it('has boards on white in print and on a light screen', () => {
    const html = bookletPage(boards(1));
    const white = html.match(/@media [^{]*\{\s*\.gridproof\{--gp-paper:#ffffff/g);
    expect(white?.map((one) => one.replace(/\s*\{.*/s, ''))).toEqual([
      '@media print',
      '@media screen and (prefers-color-scheme: light)',
    ]);
    expect(html.lastIndexOf('--gp-paper:#ffffff')).toBeGreaterThan(html.lastIndexOf('--gp-paper:#fffdf8'));
  });

  it('has the rules first, then the puzzles with their codes, then the answers', () => {
    const { all, texts } = opened(bookletPage(boards(9), { title: 'For <you> & me', perPage: 4 }));
    expect(texts('h1')).toEqual(['For <you> & me', 'Answers']);
    expect(texts('header p')).toEqual(['9 puzzles, each with one answer']);
    const pages = all('.page').map((page) => texts('figcaption', page));
    expect(pages).toEqual([
      [],
      ['1 Lamps 4×4', '2 Lamps 4×4', '3 Lamps 4×4', '4 Lamps 4×4'],
      ['5 Lamps 4×4', '6 Lamps 4×4', '7 Lamps 4×4', '8 Lamps 4×4'],
      ['9 Lamps 4×4'],
      ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    ]);
    expect(texts('code')).toEqual(boards(9).map(({ code }) => code));
    expect(texts('footer')).toEqual([1, 2, 3, 4, 5].map((page) => `For <you> & me ${page} / 5`));
    expect(texts('li')).toEqual(['Lamps are lit.', 'No two are <equal> & "free".']);
  });

  it('says which puzzle is on which page', () => {
    const mixed = [...boards(5, 'Lamps'), ...boards(3, 'Stars'), ...boards(2, 'Lamps')];
    const { all, texts } = opened(bookletPage(mixed, { perPage: 3 }));
    expect(texts('.contents p')).toEqual([
      'Lamps 1–5, 9–10 pages 2–5',
      'Stars 6–8 pages 3–4',
      'Answers page 6',
    ]);
    expect(texts('h2')).toEqual(['Contents', 'Lamps', 'Stars']);
    const captions = (page: number) => texts('figcaption', all('.page')[page - 1]);
    expect(captions(3)).toEqual(['4 Lamps 4×4', '5 Lamps 4×4', '6 Stars 4×4']);
    expect(captions(6)[0]).toBe('1');
  });

  it('states an optional rule only for the puzzles that use it', () => {
    const some = { rules: ['A loop.', 'Through every cell.'], optionalRules: ['Through every cell.'] };
    const mixed = boards(6, 'Loops').map((one, at) => ({
      ...one,
      ...([1, 3, 4].includes(at) ? some : { rules: ['A loop.', 'White if there is white.'] }),
    }));
    expect(opened(bookletPage(mixed)).texts('li')).toEqual([
      'A loop.',
      'White if there is white.',
      'Puzzles 2, 4–5: Through every cell.',
    ]);
    expect(
      opened(bookletPage(mixed.slice(0, 2)))
        .texts('li')
        .at(-1),
    ).toBe('Puzzle 2: Through every cell.');
    expect(opened(bookletPage(mixed.slice(3, 5))).texts('li')).toEqual(some.rules);
  });

  it('has the grade and the techniques of a puzzle above its board', () => {
    const needs = ['X-wing', 'naked pair'];
    const { all, texts } = opened(
      bookletPage([
        { ...board(1), grade: 'hard', needs },
        { ...board(2), grade: 'easy', needs: [] },
        board(3),
      ]),
    );
    expect(texts('.puzzles figcaption')).toEqual(['1 Lamps 4×4, hard', '2 Lamps 4×4, easy', '3 Lamps 4×4']);
    expect(texts('figure p')).toEqual(['Needs: X-wing, naked pair']);
    expect(all('figure p')[0]!.nextElementSibling!.tagName).toBe('svg');
  });

  it('goes on with the rules on another page, and counts it', () => {
    const wordy = Array.from({ length: 30 }, (_, at) => ({
      ...board(1, `Type ${at + 1}`),
      rules: ['A rule that takes a line and a half of a column, as most rules do.', 'Another.', 'And so on.'],
    }));
    const { all, texts } = opened(bookletPage(wordy, { perPage: 30 }));
    const pages = all('.page').map((page) => texts('h2', page).length);
    expect(pages.slice(0, -2).every((many) => many > 0)).toBe(true);
    expect(pages.slice(-2)).toEqual([0, 0]);
    expect(pages.reduce((sum, many) => sum + many)).toBe(31);
    const puzzles = pages.length - 1;
    expect(texts('.contents p')[0]).toBe(`Type 1 1 page ${puzzles}`);
    expect(texts('.contents p').at(-1)).toBe(`Answers page ${puzzles + 1}`);
    expect(puzzles).toBeGreaterThan(2);
  });

  it('prints a puzzle without an answer alone', () => {
    const [first, { answer: _, ...second }] = boards(2) as [BookletBoard, BookletBoard];
    const { texts } = opened(bookletPage([first, second]));
    expect(texts('header p')).toEqual(['2 puzzles']);
    expect(texts('.page:last-of-type figcaption')).toEqual(['1']);
    expect(texts('h1')).toEqual(['Puzzles', 'Answers']);
    const without = opened(bookletPage([second]));
    expect(without.texts('h1')).toEqual(['Puzzles']);
    expect(without.texts('.contents p')).toEqual(['Lamps 1 page 2']);
  });

  it.each([
    ['a4', 210, 297],
    ['letter', 215.9, 279.4],
  ] as const)('keeps within %s, whatever stands on a page', (paper, width, height) => {
    for (const perPage of [1, 2, 3, 4, 6, 7, 12, 30])
      for (const size of [1, 5, 40]) {
        const long = boards(perPage).map((one) => ({
          ...one,
          picture: picture('7', size),
          code: 'x'.repeat(size * 20),
          needs: ['alternating chain', 'hidden triplet', 'two-string kite'],
        }));
        const html = bookletPage(long, { perPage, paper });
        const { all } = opened(html);
        expect(html).toContain(`@page { size: ${width}mm ${height}mm; margin: 12mm; }`);
        const style = all('style')[0]!.textContent!;
        const [, down, high, across, wide] =
          /\.puzzles { grid-template: repeat\((\d+), ([\d.]+)mm\) \/ repeat\((\d+), ([\d.]+)mm\); }/
            .exec(style)!
            .map(Number);
        expect(all('[style], body style')).toHaveLength(0);
        expect(across! * down!).toBeGreaterThanOrEqual(perPage);
        expect(across! * wide! + (across! - 1) * 6).toBeLessThanOrEqual(width - 24);
        expect(down! * high! + (down! - 1) * 6).toBeLessThanOrEqual(height - 24 - 8);
        for (const svg of all<SVGElement>('.boards figure > svg', all('.page')[1]!)) {
          const side = (name: string) => Number(svg.getAttribute(name)) / (96 / 25.4);
          expect(side('width')).toBeLessThanOrEqual(wide! + 0.01);
          expect(side('height')).toBeLessThanOrEqual(Math.max(high! - 12, 10) + 0.01);
          // Scaled as a whole, not distorted.
          const [, , w, h] = svg.getAttribute('viewBox')!.split(' ').map(Number);
          expect(side('width') / side('height')).toBeCloseTo(w! / h!, 1);
        }
      }
  });
});

describe('the data of a puzzle', () => {
  /** Boards of one row of signs; only text can express `x`. */
  const type = {
    id: 'rows',
    title: 'Rows & more',
    rules: { one: 'A row is full.', two: 'Another is empty.' },
    encode: (model: Model) => model.require('one', cell(0, 0), model.bool()),
    parse: (text: string) => {
      if (!/^[a-x/]+$/.test(text.replaceAll('\n', '/'))) throw new PuzzleError('bad', 'no row');
      return text.replaceAll('\n', '/');
    },
    print: (puzzle: string) => puzzle.replaceAll('/', '\n'),
    draw: (puzzle: string, answer = puzzle) => picture(answer),
    formats: {
      short: {
        title: 'short',
        accepts: (text: string) => /^\d+$/.test(text),
        read: (text: string) => 'a'.repeat(Number(text)),
        write: (puzzle: string) => {
          if (puzzle.includes('x')) throw new PuzzleError('bad', 'no x');
          // The format loses every sign except `a`.
          return `${puzzle.length}`;
        },
      },
    },
    examples: [],
  } as unknown as AnyPuzzle;

  it('is its rules, its pictures, and the shortest code that is read as the same puzzle', () => {
    expect(bookletBoard(type, 'aaaa', { answer: 'bbbb' })).toEqual({
      title: 'Rows & more',
      rules: ['A row is full.'],
      picture: picture('aaaa'),
      code: 'rows:4',
      answer: picture('bbbb'),
    });
    expect(bookletBoard(type, 'aaba').code).toBe('rows:aaba');
    expect(bookletBoard(type, 'aa/xa').code).toBe('rows:aa/xa');
    expect(bookletBoard(type, 'aa')).not.toHaveProperty('answer');
  });

  it('is the grade and the hardest techniques of a rating, without the easiest', () => {
    const techniques = [
      ['Swordfish', 3.35],
      ['X-wing', 2.8],
      ['Naked pair', 2.6],
      ['Pointing', 2.25],
      ['Last digit', 1],
    ].map(([name, maxEffort]) => ({
      id: `${name}`,
      name: `${name}`,
      steps: 1,
      maxEffort: Number(maxEffort),
    }));
    const rating = { name: 'medium', techniques } as unknown as Rating;
    expect(bookletBoard(type, 'aa', { rating })).toMatchObject({
      grade: 'medium',
      needs: ['swordfish', 'X-wing', 'naked pair'],
    });
    const easy = { name: 'easy', techniques: techniques.slice(-1) } as unknown as Rating;
    expect(bookletBoard(type, 'aa', { rating: easy })).toMatchObject({ grade: 'easy', needs: [] });
  });

  it('tells the rules of options from the others', () => {
    const conditional = { ...type, conditions: { one: "With 'one: yes'" } } as AnyPuzzle;
    expect(bookletBoard(conditional, 'aaaa').optionalRules).toEqual(['A row is full.']);
    expect(
      bookletBoard({ ...type, conditions: { two: "With 'two: yes'" } } as AnyPuzzle, 'aaaa'),
    ).not.toHaveProperty('optionalRules');
  });

  it('has no code where no line is read as the same puzzle', () => {
    expect(
      bookletBoard({ ...type, print: (one: string) => `${one}!` } as AnyPuzzle, 'ab'),
    ).not.toHaveProperty('code');
  });
});
