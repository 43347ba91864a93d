import type { End, MarkColour, Outside, Picture, SymbolSource } from '@gridproof/core';

/** A text beside the board at one end of a row or column. */
export interface Margin {
  readonly at: Outside;
  readonly end: End;
  /** The row or column, from 0. */
  readonly line: number;
  /** The texts from left to right, or from top to bottom. */
  readonly texts: readonly string[];
  readonly source: SymbolSource;
  /** The colour, if it is not that of clues. */
  readonly colour?: MarkColour | 'mild' | 'done';
  /** The indices of completed texts, if not all are. */
  readonly doneItems: readonly number[];
}

/** Returns the texts outside the board. */
export const marginsOf = ({ marks }: Picture): readonly Margin[] =>
  marks.flatMap(({ at, text, list, source, colour, mild, done, doneItems = [] }): readonly Margin[] => {
    const texts = list ?? (text === undefined ? undefined : [text]);
    if (at.kind !== 'outside' || !texts?.length) return [];
    return [
      {
        at,
        end: at.end,
        line: isRowEnd(at.end) ? at.row : at.col,
        texts,
        source,
        doneItems,
        ...((colour || mild || done) && { colour: done ? 'done' : (colour ?? 'mild') }),
      },
    ];
  });

/** Returns whether an end belongs to rows. */
export const isRowEnd = (end: End): end is 'left' | 'right' => end === 'left' || end === 'right';

/** The extent of the texts at one end of rows or columns. */
interface Measure {
  /** The length of the longest text in characters. */
  maxLength: number;
  /** The maximum number of texts in a row or column. */
  maxDepth: number;
}

/** A cache, because each text needs the measures of all. */
const measures = new WeakMap<readonly Margin[], ReadonlyMap<End, Measure>>();

function measuresOf(margins: readonly Margin[]): ReadonlyMap<End, Measure> {
  const known = measures.get(margins);
  if (known) return known;
  const found = new Map<End, Measure>();
  for (const { end, texts } of margins) {
    const measure = found.get(end) ?? { maxLength: 0, maxDepth: 0 };
    found.set(end, measure);
    measure.maxDepth = Math.max(measure.maxDepth, texts.length);
    for (const text of texts) measure.maxLength = Math.max(measure.maxLength, [...text].length);
  }
  measures.set(margins, found);
  return found;
}

/** Returns the length of the longest text at these ends in characters. */
export const longest = (margins: readonly Margin[], ...ends: readonly End[]): number =>
  Math.max(0, ...ends.map((end) => measuresOf(margins).get(end)?.maxLength ?? 0));

/** Returns the maximum number of texts in a row or column at this end. */
export const deepest = (margins: readonly Margin[], end: End): number =>
  measuresOf(margins).get(end)?.maxDepth ?? 0;

/** Joins the texts of a row in one line, lists aligned in columns next to the board. */
export function joinMargin({ end, texts }: Margin, margins: readonly Margin[]): string {
  const width = deepest(margins, end) > 1 ? longest(margins, end) : 0;
  const line = texts.map((text) => ' '.repeat(Math.max(0, width - [...text].length)) + text).join(' ');
  // Lists to the right of the board start next to it.
  const all = deepest(margins, end) * (width + 1) - 1;
  return end === 'right' && width > 0 ? line.padEnd(all) : line;
}
