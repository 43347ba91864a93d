import { checkpoint } from '../checkpoint.js';
import { type Cell, type Place, placeKey } from './place.js';

const indexes = new WeakMap<readonly Place[], ReadonlyMap<number, number>>();

/** Returns the indices of places by key. Grids and graphs over the same list share one index. */
export function indexOf(places: readonly Place[]): ReadonlyMap<number, number> {
  let index = indexes.get(places);
  if (!index) {
    index = new Map(places.map((place, at) => [placeKey(place), at]));
    indexes.set(places, index);
  }
  return index;
}

/** One value per place: the givens of a puzzle, its variables, an answer. */
export class Grid<T, K extends Place = Cell> {
  /** Number of places per row, which locates most places of a rectangle without the index. */
  readonly #width: number;

  constructor(
    readonly places: readonly K[],
    readonly values: readonly T[],
  ) {
    if (places.length !== values.length)
      throw new RangeError(`${values.length} values for ${places.length} places`);
    this.#width = (places.at(-1)?.col ?? 0) + 1;
  }

  /** Recognises grids by their members, because a puzzle type may bring its own copy of this package with another class. */
  static [Symbol.hasInstance](value: unknown): boolean {
    const { places, values, pick } = Object(value);
    return Array.isArray(places) && Array.isArray(values) && typeof pick === 'function';
  }

  /** Creates a grid and computes the value at each place. */
  static from<T, K extends Place>(places: readonly K[], value: (place: K, at: number) => T): Grid<T, K> {
    return new Grid(
      places,
      places.map((place, at) => {
        checkpoint();
        return value(place, at);
      }),
    );
  }

  /** Returns whether there is a value for this place. */
  has(place: Place): boolean {
    return this.position(place) !== undefined;
  }

  /** Returns the index of a place; undefined if it is not in this grid. */
  position(place: Place): number | undefined {
    const expected = place.row * this.#width + place.col;
    return this.places[expected] === place ? expected : indexOf(this.places).get(placeKey(place));
  }

  /**
   * Returns the value at a place.
   * @throws {RangeError} if the place is not in this grid
   */
  at(place: K): T {
    checkpoint();
    const at = this.position(place);
    if (at === undefined) throw new RangeError(`no ${place.kind} (${place.row}, ${place.col}) in this grid`);
    return this.values[at] as T;
  }

  /** Returns the values at some places, in their order. */
  pick(places: readonly K[]): readonly T[] {
    return places.map((place) => this.at(place));
  }

  /** Returns a grid over the same places with computed values. */
  map<U>(change: (value: T, place: K) => U): Grid<U, K> {
    return new Grid(
      this.places,
      this.values.map((value, at) => {
        checkpoint();
        return change(value, this.places[at]!);
      }),
    );
  }

  /** Returns each place with its value, in the order of the places. */
  entries(): readonly (readonly [K, T])[] {
    return this.places.map((place, at) => [place, this.values[at] as T] as const);
  }

  /** Returns the entries whose value is not `undefined`. */
  known(): readonly (readonly [K, Exclude<T, undefined>])[] {
    const known: (readonly [K, Exclude<T, undefined>])[] = [];
    for (let at = 0; at < this.values.length; at++) {
      const value = this.values[at];
      if (value !== undefined) known.push([this.places[at]!, value as Exclude<T, undefined>]);
    }
    return known;
  }

  /** Returns the places whose value is `undefined`. */
  unknown(): readonly K[] {
    return this.places.filter((_, at) => this.values[at] === undefined);
  }
}
