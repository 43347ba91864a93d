import { detailsOf, type Picture, type StepText } from '@gridproof/core';
import {
  CANDIDATE_CELL_SIDE,
  escapeXml,
  hueStyle,
  legendOf,
  renderSvg,
  svgStyle,
  tintStyle,
} from '@gridproof/render';
import walking from './browser.ts?script';
import { stripMarkup } from './strip-markup.js';
import own from './style.css?inline';

/** A path with its boards, as the page shows it. */
export interface ShownPath {
  /** Title of the puzzle type. */
  readonly title: string;
  readonly rules: readonly string[];
  /** The board before the first step. */
  readonly start: Picture;
  /** The steps, each with the board after it. */
  readonly steps: readonly { readonly words: StepText; readonly picture: Picture }[];
  /** The last board. */
  readonly end: Picture;
  /** A sentence on the end of the path. */
  readonly conclusion: string;
  /** True if the path reaches the answer. */
  readonly complete: boolean;
}

/**
 * Renders a path as a self-contained page: one board, and the changes of each step. Without scripts, the page shows all
 * texts between the first board and the last.
 */
export function pathPage({ title, rules, start, steps, end, conclusion, complete }: ShownPath): string {
  const scenes = [
    { id: 'start', heading: 'The puzzle', picture: start, title, words: [items(rules)] },
    ...scenesOf(title, steps),
    {
      id: 'end',
      heading: complete ? 'The end' : 'So far',
      picture: end,
      title: `${title} ${complete ? 'at the end' : 'so far'}`,
      words: [claimHtml(conclusion), ...(complete ? [] : ['<p>The path is not complete.</p>'])],
    },
  ];
  return pageOf(`${title}, step by step`, scenes, conclusion);
}

/** Renders a hint as such a page: some steps, the last of which finds a value. */
export const hintPage = ({ title, steps }: Pick<ShownPath, 'title' | 'steps'>): string =>
  pageOf(`${title}: what comes next`, scenesOf(title, steps));

/** Renders one board with text as such a page. */
export function boardPage(title: string, picture: Picture, text: string): string {
  const [first = '', ...others] = text.split('\n').filter((line) => line.trim() !== '');
  const words = [claimHtml(first), items(others)];
  return pageOf(title, [{ id: 'only', heading: '', picture, title, words }]);
}

const scenesOf = (title: string, steps: ShownPath['steps']): readonly Scene[] =>
  steps.map(({ words, picture }, at) => ({
    id: `step-${at + 1}`,
    heading: steps.length > 1 ? `Step ${at + 1} of ${steps.length}` : '',
    picture,
    title: steps.length > 1 ? `${title} after step ${at + 1}` : title,
    words: wordsOf(words),
  }));

function pageOf(heading: string, scenes: readonly Scene[], conclusion?: string): string {
  // All boards have the same size: that of a board with candidates, if there is one.
  const cellSize = scenes.some(({ picture }) => picture.candidates) ? CANDIDATE_CELL_SIDE : undefined;
  const boards = scenes.map((scene) => boardOf(scene, cellSize));
  const last = scenes.length - 1;
  const sections = scenes.map((scene, at) =>
    sectionOf(scene, at > 0 && at === last ? boards[at] : undefined),
  );
  const style = `${own}${svgStyle}${tintStyle}${hueStyle}`;
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

/** Controls for the scenes. The script makes them visible. */
const CONTROLS = `<nav id="controls" aria-label="through the steps" hidden>
<button type="button" id="back" aria-label="previous step" title="previous step (left arrow)">←</button>
<button type="button" id="on" aria-label="next step" title="next step (right arrow)">→</button>
<input type="range" id="position" min="0" value="0" aria-label="step">
<span id="where"></span>
</nav>`;

/** The list of steps, which the script fills, and the live region for screen readers. */
const STEPS = `<details id="all" hidden>
<summary>All steps</summary>
<ol></ol>
</details>
<p id="spoken" aria-live="polite"></p>`;

/** Embeds data in a script element. Escapes `<`, which could end the element or start a comment. */
const asScript = (data: unknown): string =>
  JSON.stringify(data).replaceAll('</', '<\\/').replaceAll('<!', '<\\u0021');

/** Content security policy: loads nothing from other origins, and runs only the page's own script. */
const policyFor = (style: string): string =>
  `default-src 'none'; script-src ${hashOf(walking)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'`;

// `node:crypto` loads slowly, and few calls make a page.
const hashOf = (text: string): string =>
  `'sha256-${process.getBuiltinModule('node:crypto').hash('sha256', text, 'base64')}'`;

/** One board with its text: the start, a step, or the end. */
interface Scene {
  /** Its name in the address of the page. */
  readonly id: string;
  /** Empty if there is nothing to say. */
  readonly heading: string;
  readonly picture: Picture;
  /** Description of the board for screen readers. */
  readonly title: string;
  /** HTML. */
  readonly words: readonly string[];
}

/** Renders the board of a scene with its legend. `cellSize` is the size of a cell. */
function boardOf({ picture, title }: Scene, cellSize: number | undefined): string {
  const { caption, bank } = picture;
  const legend = legendOf(picture).map(({ svg, label }) => `<li>${svg} ${escapeXml(label)}</li>`);
  return [
    renderSvg(picture, { title, updatesInPlace: true, ...(cellSize && { cellSize }) }),
    ...(caption === undefined || bank ? [] : [`<figcaption>${escapeXml(caption)}</figcaption>`]),
    ...(legend.length ? [`<ul class="legend">${legend.join('')}</ul>`] : []),
  ].join('\n');
}

/** Renders the text of a scene, with a board below it if given. */
const sectionOf = ({ id, heading, words }: Scene, board?: string): string =>
  [
    `<section id="${id}">`,
    ...(heading ? [`<h2>${escapeXml(heading)}</h2>`] : []),
    ...words,
    ...(board === undefined ? [] : [`<figure>${board}</figure>`]),
    '</section>',
  ].join('\n');

/** HTML of the text of a step. */
const wordsOf = (step: StepText): readonly string[] => [
  claimHtml(step.sentence),
  '<details>\n<summary>Reasons</summary>',
  items(detailsOf(step)),
  '</details>',
];

/** HTML of the claim of a scene. */
const claimHtml = (sentence: string): string => `<p class="claim">${escapeXml(sentence)}</p>`;

const items = (sentences: readonly string[]): string =>
  sentences.length === 0
    ? ''
    : `<ul>\n${sentences.map((one) => `<li>${escapeXml(one)}</li>`).join('\n')}\n</ul>`;
