import type { Place } from '../board/place.js';
import { checkpoint } from '../checkpoint.js';

/** Maximum share of the board for a rectangle without clues. */
const MAX_EMPTY_SHARE = 1 / 5;
/** On a small board, which soon reaches that share, so many of its longer lines may be empty. */
const MAX_EMPTY_LINES = 2;

/** Checks that clues are spread over the board: no large empty rectangle, and no quarter with far fewer clues than the others. */
export class ClueSpread {
  readonly #width: number;
  readonly #height: number;
  readonly #maxEmpty: number;
  readonly #checksQuarters: boolean;

  /** `all`: places of all clues before reduction. Unevenness there is tolerated later. */
  constructor(all: readonly Place[]) {
    const inside = all.filter(isInside);
    this.#width = 1 + Math.max(-1, ...inside.map(({ col }) => col));
    this.#height = 1 + Math.max(-1, ...inside.map(({ row }) => row));
    const area = this.#width * this.#height;
    const lines = MAX_EMPTY_LINES * Math.max(this.#width, this.#height);
    this.#maxEmpty = Math.max(area * MAX_EMPTY_SHARE, lines, this.#largestEmpty(inside));
    this.#checksQuarters = this.#areQuartersEven(inside);
  }

  /** Returns whether the remaining clues are spread evenly enough. */
  isEven(left: readonly Place[]): boolean {
    const inside = left.filter(isInside);
    if (this.#width * this.#height === 0) return true;
    return (
      this.#largestEmpty(inside) <= this.#maxEmpty && (!this.#checksQuarters || this.#areQuartersEven(inside))
    );
  }

  /** Returns whether each quarter has at least half of the mean. */
  #areQuartersEven(places: readonly Place[]): boolean {
    const counts = [0, 0, 0, 0];
    for (const { row, col } of places) {
      const below = 2 * row >= this.#height ? 2 : 0;
      counts[below + (2 * col >= this.#width ? 1 : 0)]!++;
    }
    return Math.min(...counts) >= Math.floor(places.length / 8);
  }

  /** Returns the area in cells of the largest rectangle without a clue. */
  #largestEmpty(places: readonly Place[]): number {
    const clued = new Uint8Array(this.#width * this.#height);
    for (const { row, col } of places) clued[row * this.#width + col] = 1;
    const depth = new Int32Array(this.#width);
    let largest = 0;
    for (let row = 0; row < this.#height; row++) {
      for (let col = 0; col < this.#width; col++)
        depth[col] = clued[row * this.#width + col] ? 0 : depth[col]! + 1;
      checkpoint(1 + (this.#width >> 2));
      for (let from = 0; from < this.#width; from++)
        for (let to = from, low = depth[from]!; to < this.#width && low > 0; to++) {
          low = Math.min(low, depth[to]!);
          largest = Math.max(largest, low * (to - from + 1));
        }
    }
    return largest;
  }
}

const isInside = ({ kind, row, col }: Place): boolean => kind !== 'outside' && row >= 0 && col >= 0;
