import type { Cell, FixedRows, PartialAnswer, Place } from '@gridproof/core';
import type { LayerData } from '../layer/layer.js';

/** How answers to one puzzle are written. */
export interface Answers {
  /** The inverse of `read`. */
  print(answer: any): string;
  /** A whole answer. Throws `PuzzleError`. */
  read(text: string): unknown;
  /** What a player has entered: an answer in which some signs may be open. Throws `PuzzleError`. */
  entered(text: string): PartialAnswer;
  /** How rows are laid out in which each sign is one character, where they are. */
  readonly fixedRows: Omit<FixedRows, 'isTitle'> | undefined;
  /** Equal signs say that places belong together, whatever the sign. */
  readonly signsAreNames: boolean;
}

/** What answers to a puzzle are written with. */
export interface Answered {
  readonly data: LayerData;
  /** The places of the answer. */
  readonly places: readonly Place[];
  /** The sign of a clue over which an answer is written. */
  clueAt(cell: Cell): string | undefined;
}
