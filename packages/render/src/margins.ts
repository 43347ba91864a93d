import type { End, MarkColour, Outside, Picture, Source } from '@gridproof/core';

/** A text beside the board at one end of a row or column. */
export interface Margin {
  readonly at: Outside;
  readonly end: End;
  /** Which row or column, from 0. */
  readonly line: number;
  /** What stands there from left to right, or from above to below. */
  readonly texts: readonly string[];
  readonly source: Source;
  /** Its colour, where that is not the one of clues. */
  readonly colour?: MarkColour | 'mild' | 'done';
  /** The positions of its texts that are done, if not all are. */
  readonly doneItems: readonly number[];
}

/** The texts that stand outside the board. */
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

/** Whether it is an end of a row. */
export const isRowEnd = (end: End): end is 'left' | 'right' => end === 'left' || end === 'right';

/** How far the texts at one end of rows or columns reach. */
interface Measure {
  /** How many characters the longest has. */
  longest: number;
  /** How many stand one after the other. */
  deepest: number;
}

/** Each text asks for the measures of all. */
const measures = new WeakMap<readonly Margin[], ReadonlyMap<End, Measure>>();

function measuresOf(margins: readonly Margin[]): ReadonlyMap<End, Measure> {
  const known = measures.get(margins);
  if (known) return known;
  const found = new Map<End, Measure>();
  for (const { end, texts } of margins) {
    const measure = found.get(end) ?? { longest: 0, deepest: 0 };
    found.set(end, measure);
    measure.deepest = Math.max(measure.deepest, texts.length);
    for (const text of texts) measure.longest = Math.max(measure.longest, [...text].length);
  }
  measures.set(margins, found);
  return found;
}

/** How many characters the longest text has at these ends of rows or columns. */
export const longest = (margins: readonly Margin[], ...ends: readonly End[]): number =>
  Math.max(0, ...ends.map((end) => measuresOf(margins).get(end)?.longest ?? 0));

/** How many texts stand one after the other at this end of a row or column. */
export const deepest = (margins: readonly Margin[], end: End): number =>
  measuresOf(margins).get(end)?.deepest ?? 0;

/** The texts of a row in one line, those of lists one below the other, next to the board. */
export function joinMargin({ end, texts }: Margin, margins: readonly Margin[]): string {
  const width = deepest(margins, end) > 1 ? longest(margins, end) : 0;
  const line = texts.map((text) => ' '.repeat(Math.max(0, width - [...text].length)) + text).join(' ');
  // Lists to the right of a board begin next to it.
  const all = deepest(margins, end) * (width + 1) - 1;
  return end === 'right' && width > 0 ? line.padEnd(all) : line;
}
