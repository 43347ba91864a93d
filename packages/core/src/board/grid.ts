import { checkpoint } from '../checkpoint.js';
import { type Cell, type Place, placeKey } from './place.js';

const indexes = new WeakMap<readonly Place[], ReadonlyMap<number, number>>();

/** By the key of each place: where it stands in the list. Grids and graphs over the same list share one such index. */
export function indexOf(places: readonly Place[]): ReadonlyMap<number, number> {
  let index = indexes.get(places);
  if (!index) {
    index = new Map(places.map((place, at) => [placeKey(place), at]));
    indexes.set(places, index);
  }
  return index;
}

/** One value for each of some places: the givens of a puzzle, its variables, an answer. */
export class Grid<T, K extends Place = Cell> {
  /** How many places a row has, where there are rows of cells or corners: most places are found by it. */
  readonly #width: number;

  constructor(
    readonly places: readonly K[],
    readonly values: readonly T[],
  ) {
    if (places.length !== values.length)
      throw new RangeError(`${values.length} values for ${places.length} places`);
    this.#width = (places.at(-1)?.col ?? 0) + 1;
  }

  /** By its parts: a puzzle type may bring a copy of this package of its own, with a class of its own. */
  static [Symbol.hasInstance](value: unknown): boolean {
    const { places, values, pick } = Object(value);
    return Array.isArray(places) && Array.isArray(values) && typeof pick === 'function';
  }

  /** A grid whose value at each place is computed. */
  static over<T, K extends Place>(places: readonly K[], value: (place: K, at: number) => T): Grid<T, K> {
    return new Grid(
      places,
      places.map((place, at) => {
        checkpoint();
        return value(place, at);
      }),
    );
  }

  /** Whether there is a value for this place. */
  has(place: Place): boolean {
    return this.position(place) !== undefined;
  }

  /** Where a place stands among those of this grid. */
  position(place: Place): number | undefined {
    const expected = place.row * this.#width + place.col;
    return this.places[expected] === place ? expected : indexOf(this.places).get(placeKey(place));
  }

  /** The value at a place of this grid. */
  at(place: K): T {
    checkpoint();
    const at = this.position(place);
    if (at === undefined) throw new RangeError(`no ${place.kind} (${place.row}, ${place.col}) in this grid`);
    return this.values[at] as T;
  }

  /** The values at some places, in their order. */
  pick(places: readonly K[]): readonly T[] {
    return places.map((place) => this.at(place));
  }

  /** A grid over the same places with other values. */
  map<U>(change: (value: T, place: K) => U): Grid<U, K> {
    return new Grid(
      this.places,
      this.values.map((value, at) => {
        checkpoint();
        return change(value, this.places[at]!);
      }),
    );
  }

  /** Each place with its value, in the order of the places. */
  entries(): readonly (readonly [K, T])[] {
    return this.places.map((place, at) => [place, this.values[at] as T] as const);
  }

  /** The entries whose value is not `undefined`. */
  known(): readonly (readonly [K, Exclude<T, undefined>])[] {
    const known: (readonly [K, Exclude<T, undefined>])[] = [];
    for (let at = 0; at < this.values.length; at++) {
      const value = this.values[at];
      if (value !== undefined) known.push([this.places[at]!, value as Exclude<T, undefined>]);
    }
    return known;
  }
}
