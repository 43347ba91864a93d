import { cell, type Picture } from '@gridproof/core';
import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { boardPage, hintPage, pathPage, type ShownPath } from './page.js';

const board = (...texts: readonly string[]): Picture => ({
  width: 3,
  height: 1,
  marks: texts.map((text, col) => ({ at: cell(0, col), text, source: 'found' })),
});

const path: ShownPath = {
  title: 'Lamps & <more>',
  rules: ['A lamp is lit.', 'No two lamps are equal.'],
  start: board(),
  steps: ['1', '2', '3'].map((text, at) => ({
    words: {
      technique: 'Naked single',
      sentence: `Naked single: column ${at + 1} is ${text}.`,
      claim: `Column ${at + 1} is ${text}.`,
      because: [`A reason: "${text}" < 4.`],
      known: at ? `Known: column ${at}.` : '',
      argument: [],
    },
    picture: {
      ...board(...['1', '2', '3'].slice(0, at + 1)),
      highlights: [{ places: [cell(0, at)], meaning: 'certain', label: 'found in this step' }],
    },
  })),
  end: board('1', '2', '3'),
  conclusion: 'unique: the path ends in the only answer (3 steps)',
  complete: true,
};

/** Loads the page into a browser window at an address. */
function openPage({ hash = '', scripts = true, page = pathPage(path) } = {}) {
  // jsdom reports unsupported scrolling on its console.
  const { window } = new JSDOM(page, {
    url: `https://example.test/steps.html${hash}`,
    ...(scripts ? { runScripts: 'dangerously' as const } : {}),
    virtualConsole: new VirtualConsole(),
  });
  const { document } = window;
  const find = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
  const press = (key: string, more: KeyboardEventInit = {}, on: EventTarget = document) =>
    on.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  const now = () => [...document.querySelectorAll('.now')].map(({ id }) => id).join();
  /** Returns the highlighted places of the visible board. */
  const highlightCount = () => find('#board').querySelectorAll('.gp-found').length;
  return { window, document, find, press, now, found: highlightCount };
}

describe('a path as a page', () => {
  it('needs nothing else: no other files, and no script to be read', () => {
    const { document, find } = openPage({ scripts: false });
    expect(document.querySelectorAll('link, img, iframe, object, [src]')).toHaveLength(0);
    const addresses = document.documentElement.outerHTML.match(/https?:\/\/[^"'\\ ]+/g) ?? [];
    expect(new Set(addresses)).toEqual(new Set(['http://www.w3.org/2000/svg']));
    expect(find('#controls').hidden).toBe(true);
    expect(find('#all').hidden).toBe(true);
    expect(document.body.className).toBe('');
    const ids = [...document.querySelectorAll('section')].map(({ id }) => id);
    expect(ids).toEqual(['start', 'step-1', 'step-2', 'step-3', 'end']);
    // The first and the last board are complete; the others are stored as changes.
    expect(document.querySelectorAll('svg[role=img]')).toHaveLength(2);
    expect(find('#end svg title').textContent).toBe('Lamps & <more> at the end');
  });

  it('loads nothing from elsewhere, and runs its own script alone', () => {
    const policy = openPage().find('meta[http-equiv]').getAttribute('content');
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-\S+'; style-src 'sha256-\S+';/);
  });

  it('shows each step in words, and texts as they are', () => {
    const { document, find } = openPage({ scripts: false });
    expect(find('h1').textContent).toBe('Lamps & <more>, step by step');
    expect(find('#start').textContent).toContain('No two lamps are equal.');
    expect(find('#step-2').textContent!.trim().split(/\n+/)).toEqual([
      'Step 2 of 3',
      'Naked single: column 2 is 2.',
      'Reasons',
      'A reason: "2" < 4.',
      'Known: column 1.',
    ]);
    expect(find('#end').textContent).toContain('unique: the path ends');
    // The style of the drawings is included once.
    expect(document.querySelectorAll('style')).toHaveLength(1);
  });

  it('says where the path is not complete', () => {
    const { find } = openPage({ page: pathPage({ ...path, complete: false }) });
    expect(find('#end').textContent).toContain('So far');
    expect(find('#end').textContent).toContain('The path is not complete.');
  });

  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '"><img src=x onerror=alert(1)>',
    "&lt;'\\u003c",
  ])('shows any text as a text: %s', (text) => {
    const hostile = {
      ...path,
      title: text,
      rules: [text],
      start: { ...board(text), caption: text },
      steps: path.steps.map(({ picture }) => ({
        words: { technique: '', sentence: text, claim: text, because: [text], known: text, argument: [] },
        picture: {
          ...picture,
          ...board(text),
          highlights: [{ places: [cell(0, 0)], meaning: 'reason', label: text }] as const,
        },
      })),
      end: board(text),
      conclusion: text,
    };
    const { document, find, press } = openPage({ page: pathPage(hostile) });
    press('ArrowRight');
    expect(document.querySelectorAll('script')).toHaveLength(2);
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect(find('h1').textContent).toBe(`${text}, step by step`);
    expect(find('#board svg text').textContent).toBe(text);
    expect(find('#board .legend').textContent!.trim()).toBe(text);
    expect(find('details a').textContent).toBe(text);
    press('Home');
    expect(find('#board figcaption').textContent).toBe(text);
  });
});

describe('its script', () => {
  it('shows one scene at a time, from the puzzle on', () => {
    const { now, find, found, window } = openPage();
    expect(now()).toBe('start');
    expect(find('#controls').hidden).toBe(false);
    expect(find<HTMLButtonElement>('#back').disabled).toBe(true);
    find('#on').click();
    find('#on').click();
    expect(now()).toBe('step-2');
    expect(found()).toBe(2);
    expect(find('#board .legend').textContent).toContain('found in this step');
    expect(window.location.hash).toBe('#step-2');
    expect(find('#where').textContent).toBe('Step 2 of 3');
    expect(find('details [aria-current]').textContent).toBe('Naked single: column 2 is 2.');
    find('#back').click();
    expect(now()).toBe('step-1');
    expect(found()).toBe(1);
  });

  it('goes through them by keys, within the path, and leaves the keys of others alone', () => {
    const { now, press, find, found } = openPage();
    press('ArrowRight');
    expect(now()).toBe('step-1');
    press('End');
    press('ArrowRight');
    expect(now()).toBe('end');
    expect(found()).toBe(3);
    expect(find<HTMLButtonElement>('#on').disabled).toBe(true);
    press('Home');
    press('ArrowLeft');
    expect(now()).toBe('start');
    expect(found()).toBe(0);
    press('ArrowRight', { altKey: true });
    press('x');
    press('ArrowRight', {}, find('#position'));
    expect(now()).toBe('start');
  });

  it('goes through them by the slider', () => {
    const { now, find, window } = openPage();
    const slider = find<HTMLInputElement>('#position');
    expect(slider.max).toBe('4');
    slider.value = '3';
    slider.dispatchEvent(new window.Event('input'));
    expect(now()).toBe('step-3');
    expect(slider.getAttribute('aria-valuetext')).toBe('Step 3 of 3');
  });

  it('lists all steps', () => {
    const links = [...openPage().document.querySelectorAll<HTMLAnchorElement>('details a')];
    expect(links.map(({ hash, textContent }) => [hash, textContent])).toEqual([
      ['#step-1', 'Naked single: column 1 is 1.'],
      ['#step-2', 'Naked single: column 2 is 2.'],
      ['#step-3', 'Naked single: column 3 is 3.'],
    ]);
  });

  it('begins at the step that the address names, and follows it', async () => {
    const { now, window } = openPage({ hash: '#step-3' });
    expect(now()).toBe('step-3');
    const followed = new Promise((resolve) => window.addEventListener('hashchange', resolve));
    window.location.hash = '#step-1';
    await followed;
    expect(now()).toBe('step-1');
    expect(openPage({ hash: '#nowhere' }).now()).toBe('start');
  });

  it('gives a screen reader the words', () => {
    const { find, press } = openPage();
    press('ArrowRight');
    expect(find('#spoken').getAttribute('aria-live')).toBe('polite');
    expect(find('#spoken').textContent).toBe('Step 1 of 3 Naked single: column 1 is 1.');
  });

  it('puts a board behind every fifth step on paper, and takes them away again', () => {
    const steps = Array.from({ length: 12 }, (_, at) => path.steps[at % 3]!);
    const { window, document, found, press } = openPage({ page: pathPage({ ...path, steps }) });
    press('End');
    window.dispatchEvent(new window.Event('beforeprint'));
    const printed = [...document.querySelectorAll('section:has(.printed)')].map(({ id }) => id);
    expect(printed).toEqual(['step-5', 'step-10']);
    expect(document.querySelectorAll('#step-5 .gp-found')).toHaveLength(2);
    expect(found()).toBe(0);
    window.dispatchEvent(new window.Event('afterprint'));
    expect(document.querySelectorAll('.printed')).toHaveLength(0);
    expect(found()).toBe(3);
  });
});

describe('a page with little on it', () => {
  it('has a hint of one step without a script', () => {
    const { document, find } = openPage({ page: hintPage({ ...path, steps: path.steps.slice(0, 1) }) });
    expect(document.querySelectorAll('script, nav, #all, h2')).toHaveLength(0);
    expect(find('.claim').textContent).toBe('Naked single: column 1 is 1.');
    expect(document.querySelectorAll('svg[role=img] .gp-found')).toHaveLength(1);
  });

  it('walks through a hint of several', () => {
    const { now, found, press } = openPage({ page: hintPage(path) });
    expect([now(), found()]).toEqual(['step-1', 1]);
    press('End');
    expect([now(), found()]).toEqual(['step-3', 3]);
  });

  it('has one board and some words', () => {
    const { document, find } = openPage({ page: boardPage('Lamps', path.end, 'none\n\nbecause <so>') });
    expect(find('.claim').textContent).toBe('none');
    expect(find('li').textContent).toBe('because <so>');
    expect(document.querySelectorAll('svg[role=img] .gp-found')).toHaveLength(3);
  });
});
