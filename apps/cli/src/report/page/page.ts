import { createHash } from 'node:crypto';
import type { Picture, StepText } from '@gridproof/core';
import { CANDIDATE_CELL_SIDE, escapeXml, svgStyle, tintStyle } from '@gridproof/render';
import walking from './browser.ts?script';
import { boardOf, claimed, items, type Scene, sectionOf, wordsOf } from './scene.js';
import { stripMarkup } from './strip-markup.js';
import own from './style.css?inline';

/** A path with its boards, as the page shows it. */
export interface ShownPath {
  /** The puzzle type. */
  readonly title: string;
  readonly rules: readonly string[];
  /** The board before the first step. */
  readonly start: Picture;
  /** The steps, each with the board behind it. */
  readonly steps: readonly { readonly words: StepText; readonly picture: Picture }[];
  /** The board at which the path ends. */
  readonly end: Picture;
  /** What the path comes to, in a sentence. */
  readonly conclusion: string;
  /** Whether it goes as far as a path can. */
  readonly complete: boolean;
}

/** A path as one page to walk through, which needs nothing else: one board, and what changes on it. Without its script the words are all there, between the first board and the last. */
export function pathPage({ title, rules, start, steps, end, conclusion, complete }: ShownPath): string {
  return pageOf({
    heading: `${title}, step by step`,
    conclusion,
    scenes: [
      { id: 'start', heading: 'The puzzle', picture: start, title, words: [items(rules)] },
      ...scenesOf(title, steps),
      {
        id: 'end',
        heading: complete ? 'The end' : 'So far',
        picture: end,
        title: `${title} ${complete ? 'at the end' : 'so far'}`,
        words: [claimed(conclusion), ...(complete ? [] : ['<p>The path is not complete.</p>'])],
      },
    ],
  });
}

/** What comes next in a puzzle as such a page: some steps, of which the last finds a value. */
export const hintPage = ({ title, steps }: Pick<ShownPath, 'title' | 'steps'>): string =>
  pageOf({ heading: `${title}: what comes next`, scenes: scenesOf(title, steps) });

/** One board with some words as such a page. */
export function boardPage(title: string, picture: Picture, text: string): string {
  const [first = '', ...others] = text.split('\n').filter((line) => line.trim() !== '');
  const words = [claimed(first), items(others)];
  return pageOf({ heading: title, scenes: [{ id: 'only', heading: '', picture, title, words }] });
}

const scenesOf = (title: string, steps: ShownPath['steps']): readonly Scene[] =>
  steps.map(({ words, picture }, at) => ({
    id: `step-${at + 1}`,
    heading: steps.length > 1 ? `Step ${at + 1} of ${steps.length}` : '',
    picture,
    title: steps.length > 1 ? `${title} after step ${at + 1}` : title,
    words: wordsOf(words),
  }));

interface Page {
  readonly heading: string;
  readonly conclusion?: string;
  readonly scenes: readonly Scene[];
}

function pageOf({ heading, conclusion, scenes }: Page): string {
  // The boards are of one size, that of a board whose cells hold candidates if there is one.
  const cellSize = scenes.some(({ picture }) => picture.candidates) ? CANDIDATE_CELL_SIDE : undefined;
  const boards = scenes.map((scene) => boardOf(scene, cellSize));
  const last = scenes.length - 1;
  const sections = scenes.map((scene, at) =>
    sectionOf(scene, at > 0 && at === last ? boards[at] : undefined),
  );
  const style = `${own}${svgStyle}${tintStyle}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${policyFor(style)}">
<title>${escapeXml(heading)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1>${escapeXml(heading)}</h1>${conclusion === undefined ? '' : `\n<p>${escapeXml(conclusion)}</p>`}
</header>
<main>
<figure id="board">${boards[0]}</figure>
${last > 0 ? CONTROLS : ''}
<div id="words">
${sections.join('\n')}
</div>
${last > 0 ? STEPS : ''}
</main>
${
  last > 0
    ? `<script type="application/json" id="strip">${asScript(stripMarkup(boards))}</script>
<script>${walking}</script>`
    : ''
}
</body>
</html>
`;
}

/** What one goes through the scenes by; nothing without the script, which shows it. */
const CONTROLS = `<nav id="controls" aria-label="through the steps" hidden>
<button type="button" id="back" aria-label="previous step" title="previous step (left arrow)">←</button>
<button type="button" id="on" aria-label="next step" title="next step (right arrow)">→</button>
<input type="range" id="position" min="0" value="0" aria-label="step">
<span id="where"></span>
</nav>`;

/** Where the script lists all steps, and what it says to a screen reader. */
const STEPS = `<details id="all" hidden>
<summary>All steps</summary>
<ol></ol>
</details>
<p id="spoken" aria-live="polite"></p>`;

/** Data within a script element: nothing in it may end the element, or begin a comment. */
const asScript = (data: unknown): string =>
  JSON.stringify(data).replaceAll('</', '<\\/').replaceAll('<!', '<\\u0021');

/** The page loads nothing from elsewhere, and runs its own script alone, whatever is written on the board. */
const policyFor = (style: string): string =>
  `default-src 'none'; script-src ${hashOf(walking)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
