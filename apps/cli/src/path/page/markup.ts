import type { Picture, ToldStep } from '@gridproof/core';
import { escapeXml, renderSvg } from '@gridproof/render';

/** One picture with its words: where all begins, a step, or where all ends. */
export interface Scene {
  /** Its name in the address of the page. */
  readonly id: string;
  /** None where it would say nothing. */
  readonly heading: string;
  readonly picture: Picture;
  /** What the picture shows, for those who hear it. */
  readonly title: string;
  /** Markup. */
  readonly words: readonly string[];
  /** The length of a cell's side, where scenes beside this one ask for another than its own. */
  readonly cellSize?: number | undefined;
}

export const scene = ({ id, heading, picture, title, words, cellSize }: Scene): string =>
  `<section class="scene" id="${id}">
<figure>${renderSvg(picture, { title, styled: false, ...(cellSize && { cellSize }) })}</figure>
<div class="words">
${[...(heading ? [`<h2>${escapeXml(heading)}</h2>`] : []), ...words].join('\n')}
</div>
</section>`;

/** The words of a step. */
export const wordsOf = ({ claim, because, known }: ToldStep): readonly string[] => [
  `<p class="claim">${escapeXml(claim)}</p>`,
  items(because),
  ...(known ? [`<p class="known">${escapeXml(known)}</p>`] : []),
];

export const items = (sentences: readonly string[]): string =>
  sentences.length === 0
    ? ''
    : `<ul>\n${sentences.map((one) => `<li>${escapeXml(one)}</li>`).join('\n')}\n</ul>`;

/** What one goes through the scenes by; nothing without the script, which shows it. */
export const CONTROLS = `<nav id="controls" aria-label="through the steps" hidden>
<button type="button" id="back" aria-label="previous step" title="previous step (left arrow)">←</button>
<button type="button" id="on" aria-label="next step" title="next step (right arrow)">→</button>
<input type="range" id="position" min="0" value="0" aria-label="step">
<span id="where"></span>
</nav>`;

/** Links to all steps. */
export const listOf = (claims: readonly string[]): string => `<details id="all">
<summary>All steps</summary>
<ol>
${claims.map((claim, at) => `<li><a href="#step-${at + 1}">${escapeXml(claim)}</a></li>`).join('\n')}
</ol>
</details>`;
