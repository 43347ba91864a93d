import {
  type BoardTransform,
  domain,
  Grid,
  type Transformer as Interface,
  Model,
  type Outside,
  outside,
  type Place,
  PuzzleError,
  placeKey,
  type Size,
  type TransformedPuzzle,
  transformPlace,
  transformSize,
  type ValueNames,
} from '@gridproof/core';
import { type DescribedType, isPlaced } from './described-type.js';
import type { Layer, LayerData } from './layer/layer.js';
import type { AnyPlacedLayer } from './layer/placed.js';
import { isPart } from './value/part-value.js';
import type { ValueType } from './value/value.js';

/** The content of a layer of values. */
type LayerGrid = Grid<unknown, Place>;
/** Values by the key of their place on the transformed board. */
type TransformedValues = ReadonlyMap<number, unknown>;

/** Turns, mirrors and relabels puzzles of a type layer by layer: places and directions turn, and values that are only names change. */
export class DescribedTransformer implements Interface<LayerData> {
  constructor(private readonly type: DescribedType) {}

  get fixedReason(): string | undefined {
    return this.type.description.upright;
  }

  transform(data: LayerData, transform: BoardTransform): TransformedPuzzle<LayerData> | undefined {
    if (this.fixedReason !== undefined) return undefined;
    const clues = this.#transformClues(data, transform);
    if (!clues) return undefined;
    const answer = (before: unknown, onto: LayerData): unknown => {
      const parts = this.type.parts<LayerGrid>(before);
      const from = this.type.answerLayers(data);
      const place = (one: Place) => transformPlace(one, transform, data.board);
      const grids = this.type.answerLayers(onto).map(({ layer, places }, at) => {
        const own = transformValues(
          parts[at]!,
          transformOfAnswer(from[at]!.layer.value, layer.value, transform, place),
          place,
        );
        return own && Grid.from(places, (one) => own.get(placeKey(one)));
      });
      return grids.includes(undefined) ? undefined : this.type.inShape(grids, onto);
    };
    const puzzle = this.#checked(clues, (open) => answer(data.givens, open));
    return puzzle && { puzzle, transformAnswer: (before) => answer(before, puzzle) };
  }

  names(data: LayerData): ValueNames {
    const namedLayers = this.#nameLayers(data);
    const used = [
      ...new Set(namedLayers.flatMap(({ content }) => content.values.filter((value) => value !== undefined))),
    ];
    const values = namedLayers.flatMap(({ layer, content: { places }, isAnswer }) =>
      isAnswer
        ? domain(layer.value.domain!.make(new Model(), data.board, places[0]!)).map((raw) =>
            layer.value.domain!.valueOf(raw as never, places[0]!),
          )
        : [...layer.value.samples(data.board)].slice(0, used.length),
    );
    const all = [...new Set([...values, ...used])];
    const at = data.board.cells[0]!;
    return {
      present: used,
      all: all.length > 1 ? all : [],
      sign: (value) => namedLayers[0]!.layer.value.write(value, at),
    };
  }

  rename(data: LayerData, names: ReadonlyMap<unknown, unknown>): TransformedPuzzle<LayerData> | undefined {
    const renamed = <T>(content: Grid<T, Place>): Grid<T, Place> =>
      content.map((value) => (names.has(value) ? (names.get(value) as T) : value));
    const namedLayers = this.#nameLayers(data);
    const isAnswer = namedLayers.some((one) => one.isAnswer);
    const answer = (before: unknown, onto: LayerData): unknown =>
      isAnswer ? this.type.inShape(this.type.parts<LayerGrid>(before).map(renamed), onto) : before;
    const clues = Object.fromEntries(
      namedLayers.flatMap(({ name, content, isAnswer }) =>
        isAnswer ? [] : [[name, renamed(content)] as const],
      ),
    );
    const puzzle = this.#checked({ ...data, ...clues }, (open) => answer(data.givens, open));
    return puzzle && { puzzle, transformAnswer: (before) => answer(before, puzzle) };
  }

  /** Returns the layers whose values are only names, with their content. */
  #nameLayers(data: LayerData) {
    const { type } = this;
    const layers = type.description.nameLayers?.(data as never) ?? [];
    const givens = type.answerContents(data.givens, data);
    return layers.flatMap((name) =>
      name === 'givens'
        ? givens.map(([layer, content]) => ({ name, layer, content, isAnswer: true }))
        : [
            {
              name,
              layer: type.clues[name] as AnyPlacedLayer,
              content: data[name] as LayerGrid,
              isAnswer: false,
            },
          ],
    );
  }

  /** Returns the transformed board and clue layers without givens; undefined if a layer cannot be transformed. */
  #transformClues(data: LayerData, transform: BoardTransform): LayerData | undefined {
    const { type } = this;
    const board = type.createBoard(transformSize(data.board, transform));
    const transformed: { board: typeof board; [name: string]: unknown } = { ...data, board };
    const placed: (readonly [string, AnyPlacedLayer])[] = [];
    for (const [name, layer] of Object.entries(type.clues)) {
      if (isPlaced(layer)) placed.push([name, layer]);
      else if (layer.transform)
        transformed[name] = (layer as Layer<unknown>).transform!(data[name], {
          board,
          cell: (before) => transformPlace(before, transform, data.board) as typeof before,
        });
      else return undefined;
    }
    const valuesByLayer = new Map<AnyPlacedLayer, TransformedValues>();
    for (const [name, layer] of placed) {
      const lines = new Set(linesOf(placed, layer).flatMap((one) => one.places(board).map(placeKey)));
      const at = transformValues(data[name] as LayerGrid, transformOf(layer.value, transform), (before) => {
        const place = transformPlace(before, transform, data.board);
        return place.kind === 'outside' && !lines.has(placeKey(place)) ? oppositeOf(place, board) : place;
      });
      if (!at) return undefined;
      valuesByLayer.set(layer, at);
    }
    let left = placed.reduce((sum, [name]) => sum + (data[name] as LayerGrid).known().length, 0);
    for (const [name, layer] of placed) {
      const from = linesOf(placed, layer).map((one) => valuesByLayer.get(one)!);
      const grid = Grid.from(layer.places(board), (place) => {
        const key = placeKey(place);
        return (place.kind === 'outside' ? from : [valuesByLayer.get(layer)!])
          .find((at) => at.has(key))
          ?.get(key);
      });
      if (layer.full && grid.values.includes(undefined)) return undefined;
      transformed[name] = grid;
      left -= grid.known().length;
    }
    return left === 0 ? transformed : undefined;
  }

  /** Returns the puzzle with its givens, if the type stores them; undefined if that is not valid. */
  #checked(data: LayerData, givens: (open: LayerData) => unknown): LayerData | undefined {
    const { type } = this;
    const open = { ...data };
    const known = type.hasGivens ? givens(open) : type.impliedGivens(open);
    if (known === undefined) return undefined;
    try {
      return type.check({ ...open, givens: known } as LayerData);
    } catch (error) {
      if (error instanceof PuzzleError) return undefined;
      throw error;
    }
  }
}

/** Returns a value after a transform; undefined if there is no such value. */
type TransformValue = (value: unknown, at: Place) => unknown;

const transformOf =
  ({ transform: transformValue }: ValueType<any, any>, transform: BoardTransform): TransformValue =>
  (value, at) =>
    transformValue ? transformValue(value, transform, at) : value;

/** Returns the transform of answer values; parts get new numbers. */
function transformOfAnswer(
  before: ValueType<any, any>,
  onto: ValueType<any, any>,
  transform: BoardTransform,
  placeOf: (before: Place) => Place,
): TransformValue {
  if (!isPart(before) || !isPart(onto)) return transformOf(before, transform);
  const numbers = new Map(onto.roots.flatMap((cells, part) => cells.map((cell) => [placeKey(cell), part])));
  const numbersBefore = before.roots.map(([root]) => numbers.get(placeKey(placeOf(root!))));
  // A part without roots keeps its number, which no other part has.
  return (part) => ((part as number) < numbersBefore.length ? numbersBefore[part as number] : part);
}

/** Returns the values of a layer at their transformed places; undefined if one has no counterpart. */
function transformValues(
  content: LayerGrid,
  turned: TransformValue,
  placeOf: (before: Place) => Place,
): TransformedValues | undefined {
  const values = new Map<number, unknown>();
  for (const [place, value] of content.known()) {
    const other = turned(value, place);
    if (other === undefined) return undefined;
    values.set(placeKey(placeOf(place)), other);
  }
  return values;
}

/** Returns a layer and those that may take over its values: row numbers and column numbers can be two layers. */
const linesOf = (
  placed: readonly (readonly [string, AnyPlacedLayer])[],
  layer: AnyPlacedLayer,
): readonly AnyPlacedLayer[] => [
  layer,
  ...placed.flatMap(([, placedLayer]) =>
    placedLayer !== layer && placedLayer.value === layer.value ? [placedLayer] : [],
  ),
];

/** Returns the place at the other end of a line. */
function oppositeOf({ end, row, col }: Outside, { width, height }: Size): Outside {
  switch (end) {
    case 'left':
      return outside('right', row, width);
    case 'right':
      return outside('left', row, -1);
    case 'above':
      return outside('below', height, col);
    case 'below':
      return outside('above', -1, col);
  }
}
