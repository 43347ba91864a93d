import type { Picture, Side, Source, Wall } from '@gridproof/core';

/** What stands on one side of a cell. */
export interface Line {
  readonly weight: Wall['weight'];
  readonly source: Source;
}

/** The walls of a picture, found by the side that they stand on; a thick wall hides a dashed one. */
export class Lattice {
  readonly #right = new Map<string, Line>();
  readonly #below = new Map<string, Line>();

  constructor(picture: Picture, weights: readonly Wall['weight'][] = ['dashed', 'thick']) {
    for (const weight of weights)
      for (const wall of picture.walls ?? [])
        if (wall.weight === weight) this.#of(wall.at).set(key(wall.at), wall);
  }

  /** The line between cell (row, col) and its right neighbour; col -1 is the board's left edge. */
  right(row: number, col: number): Line | undefined {
    return this.#right.get(key({ row, col }));
  }

  /** The line between cell (row, col) and its lower neighbour; row -1 is the board's upper edge. */
  below(row: number, col: number): Line | undefined {
    return this.#below.get(key({ row, col }));
  }

  #of(side: Side): Map<string, Line> {
    return side.towards === 'right' ? this.#right : this.#below;
  }
}

/** Equal for equal positions. */
export function key({ row, col }: { readonly row: number; readonly col: number }): string {
  return `${row},${col}`;
}
