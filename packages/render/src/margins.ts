import type { End, Outside, Picture, Source } from '@gridproof/core';

/** A text beside the board at one end of a row or column. */
export interface Margin {
  readonly at: Outside;
  readonly end: End;
  /** Which row or column, from 0. */
  readonly line: number;
  /** What stands there from left to right, or from above to below. */
  readonly texts: readonly string[];
  readonly source: Source;
}

/** The texts that stand outside the board. */
export const marginsOf = ({ marks }: Picture): readonly Margin[] =>
  marks.flatMap(({ at, text, list, source }): readonly Margin[] => {
    const texts = list ?? (text === undefined ? undefined : [text]);
    if (at.kind !== 'outside' || !texts?.length) return [];
    return [{ at, end: at.end, line: isBeside(at.end) ? at.row : at.col, texts, source }];
  });

/** Whether it is an end of a row. */
export const isBeside = (end: End): end is 'left' | 'right' => end === 'left' || end === 'right';

/** How many characters the longest text has at these ends of rows or columns. */
export const longest = (margins: readonly Margin[], ...ends: readonly End[]): number =>
  Math.max(0, ...at(margins, ends).flatMap(({ texts }) => texts.map((text) => [...text].length)));

/** How many texts stand one after the other at this end of a row or column. */
export const deepest = (margins: readonly Margin[], end: End): number =>
  Math.max(0, ...at(margins, [end]).map(({ texts }) => texts.length));

const at = (margins: readonly Margin[], ends: readonly End[]): readonly Margin[] =>
  margins.filter(({ end }) => ends.includes(end));

/** The texts of a row in one line, those of lists one below the other, next to the board. */
export function inOneLine({ end, texts }: Margin, margins: readonly Margin[]): string {
  const width = deepest(margins, end) > 1 ? longest(margins, end) : 0;
  const line = texts.map((text) => ' '.repeat(Math.max(0, width - [...text].length)) + text).join(' ');
  // Lists to the right of a board begin next to it.
  const all = deepest(margins, end) * (width + 1) - 1;
  return end === 'right' && width > 0 ? line.padEnd(all) : line;
}
