import { cell, type Picture } from '@gridproof/core';
import { JSDOM, VirtualConsole } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { pathPage, type ShownPath } from './page.js';

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
    told: {
      claim: `Column ${at + 1} is ${text}.`,
      because: [`A reason: "${text}" < 4.`],
      known: at ? `Known: column ${at}.` : '',
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

/** The page as a browser has it, at an address. */
function opened({ hash = '', scripts = true, shown = path } = {}) {
  // What jsdom cannot do, to scroll, it says to its console.
  const { window } = new JSDOM(pathPage(shown), {
    url: `https://example.test/steps.html${hash}`,
    ...(scripts ? { runScripts: 'dangerously' as const } : {}),
    virtualConsole: new VirtualConsole(),
  });
  const { document } = window;
  const find = <T extends Element = HTMLElement>(selector: string) => document.querySelector<T>(selector)!;
  const press = (key: string, more: KeyboardEventInit = {}, on: EventTarget = document) =>
    on.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
  const now = () => [...document.querySelectorAll('.now')].map(({ id }) => id).join();
  return { window, document, find, press, now };
}

describe('a path as a page', () => {
  it('needs nothing else: no other files, and no script to be read', () => {
    const { document, find } = opened({ scripts: false });
    expect(document.querySelectorAll('link, img, iframe, object, [src]')).toHaveLength(0);
    const addresses = document.documentElement.outerHTML.match(/https?:\/\/[^"' ]+/g) ?? [];
    expect(new Set(addresses)).toEqual(new Set(['http://www.w3.org/2000/svg']));
    expect(find('#controls').hidden).toBe(true);
    expect(document.body.className).toBe('');
    const ids = [...document.querySelectorAll('.scene')].map(({ id }) => id);
    expect(ids).toEqual(['start', 'step-1', 'step-2', 'step-3', 'end']);
    const links = [...document.querySelectorAll<HTMLAnchorElement>('details a')];
    expect(links.map(({ hash, textContent }) => [hash, textContent])).toEqual([
      ['#step-1', 'Column 1 is 1.'],
      ['#step-2', 'Column 2 is 2.'],
      ['#step-3', 'Column 3 is 3.'],
    ]);
  });

  it('shows each step as a picture with a title and its words, and texts as they are', () => {
    const { document, find } = opened({ scripts: false });
    expect(find('h1').textContent).toBe('Lamps & <more>, step by step');
    expect(find('#start').textContent).toContain('No two lamps are equal.');
    expect(find('#step-2 svg title').textContent).toBe('Lamps & <more> after step 2. Column 2 is 2.');
    expect(find('#step-2 .words').textContent!.trim().split(/\n+/)).toEqual([
      'Step 2 of 3',
      'Column 2 is 2.',
      'A reason: "2" < 4.',
      'Known: column 1.',
    ]);
    expect(document.querySelectorAll('.known')).toHaveLength(2);
    expect(find('#end').textContent).toContain('unique: the path ends');
    // The style of the drawings is there once.
    expect(document.querySelectorAll('style')).toHaveLength(1);
  });

  it('says where the path is not complete', () => {
    const { find } = opened({ shown: { ...path, complete: false } });
    expect(find('#end').textContent).toContain('So far');
    expect(find('#end').textContent).toContain('The path is not complete.');
  });
});

describe('its script', () => {
  it('shows one scene at a time, from the puzzle on', () => {
    const { now, find, window } = opened();
    expect(now()).toBe('start');
    expect(find('#controls').hidden).toBe(false);
    expect(find<HTMLButtonElement>('#back').disabled).toBe(true);
    find('#on').click();
    find('#on').click();
    expect(now()).toBe('step-2');
    expect(window.location.hash).toBe('#step-2');
    expect(find('#where').textContent).toBe('Step 2 of 3');
    expect(find('details [aria-current]').textContent).toBe('Column 2 is 2.');
    find('#back').click();
    expect(now()).toBe('step-1');
  });

  it('goes through them by keys, within the path, and leaves the keys of others alone', () => {
    const { now, press, find } = opened();
    press('ArrowRight');
    expect(now()).toBe('step-1');
    press('End');
    press('ArrowRight');
    expect(now()).toBe('end');
    expect(find<HTMLButtonElement>('#on').disabled).toBe(true);
    press('Home');
    press('ArrowLeft');
    expect(now()).toBe('start');
    press('ArrowRight', { altKey: true });
    press('x');
    press('ArrowRight', {}, find('#position'));
    expect(now()).toBe('start');
  });

  it('goes through them by the slider', () => {
    const { now, find, window } = opened();
    const slider = find<HTMLInputElement>('#position');
    expect(slider.max).toBe('4');
    slider.value = '3';
    slider.dispatchEvent(new window.Event('input'));
    expect(now()).toBe('step-3');
    expect(slider.getAttribute('aria-valuetext')).toBe('Step 3 of 3');
  });

  it('begins at the step that the address names, and follows it', async () => {
    const { now, window } = opened({ hash: '#step-3' });
    expect(now()).toBe('step-3');
    const followed = new Promise((resolve) => window.addEventListener('hashchange', resolve));
    window.location.hash = '#step-1';
    await followed;
    expect(now()).toBe('step-1');
    expect(opened({ hash: '#nowhere' }).now()).toBe('start');
  });

  it('tells the words to those who hear the page', () => {
    const { find, press } = opened();
    press('ArrowRight');
    expect(find('#spoken').getAttribute('aria-live')).toBe('polite');
    expect(find('#spoken').textContent).toBe('Step 1 of 3 Column 1 is 1. A reason: "1" < 4.');
  });
});
