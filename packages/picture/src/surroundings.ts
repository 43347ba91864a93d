import type { End } from '@gridproof/core';
import type { Box } from './glyph-image.js';
import type { Ink } from './ink.js';
import type { GlyphRow } from './text.js';

/** The other end of a row or column. */
export const OPPOSITE: Readonly<Record<End, End>> = {
  above: 'below',
  right: 'left',
  below: 'above',
  left: 'right',
};

/** Texts outside the board at an end of a row or column. */
export interface SeenMargin {
  readonly end: End;
  readonly line: number;
  readonly texts: readonly GlyphRow[];
  readonly box: Box;
}

/** A text at a corner or below the board; empty if there is none. */
export interface SeenText {
  readonly text: GlyphRow;
  readonly box: Box;
}

/** Everything that is seen outside the cells. */
export interface Surroundings {
  readonly margins: readonly SeenMargin[];
  readonly below: readonly SeenText[];
  /** Words of the lines of text below the board. */
  readonly words: readonly SeenText[];
  /** Returns what is below the board, in groups, with their ink. */
  groupsBelow(): readonly { readonly box: Box; readonly ink: Ink }[];
  /** Marks beside the board that are not read and may be a part of it. */
  readonly beside: readonly Box[];
  /** Texts of the pieces of a board of boxes. */
  readonly pieces: readonly SeenText[];
}
