import type { End, Outside, Picture, Source } from '@gridproof/core';

/** A text beside the board at one end of a row or column. */
export interface Margin {
  readonly at: Outside;
  readonly end: End;
  /** Which row or column, from 0. */
  readonly line: number;
  readonly text: string;
  readonly source: Source;
}

/** The texts that stand outside the board. */
export const marginsOf = ({ marks }: Picture): readonly Margin[] =>
  marks.flatMap(({ at, text, source }): readonly Margin[] => {
    if (at.kind !== 'outside' || text === undefined) return [];
    const line = at.end === 'left' || at.end === 'right' ? at.row : at.col;
    return [{ at, end: at.end, line, text, source }];
  });
