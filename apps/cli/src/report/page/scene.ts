import type { Picture, StepText } from '@gridproof/core';
import { escapeXml, legendOf, renderSvg } from '@gridproof/render';

/** One board with its words: where all begins, a step, or where all ends. */
export interface Scene {
  /** Its name in the address of the page. */
  readonly id: string;
  /** None where it would say nothing. */
  readonly heading: string;
  readonly picture: Picture;
  /** What the board shows, for a screen reader. */
  readonly title: string;
  /** Markup. */
  readonly words: readonly string[];
}

/** The board of a scene with what its signs mean, its cells of this size. */
export function boardOf({ picture, title }: Scene, cellSize: number | undefined): string {
  const { caption, bank } = picture;
  const legend = legendOf(picture).map(({ svg, label }) => `<li>${svg} ${escapeXml(label)}</li>`);
  return [
    renderSvg(picture, { title, still: true, ...(cellSize && { cellSize }) }),
    ...(caption === undefined || bank ? [] : [`<figcaption>${escapeXml(caption)}</figcaption>`]),
    ...(legend.length ? [`<ul class="legend">${legend.join('')}</ul>`] : []),
  ].join('\n');
}

/** The words of a scene, and a board below them if there is one. */
export const sectionOf = ({ id, heading, words }: Scene, board?: string): string =>
  [
    `<section id="${id}">`,
    ...(heading ? [`<h2>${escapeXml(heading)}</h2>`] : []),
    ...words,
    ...(board === undefined ? [] : [`<figure>${board}</figure>`]),
    '</section>',
  ].join('\n');

/** The words of a step. */
export const wordsOf = ({ claim, because, known }: StepText): readonly string[] => [
  claimed(claim),
  items(because),
  ...(known ? [`<p class="known">${escapeXml(known)}</p>`] : []),
];

/** What a scene says above all. */
export const claimed = (sentence: string): string => `<p class="claim">${escapeXml(sentence)}</p>`;

export const items = (sentences: readonly string[]): string =>
  sentences.length === 0
    ? ''
    : `<ul>\n${sentences.map((one) => `<li>${escapeXml(one)}</li>`).join('\n')}\n</ul>`;
