import {
  type Board,
  Grid,
  type Mark,
  type Place,
  type Shade,
  type Stroke,
  type Variable,
  type Wall,
  wrapsAround,
} from '@gridproof/core';
import { gridFromLists, gridToLists, listNames } from '../json/place-lists.js';
import { matrixFromJson, matrixToJson, sizeOfMatrix } from '../json/places.js';
import { asList } from '../value/list.js';
import type { Look, ValueType } from '../value/value.js';
import type { Layer, LayerPicture } from './layer.js';
import { type PlaceSets, placesIn } from './place-sets.js';

/** A layer of values at all or some of its places. */
export interface PlacedLayer<T, X extends Variable, K extends Place, H = Grid<T | undefined, K>>
  extends Layer<H> {
  readonly value: ValueType<T, X>;
  /** True if every place has a value. */
  readonly full: boolean;
  /** The JSON key, if it differs from the layer's name. */
  readonly key: string | undefined;
  /** The names of the place sets, or the kinds of individual places. */
  readonly kinds: readonly (keyof PlaceSets)[];
  /** Returns the places on a board in reading order. */
  places(board: Board): readonly K[];
  readonly text: { readonly kind: 'places' };
}

/** Any layer of values at places. */
export type AnyPlacedLayer = PlacedLayer<any, any, any, any>;

/** Optional properties of a layer. */
export interface LayerOptions {
  /** The plural noun for messages: `diagonals`. */
  readonly label?: string;
  /** The JSON key: the layer's name by default, `givens` for the answer. */
  readonly key?: string;
  /** At least one place has a value. */
  readonly nonEmpty?: true;
  /** JSON lists the places of each value, `"white": [[1, 2.5]]`; by default it has rows with `null` for each empty place. */
  readonly listsPlaces?: true;
}

/** Creates a layer of values at some of these places: `at('corners', orUnknown(number(0, 4)))`, `at(['above', 'left'], number(0, 99))`. */
export function at<O extends keyof PlaceSets, T, X extends Variable>(
  placeSets: O | readonly O[],
  value: ValueType<T, X>,
  options?: LayerOptions,
): PlacedLayer<T, X, PlaceSets[O]>;
export function at<K extends Place, T, X extends Variable>(
  places: readonly K[],
  value: ValueType<T, X>,
  options?: LayerOptions,
): PlacedLayer<T, X, K>;
export function at(placeSets: any, value: ValueType<any, any>, options: LayerOptions = {}): AnyPlacedLayer {
  return createPlacedLayer(placeSets, value, options, false);
}

/** Creates a layer with a value at each of these places: `every('cells', number(1, 9))`. */
export const every = <O extends keyof PlaceSets, T, X extends Variable>(
  placeSets: O | readonly O[],
  value: ValueType<T, X>,
  options: LayerOptions = {},
): PlacedLayer<T, X, PlaceSets[O], Grid<T, PlaceSets[O]>> =>
  createPlacedLayer(placeSets, value, options, true) as never;

function createPlacedLayer(
  placeSets: any,
  value: ValueType<any, any>,
  { label, key, nonEmpty, listsPlaces }: LayerOptions,
  full: boolean,
): AnyPlacedLayer {
  // Grids over the same list of places share an index.
  const known = new WeakMap<Board, readonly Place[]>();
  const places = (board: Board): readonly Place[] => {
    const list = known.get(board) ?? placesIn(placeSets, board);
    known.set(board, list);
    return list;
  };
  return {
    label,
    key,
    value,
    full,
    ...(nonEmpty && { nonEmpty }),
    kinds: kindsOf(placeSets),
    places,
    text: { kind: 'places' },
    empty: (board) => (full ? undefined : Grid.from(places(board), () => undefined)),
    count: (content: Grid<unknown, Place>) => content.known().length,
    ...(listsPlaces
      ? {
          sizeInJson: () => undefined,
          keys: (name: string) => listNames(name, value),
          fromJson: (data: unknown, board: Board, name: string) =>
            gridFromLists(data as readonly unknown[], board, { name, value, places: places(board) }),
          toJson: (content: Grid<unknown, Place>, board: Board) => gridToLists(content, board, value),
        }
      : {
          sizeInJson: (data: unknown) => sizeOfMatrix(data, placeSets),
          fromJson: (data: unknown, board: Board, path: string) =>
            matrixFromJson(data, board, { path, value, full, placeSet: placeSets, places: places(board) }),
          toJson: (content: Grid<unknown, Place>, board: Board) =>
            matrixToJson(content, board, { value, placeSet: placeSets }),
        }),
    draw: (content: Grid<unknown, Place>) => drawValues(content, value, 'clue'),
    fromPicture: (seen, board) => {
      // A line without numbers may have no text in the picture.
      const emptyList = full && asList(value)?.emptySign !== undefined ? [] : undefined;
      // Another mark may hide a value that does not matter.
      const hidden = (place: Place) =>
        full && seen.marksAt(place).length > 0 ? value.samples(board)[0] : undefined;
      const content = Grid.from(
        places(board),
        (place) => seen.valueAt(place, value, board) ?? emptyList ?? hidden(place),
      );
      return full && content.values.includes(undefined) ? undefined : content;
    },
    ...(nonEmpty && {
      sampleMinimal: (board: Board, randomBelow: (bound: number) => number) => {
        const all = places(board);
        const values = value.samples(board);
        const [at, one] = [randomBelow(all.length), values[randomBelow(values.length)]];
        return Grid.from(all, (_, nth) => (nth === at ? one : undefined));
      },
    }),
    sample: (board, randomBelow) => {
      const values = value.samples(board);
      const one = () => values[randomBelow(values.length)];
      return Grid.from(places(board), () => (full || randomBelow(3) === 0 ? one() : undefined));
    },
  };
}

function kindsOf(
  placeSets: keyof PlaceSets | readonly (keyof PlaceSets | Place)[],
): readonly (keyof PlaceSets)[] {
  const all = typeof placeSets === 'string' ? [placeSets] : placeSets;
  return [...new Set(all.map((one) => (typeof one === 'string' ? one : kindOf(one))))];
}

const kindOf = (place: Place): keyof PlaceSets =>
  place.kind === 'link' && wrapsAround(place) ? 'wrapping links' : KINDS[place.kind];

/** The place set of individual places by kind. */
const KINDS: Readonly<Record<Place['kind'], keyof PlaceSets>> = {
  cell: 'cells',
  corner: 'corners',
  side: 'inner sides',
  link: 'links',
  outside: 'above',
};

/** The source of a value, or a function that returns it. */
type SourceOf = 'clue' | 'found' | ((value: unknown, at: Place) => 'clue' | 'found');

/** Draws values at their places; found values have their look in answers. */
export const drawValues = (
  content: Grid<unknown, Place>,
  value: ValueType<any, any>,
  by: SourceOf,
): LayerPicture =>
  drawWith(content, by, (one, source) => {
    const { quiet, ...look } = (source === 'found' ? (value.inAnswer ?? value) : value).look(one);
    return quiet && source === 'found' ? {} : look;
  });

/** Draws the values of an incomplete answer with the look of givens. */
export const drawPartial = (
  content: Grid<unknown, Place>,
  value: ValueType<any, any>,
  by: SourceOf,
): LayerPicture =>
  drawWith(content, by, (one) => {
    const { quiet: _, ...look } = value.look(one);
    return look;
  });

function drawWith(
  content: Grid<unknown, Place>,
  by: SourceOf,
  lookOf: (value: unknown, source: 'clue' | 'found') => Omit<Look, 'quiet'>,
): LayerPicture {
  const marks: Mark[] = [];
  const shades: Shade[] = [];
  const walls: Wall[] = [];
  const strokes: Stroke[] = [];
  for (const [at, one] of content.known()) {
    const source = typeof by === 'string' ? by : by(one, at);
    const { tone, line, ...mark } = lookOf(one, source);
    if (tone) shades.push({ at, tone, source });
    if (line && at.kind === 'side') walls.push({ at, weight: 'thick', source });
    if (line && at.kind === 'link') strokes.push({ at, count: line === true ? 1 : line, source });
    if (Object.values(mark).some((shown) => shown !== undefined)) marks.push({ at, source, ...mark });
  }
  return { marks, shades, walls, strokes };
}
