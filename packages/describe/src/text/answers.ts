import type { Cell, FixedRows, PartialAnswer, Place } from '@gridproof/core';
import type { LayerData } from '../layer/layer.js';

/** Parser and printer of answers to one puzzle. */
export interface AnswerTextCodec {
  /** Inverse of `read`. */
  print(answer: any): string;
  /** Parses a complete answer. Throws `PuzzleError`. */
  read(text: string): unknown;
  /** Parses a partial answer, in which some signs may be open. Throws `PuzzleError`. */
  readPartial(text: string): PartialAnswer;
  /** The layout of rows in which each sign is one character; undefined for other texts. */
  readonly fixedRows: Omit<FixedRows, 'isTitle'> | undefined;
  /** Equal signs only mean that places belong together; any sign will do. */
  readonly signsAreNames: boolean;
}

/** The context of an answer's text. */
export interface AnswerContext {
  readonly data: LayerData;
  /** The places of the answer. */
  readonly places: readonly Place[];
  /** Returns the sign of the clue in a cell, if answers are written over clues. */
  clueAt(cell: Cell): string | undefined;
}
