import type { Board, GenerationSettings, Random, Symmetry } from '@gridproof/core';
import type { AnswerLayerGivens, AnswerLayers, AnswerLayerValues, Clues, Data } from './data.js';
import type { Layers } from './layer/layer.js';
import type { Options } from './layer/option.js';

/** What is wished of a board: its size, how its clues lie, and where all that is drawn comes from. */
export interface DrawContext {
  readonly board: Board;
  readonly symmetry: Symmetry;
  readonly random: Random;
}

/** Layers of a puzzle, and what is known of its answer; what is left out is as it is by default. */
export type LayerValues<C, O, A> = Partial<Omit<Clues<C, O>, 'board'>> & {
  readonly givens?: AnswerLayerGivens<A>;
};

/** The layers of a puzzle with an answer, perhaps of several. */
export interface DrawnPuzzle<C, O, A> {
  readonly clues: LayerValues<C, O, A>;
  readonly answer: AnswerLayerValues<A>;
}

/** How new puzzles of a type are made, where a generator cannot find it out by itself. */
export interface DescribedGeneration<C extends Layers, O extends Options, A extends AnswerLayers>
  extends GenerationSettings {
  /**
   * Draws what is on a board before its answer is drawn: regions, or black cells. Clues then only replace what stands in
   * their layer already, if anything does. None where a draw came to nothing.
   */
  board?(wished: DrawContext): LayerValues<C, O, A> | undefined;
  /** Draws what is put on a board once its answer is known, as cages with their sums; clues are taken away beside it. None where a draw came to nothing. */
  addClues?(
    made: { readonly puzzle: Data<C, O, A>; readonly answer: AnswerLayerValues<A> },
    wished: DrawContext,
  ): LayerValues<C, O, A> | undefined;
  /** Draws a puzzle together with an answer, where its clues do not follow from one place by place. None where a draw came to nothing. */
  puzzle?(wished: DrawContext): DrawnPuzzle<C, O, A> | undefined;
  /**
   * Draws much the same puzzle as one that was drawn with its answer, which the last of some rivals of this answer does not solve; those
   * before it were rivals of the puzzles that were mended before.
   */
  repair?(
    made: { readonly puzzle: Data<C, O, A>; readonly answer: AnswerLayerValues<A> },
    rivals: readonly AnswerLayerValues<A>[],
    wished: DrawContext,
  ): DrawnPuzzle<C, O, A> | undefined;
  /** Reads a user's own answer, such as a picture: the puzzle of it is mended where it has rivals. Throws `PuzzleError`. */
  from?(text: string): DrawnPuzzle<C, O, A> & { readonly board: Board };
  /** The layers of a drawn puzzle whose clues may be taken away; `givens` for what is known of the answer. */
  readonly removable?: readonly ((keyof C & string) | 'givens')[];
  /** How variants are made, by their names. */
  readonly variants?: Readonly<Record<string, DescribedGeneration<C, O, A>>>;
}
