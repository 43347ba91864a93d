import type { Board, BoolVar, Grid, IntVar, Place, Variable } from '@gridproof/core';
import type { LayerValue } from './layer/layer.js';
import type { OptionValue } from './layer/option.js';
import type { PlacedLayer } from './layer/placed.js';

/** A layer whose values the solver finds: each has a variable. */
export type AnswerLayer = PlacedLayer<any, BoolVar | IntVar, any>;

/** The layers of an answer: one layer, or several by name. */
export type AnswerLayers = AnswerLayer | Readonly<Record<string, AnswerLayer>>;

/** The variables of a layer. */
export type VarsOf<L> =
  L extends PlacedLayer<any, infer X extends Variable, infer K extends Place> ? Grid<X, K> : never;
/** The values of a layer, one at each place. */
export type ValuesOf<L> = L extends PlacedLayer<infer T, any, infer K extends Place> ? Grid<T, K> : never;
/** The givens of a layer; undefined where nothing is given. */
export type GivenOf<L> =
  L extends PlacedLayer<infer T, any, infer K extends Place> ? Grid<T | undefined, K> : never;

/** The variables, values or givens of an answer, layer by layer. */
export type AnswerParts<A, F extends 'vars' | 'values' | 'givens'> = A extends AnswerLayer
  ? LayerPart<A, F>
  : { readonly [N in keyof A]: LayerPart<A[N], F> };
/** The variables, values or givens of one layer. */
export type LayerPart<L, F> = F extends 'vars' ? VarsOf<L> : F extends 'values' ? ValuesOf<L> : GivenOf<L>;

/** The variables of an answer: a grid, or grids by layer name. */
export type AnswerLayerVars<A> = AnswerParts<A, 'vars'>;
/** An answer, in the shape of its variables. */
export type AnswerLayerValues<A> = AnswerParts<A, 'values'>;
/** The givens of an answer, in the shape of its variables. */
export type AnswerLayerGivens<A> = AnswerParts<A, 'givens'>;

/** The clues of a puzzle: its board, the contents of its layers, and its options. */
export type Clues<C, O> = { readonly board: Board } & { readonly [N in keyof C]: LayerValue<C[N]> } & {
  readonly [N in keyof O]: OptionValue<O[N]>;
};

/** The data of a puzzle: its clues and its givens. */
export type Data<C, O, A> = Clues<C, O> & { readonly givens: AnswerLayerGivens<A> };
