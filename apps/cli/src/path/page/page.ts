import type { Picture, ToldStep } from '@gridproof/core';
import { escapeXml, ROOMY, svgStyle } from '@gridproof/render';
import { CONTROLS, items, listOf, scene, wordsOf } from './markup.js';
import { clickThrough } from './script.js';
import { STYLE } from './style.js';

/** A path with its boards, as the page shows it. */
export interface ShownPath {
  /** The kind of puzzle. */
  readonly title: string;
  readonly rules: readonly string[];
  /** The board before the first step. */
  readonly start: Picture;
  /** The steps, each with the board behind it. */
  readonly steps: readonly { readonly told: ToldStep; readonly picture: Picture }[];
  /** The board at which the path ends. */
  readonly end: Picture;
  /** What the path comes to, in a sentence. */
  readonly conclusion: string;
  /** Whether it goes as far as a path can. */
  readonly complete: boolean;
}

/** A path as one page to click through, which needs nothing else. Without its script it shows all steps below each other. */
export function pathPage({ title, rules, start, steps, end, conclusion, complete }: ShownPath): string {
  const cellSize = sizeFor(steps);
  const scenes = [
    scene({ id: 'start', heading: 'The puzzle', picture: start, title, words: [items(rules)], cellSize }),
    ...scenesOf(title, steps),
    scene({
      id: 'end',
      heading: complete ? 'The end' : 'So far',
      picture: end,
      cellSize,
      title: `${title} ${complete ? 'at the end' : 'so far'}`,
      words: [
        `<p class="claim">${escapeXml(conclusion)}</p>`,
        ...(complete ? [] : ['<p>The path is not complete.</p>']),
      ],
    }),
  ];
  const claims = steps.map(({ told }) => told.claim);
  return pageOf({ heading: `${title}, step by step`, conclusion, scenes, claims });
}

/** What comes next in a puzzle as such a page: some steps, of which the last finds a value. */
export function hintPage({ title, steps }: Pick<ShownPath, 'title' | 'steps'>): string {
  const claims = steps.length > 1 ? steps.map(({ told }) => told.claim) : [];
  return pageOf({ heading: `${title}: what comes next`, scenes: scenesOf(title, steps), claims });
}

/** One board with some words as such a page. */
export function boardPage(title: string, picture: Picture, text: string): string {
  const [first = '', ...others] = text.split('\n').filter((line) => line.trim() !== '');
  const words = [`<p class="claim">${escapeXml(first)}</p>`, items(others)];
  return pageOf({
    heading: title,
    scenes: [scene({ id: 'board', heading: '', picture, title, words })],
    claims: [],
  });
}

/** All boards of a page are of one size, that of a board whose cells hold candidates if there is one. */
const sizeFor = (steps: ShownPath['steps']): number | undefined =>
  steps.some(({ picture }) => picture.candidates) ? ROOMY : undefined;

const scenesOf = (title: string, steps: ShownPath['steps']): readonly string[] =>
  steps.map(({ told, picture }, at) =>
    scene({
      id: `step-${at + 1}`,
      heading: steps.length > 1 ? `Step ${at + 1} of ${steps.length}` : '',
      picture,
      title: steps.length > 1 ? `${title} after step ${at + 1}. ${told.claim}` : `${title}. ${told.claim}`,
      words: wordsOf(told),
      cellSize: sizeFor(steps),
    }),
  );

interface Page {
  readonly heading: string;
  readonly conclusion?: string;
  /** Markup. */
  readonly scenes: readonly string[];
  /** What the list of steps says of each. */
  readonly claims: readonly string[];
}

const pageOf = ({ heading, conclusion, scenes, claims }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeXml(heading)}</title>
<style>${STYLE}${svgStyle}</style>
</head>
<body>
<header>
<h1>${escapeXml(heading)}</h1>${conclusion === undefined ? '' : `\n<p>${escapeXml(conclusion)}</p>`}
</header>
${
  scenes.length > 1
    ? `${CONTROLS}
<main>
${scenes.join('\n')}
</main>
${listOf(claims)}
<p id="spoken" aria-live="polite"></p>
<script>(${clickThrough})()</script>`
    : `<main>
${scenes.join('\n')}
</main>`
}
</body>
</html>
`;
