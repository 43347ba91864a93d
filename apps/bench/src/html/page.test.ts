import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { report, result, spreadAround, unsolvedResult } from '../../test/results.js';
import { pageOf } from './page.js';

const boards = ['dice', 'coin'].flatMap((engine) =>
  [5, 10, 15, 20].map((side) =>
    result({
      name: `marbles ${side}x${side} <1>`,
      engine,
      cells: side * side,
      literals: side * side,
      total: spreadAround(side),
    }),
  ),
);
const whole = report([...boards, unsolvedResult({ engine: 'coin', name: 'the & hard one', type: 'arrows' })]);
const pageFor = (about: 'run' | 'growth', results = whole.results) =>
  new JSDOM(pageOf({ ...whole, about, results })).window.document;

test('a page needs no scripts and no other files', () => {
  for (const about of ['run', 'growth'] as const) {
    const page = pageFor(about);
    expect(page.querySelectorAll('script, link, img, iframe, object, [src]')).toHaveLength(0);
    const addresses = page.documentElement.outerHTML.match(/https?:\/\/[^"' ]+/g) ?? [];
    expect(new Set(addresses.filter((address) => !address.startsWith('http://www.w3.org/')))).toEqual(
      new Set(),
    );
  }
});

test('every result is a sign in a plot with a title, and a row in a table', () => {
  const page = pageFor('run');
  const titles = [...page.querySelectorAll('svg title')].map(({ textContent }) => textContent);
  for (const { name, engine } of whole.results) {
    expect(titles.some((title) => title!.startsWith(`${name}, ${engine}: `))).toBe(true);
    expect(
      [...page.querySelectorAll('tbody tr')].some(({ textContent }) => textContent!.includes(name)),
    ).toBe(true);
  }
  expect(titles).toContain('the & hard one, coin: not solved within 10 s');
  expect(titles).toContain('dice: 4 within 20.0 ms, the last marbles 20x20 <1>');
});

test('growth has the fits and a plot of phases for each type and engine', () => {
  const captions = [...pageFor('growth').querySelectorAll('figcaption')].map(
    ({ textContent }) => textContent,
  );
  expect(captions).toContain('marbles, dice');
  expect(pageFor('growth').body.textContent).toContain('Exponents');
  expect(pageFor('run').body.textContent).not.toContain('Exponents');
});

test('a plot of a single result, of none that was solved and of none at all is drawn too', () => {
  expect(pageFor('run', boards.slice(0, 1)).querySelectorAll('.cards figure').length).toBe(2);
  expect(pageFor('growth', boards.slice(0, 1)).querySelectorAll('.cards figure').length).toBe(3);
  const hopeless = pageFor('growth', [unsolvedResult()]);
  expect(hopeless.body.textContent).toContain('> 10 s');
  expect(hopeless.documentElement.outerHTML).not.toContain('NaN');
  expect(pageFor('run', []).body.textContent).toContain('Nothing was measured');
});
