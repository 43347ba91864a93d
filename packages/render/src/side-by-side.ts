import { columnsOf, widthOf } from './ansi.js';

/** Options for two adjacent blocks of text. */
export interface SideBySideOptions {
  /** Columns between the blocks, and on both sides of the arrow if there is one; 3 by default. */
  readonly gap?: number;
  /** The arrow between the blocks, at half the height of the lower one. */
  readonly arrow?: string;
}

/** Joins two blocks of text side by side, with or without ANSI colour and of any heights. */
export function sideBySide(left: string, right: string, options: SideBySideOptions = {}): string {
  const { gap = 3, arrow = '' } = options;
  const lefts = left.split('\n');
  const rights = right.split('\n');
  const width = widthOf(left);
  const blanks = ' '.repeat(gap);
  const level = Math.floor((Math.min(lefts.length, rights.length) - 1) / 2);
  return Array.from({ length: Math.max(lefts.length, rights.length) }, (_, row) => {
    const start = lefts[row] ?? '';
    const end = rights[row] ?? '';
    const shaft = row === level ? arrow : ' '.repeat(columnsOf(arrow));
    const between = arrow === '' ? blanks : blanks + shaft + blanks;
    const padding = ' '.repeat(width - columnsOf(start));
    return end === '' && shaft.trim() === '' ? start : (start + padding + between + end).trimEnd();
  }).join('\n');
}
