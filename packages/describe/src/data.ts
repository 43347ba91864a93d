import type { Board, BoolVar, Grid, IntVar, Place, Variable } from '@gridproof/core';
import type { LayerValue } from './layer/layer.js';
import type { OptionValue } from './layer/option.js';
import type { Placed } from './layer/placed.js';

/** A layer whose values can be found: each has a variable. */
export type AnswerLayer = Placed<any, BoolVar | IntVar, any>;

/** What the answer consists of: one layer, or several by their names. */
export type AnswerLayers = AnswerLayer | Readonly<Record<string, AnswerLayer>>;

/** The variables of a layer. */
export type VarsOf<L> =
  L extends Placed<any, infer X extends Variable, infer K extends Place> ? Grid<X, K> : never;
/** The values of a layer, one at each place. */
export type ValuesOf<L> = L extends Placed<infer T, any, infer K extends Place> ? Grid<T, K> : never;
/** What is known of a layer in advance. */
export type GivenOf<L> =
  L extends Placed<infer T, any, infer K extends Place> ? Grid<T | undefined, K> : never;

/** A part of a description's answer, layer by layer. */
export type Each<A, F extends 'vars' | 'values' | 'givens'> = A extends AnswerLayer
  ? One<A, F>
  : { readonly [N in keyof A]: One<A[N], F> };
/** The same of one layer. */
export type One<L, F> = F extends 'vars' ? VarsOf<L> : F extends 'values' ? ValuesOf<L> : GivenOf<L>;

/** The variables of an answer: a grid, or grids by the names of the layers. */
export type AnswerLayerVars<A> = Each<A, 'vars'>;
/** An answer, in the shape of its variables. */
export type AnswerLayerValues<A> = Each<A, 'values'>;
/** What is known of an answer in advance, in the same shape. */
export type AnswerLayerGivens<A> = Each<A, 'givens'>;

/** What a puzzle says: its board, what its layers hold, and its options. */
export type Clues<C, O> = { readonly board: Board } & { readonly [N in keyof C]: LayerValue<C[N]> } & {
  readonly [N in keyof O]: OptionValue<O[N]>;
};

/** A puzzle: its clues, and what is known of its answer in advance. */
export type Data<C, O, A> = Clues<C, O> & { readonly givens: AnswerLayerGivens<A> };
