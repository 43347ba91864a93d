import type { Board, GenerationSettings, Place, Random, Symmetry } from '@gridproof/core';
import type { AnswerLayerGivens, AnswerLayers, AnswerLayerValues, Clues, Data } from './data.js';
import type { Layers } from './layer/layer.js';
import type { Options } from './layer/option.js';

/** Options and random source for drawing a board. */
export interface DrawContext {
  readonly board: Board;
  readonly symmetry: Symmetry;
  readonly random: Random;
}

/** Contents of layers and givens; omitted layers have their defaults. */
export type LayerValues<C, O, A> = Partial<Omit<Clues<C, O>, 'board'>> & {
  readonly givens?: AnswerLayerGivens<A>;
};

/** The layers of a drawn puzzle with one of its answers, not necessarily the only one. */
export interface DrawnPuzzle<C, O, A> {
  readonly clues: LayerValues<C, O, A>;
  readonly answer: AnswerLayerValues<A>;
}

/** Generation of puzzles of a type, where the generator cannot derive it. */
export interface DescribedGeneration<C extends Layers, O extends Options, A extends AnswerLayers>
  extends GenerationSettings {
  /**
   * Draws the layers of a board before its answer, such as regions or black cells. Clues then only replace values that stand in their
   * layer, if there are any. Undefined if the draw failed.
   */
  board?(context: DrawContext): LayerValues<C, O, A> | undefined;
  /** Draws the layers that depend on the answer, such as cages with sums; the generator also removes clues. Undefined if the draw failed. */
  addClues?(
    draft: { readonly puzzle: Data<C, O, A>; readonly answer: AnswerLayerValues<A> },
    context: DrawContext,
  ): LayerValues<C, O, A> | undefined;
  /** Draws a puzzle together with an answer, where its clues do not follow from the answer place by place. Undefined if the draw failed. */
  puzzle?(context: DrawContext): DrawnPuzzle<C, O, A> | undefined;
  /**
   * Draws a similar puzzle that excludes the last rival of the answer. Earlier rivals belong to earlier repairs. Undefined if the repair
   * failed.
   */
  repair?(
    draft: { readonly puzzle: Data<C, O, A>; readonly answer: AnswerLayerValues<A> },
    rivals: readonly AnswerLayerValues<A>[],
    context: DrawContext,
  ): DrawnPuzzle<C, O, A> | undefined;
  /**
   * Draws a similar puzzle that differs near one of some places, those that a player does not find, or anywhere if there are none. The
   * generator changes a puzzle like this until inferences of its grade solve it. Undefined if the change failed.
   */
  change?(
    draft: { readonly puzzle: Data<C, O, A>; readonly answer: AnswerLayerValues<A> },
    places: readonly Place[],
    context: DrawContext,
  ): DrawnPuzzle<C, O, A> | undefined;
  /** Parses a user's answer, such as a picture, and returns its puzzle, which is repaired while it has rivals. Throws `PuzzleError`. */
  parse?(text: string): DrawnPuzzle<C, O, A> & { readonly board: Board };
  /** Maximum number of cells of a drawn board, if larger ones take too long. */
  readonly maxCells?: number;
  /** The layers of a drawn puzzle whose clues the generator may remove, `givens` for the givens. */
  readonly removable?: readonly ((keyof C & string) | 'givens')[];
  /**
   * For a type that `reencodes` and whose clues are all values of the answer: returns a key of the constraints of a puzzle without its
   * givens. Puzzles with equal keys share a model.
   */
  constraintsKey?(puzzle: Data<C, O, A>): string;
  /** Generation of variants by name. */
  readonly variants?: Readonly<Record<string, DescribedGeneration<C, O, A>>>;
}
