import { detailsOf, type Picture, type StepText } from '@gridproof/core';
import { escapeXml, legendOf, renderSvg } from '@gridproof/render';

/** One board with its text: the start, a step, or the end. */
export interface Scene {
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
export function boardOf({ picture, title }: Scene, cellSize: number | undefined): string {
  const { caption, bank } = picture;
  const legend = legendOf(picture).map(({ svg, label }) => `<li>${svg} ${escapeXml(label)}</li>`);
  return [
    renderSvg(picture, { title, updatesInPlace: true, ...(cellSize && { cellSize }) }),
    ...(caption === undefined || bank ? [] : [`<figcaption>${escapeXml(caption)}</figcaption>`]),
    ...(legend.length ? [`<ul class="legend">${legend.join('')}</ul>`] : []),
  ].join('\n');
}

/** Renders the text of a scene, with a board below it if given. */
export const sectionOf = ({ id, heading, words }: Scene, board?: string): string =>
  [
    `<section id="${id}">`,
    ...(heading ? [`<h2>${escapeXml(heading)}</h2>`] : []),
    ...words,
    ...(board === undefined ? [] : [`<figure>${board}</figure>`]),
    '</section>',
  ].join('\n');

/** HTML of the text of a step. */
export const wordsOf = (step: StepText): readonly string[] => [
  claimHtml(step.sentence),
  '<details>\n<summary>Reasons</summary>',
  items(detailsOf(step)),
  '</details>',
];

/** HTML of the claim of a scene. */
export const claimHtml = (sentence: string): string => `<p class="claim">${escapeXml(sentence)}</p>`;

export const items = (sentences: readonly string[]): string =>
  sentences.length === 0
    ? ''
    : `<ul>\n${sentences.map((one) => `<li>${escapeXml(one)}</li>`).join('\n')}\n</ul>`;
