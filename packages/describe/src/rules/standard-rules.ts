import type { Board, Bool, Grid, IntVar, Place } from '@gridproof/core';
import type { LayerData } from '../layer/layer.js';
import type { Regions } from '../layer/regions.js';
import {
  type RectangleClues,
  type RectangleOptions,
  rectangleOptions,
  type ShapesOf,
} from '../rectangle-options.js';
import * as encode from './encode-rules.js';
import type { LayerVars, RuleInstance, StandardRule } from './standard-rule.js';
import * as verify from './verify-rules.js';

/** The values of the answer that a rule restricts. */
export interface RuleValues {
  /** The value of the cells concerned; with several, the rule holds for each of them alone. `true` by default. */
  readonly of?: unknown;
  /** The layer of the answer, if it has several. */
  readonly layer?: string;
}

/** Creates a rule about the places that have a value. */
function ruleOn<const Layer extends string = never>(
  text: string,
  { of = true, layer }: RuleValues,
  clues: readonly Layer[],
  encode: (data: LayerData, places: Grid<Bool, any>) => ReturnType<StandardRule['encode']>,
  verify: (data: LayerData, places: Grid<boolean, any>) => ReturnType<StandardRule['verify']>,
  technique?: string,
): StandardRule<Layer> {
  const values: readonly unknown[] = Array.isArray(of) ? of : [of];
  return {
    text,
    clues,
    ...(technique !== undefined && { technique }),
    ...(layer !== undefined && { layer }),
    *encode(data, answer: LayerVars) {
      for (const value of values) yield* encode(data, answer.equal(value));
    },
    *verify(data, answer: Grid<unknown, Place>) {
      for (const value of values)
        yield* verify(
          data,
          value === true ? (answer as Grid<boolean, Place>) : answer.map((one) => one === value),
        );
    },
  };
}

/** No two by two cells all have the value: pools, squares of one colour. */
export const noTwoByTwo = (text: string, values: RuleValues = {}): StandardRule<never> =>
  ruleOn(
    text,
    values,
    [],
    ({ board }, cells) => encode.noTwoByTwo(board, cells),
    ({ board }, cells) => verify.noTwoByTwo(board, cells),
    'Square of two by two',
  );

/** Cells with the value share no side; with `corners`, they do not touch diagonally either. */
export const noneAdjacent = (
  text: string,
  { corners = false, ...values }: RuleValues & { readonly corners?: boolean } = {},
): StandardRule<never> =>
  ruleOn(
    text,
    values,
    [],
    ({ board }, cells) => encode.noneAdjacent(board, cells, corners),
    ({ board }, cells) => verify.noneAdjacent(board, cells, corners),
    'No touching',
  );

/**
 * All cells with the value are connected by their sides. `neverAlone` adds that each has a neighbour with it, which saves solver time; other
 * rules must exclude that a single cell has the value on a board with more cells around it.
 */
export const allConnected = (
  text: string,
  { neverAlone = false, ...values }: RuleValues & { readonly neverAlone?: boolean } = {},
): StandardRule<never> =>
  ruleOn(
    text,
    values,
    [],
    ({ board }, cells) => encode.allConnected(board, cells, neverAlone),
    ({ board }, cells) => verify.allConnected(board, cells),
    'Cut off',
  );

/**
 * A number of a clue layer counts the places with the value: the `sides` of its cell, the cells beside it (`neighbours`), the up to eight
 * `around` it, the `block` of these and its own, or the cells that touch its `corner`. Clues other than numbers count nothing.
 */
export const countAround = <const Layer extends string>(
  text: string,
  numbers: Layer,
  which: 'sides' | 'neighbours' | 'around' | 'block' | 'corner',
  values: RuleValues = {},
): StandardRule<Layer> =>
  ruleOn(
    text,
    values,
    [numbers],
    (data, places) => encode.countAround(data.board, places, data[numbers] as Grid<unknown, any>, which),
    (data, places) => verify.countAround(places, data[numbers] as Grid<unknown, any>, which),
  );

/** A number outside the board counts the cells of its row or column that have the value. */
export const countInLine = <const Layer extends string>(
  text: string,
  numbers: Layer,
  values: RuleValues = {},
): StandardRule<Layer> =>
  ruleOn(
    text,
    values,
    [numbers],
    (data, cells) => encode.countInLine(data.board, cells, data[numbers] as Grid<unknown, any>),
    (data, cells) => verify.countInLine(cells, data[numbers] as Grid<unknown, any>),
  );

/**
 * Each region has a number of cells with the value: the given one, that of a layer for the whole board, or the one that stands in a cell of
 * the region.
 */
export function countInRegion<const Layer extends string>(
  text: string,
  regions: Layer,
  number: number,
  values?: RuleValues,
): StandardRule<Layer>;
export function countInRegion<const Layer extends string>(
  text: string,
  regions: Layer,
  number: Layer,
  values?: RuleValues,
): StandardRule<Layer>;
export function countInRegion(
  text: string,
  regions: string,
  number: number | string,
  values: RuleValues = {},
): StandardRule {
  const wanted = (data: LayerData) =>
    (typeof number === 'number' ? number : data[number]) as number | Grid<unknown>;
  const regionsIn = (data: LayerData) => data[regions] as Regions;
  return ruleOn<string>(
    text,
    values,
    typeof number === 'number' ? [regions] : [regions, number],
    (data, cells) => encode.countInRegion(cells, regionsIn(data), wanted(data)),
    (data, cells) => verify.countInRegion(cells, regionsIn(data), wanted(data)),
  );
}

/** Each row, or each column, has different numbers, across places without a cell too. */
export const allDifferentIn = (
  text: string,
  lines: 'rows' | 'columns',
  { layer }: Pick<RuleValues, 'layer'> = {},
): StandardRule<never> => ({
  text,
  clues: [],
  ...(layer !== undefined && { layer }),
  encode: ({ board }, { vars }) => encode.allDifferentIn(vars as Grid<IntVar>, board[lines]),
  verify: ({ board }, numbers) => verify.allDifferentIn(numbers, board[lines]),
});

/** The lines of the answer, along sides or from cell to cell, make one closed loop that neither branches nor crosses itself. */
export const oneLoop = (text: string, values: RuleValues = {}): StandardRule<never> =>
  ruleOn(
    text,
    values,
    [],
    ({ board }, lines) => encode.oneLoop(board, lines),
    ({ board }, lines) => verify.oneLoop(board, lines),
  );

/** Creates a rule about the rectangles around the clues of a layer. */
const rectangleRule = <const Layer extends string, V>(
  text: string,
  clues: Layer,
  shapesOf: ShapesOf<V>,
  encode: (board: Board, parts: Grid<IntVar>, options: readonly RectangleOptions[]) => Iterable<RuleInstance>,
  verify: (board: Board, parts: Grid<number>, clues: Grid<unknown>) => Iterable<readonly Place[]>,
  technique?: string,
): StandardRule<Layer> => ({
  text,
  clues: [clues],
  ...(technique !== undefined && { technique }),
  encode: (data, { vars }) =>
    encode(
      data.board,
      vars as Grid<IntVar>,
      rectangleOptions(data.board, data[clues] as RectangleClues<V>, shapesOf),
    ),
  verify: (data, parts) => verify(data.board, parts, data[clues] as Grid<unknown>),
});

/**
 * The board is divided into rectangles, one around each clue of a layer. `rectangleParts` makes the answer, with the same `shapesOf`: it
 * returns the heights and widths that the rectangle of a clue may have, or undefined for any.
 */
export const oneClueRectangles = <const Layer extends string, V>(
  text: string,
  clues: Layer,
  shapesOf: ShapesOf<V>,
): StandardRule<Layer> =>
  rectangleRule(text, clues, shapesOf, encode.oneClueRectangles, verify.oneClueRectangles, 'Only rectangle');

/** The rectangle around a clue has one of the shapes that `shapesOf` returns, those that `fits` accepts. */
export const rectangleShape = <const Layer extends string, V>(
  text: string,
  clues: Layer,
  shapesOf: ShapesOf<V>,
  fits: (clue: V, height: number, width: number) => boolean,
): StandardRule<Layer> =>
  rectangleRule(
    text,
    clues,
    shapesOf,
    encode.rectangleShape,
    (board, parts, all) => verify.rectangleShape(board, parts, all, fits),
    'Rectangle in reach',
  );

/** No four rectangles around clues meet at a corner. */
export const noFourMeet = <const Layer extends string, V>(
  text: string,
  clues: Layer,
  shapesOf: ShapesOf<V>,
): StandardRule<Layer> => rectangleRule(text, clues, shapesOf, encode.noFourMeet, verify.noFourMeet);
