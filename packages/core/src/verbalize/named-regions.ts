import type { Picture } from '../board/picture.js';
import { type Cell, cell, type Place, placeKey, sideBetween } from '../board/place.js';

/** The regions into which the walls of a picture divide a board. Players refer to them by their first cells. */
export class NamedRegions {
  readonly #cells: ReadonlyMap<number, Cell>;
  readonly #walls: ReadonlySet<number>;
  /** First cell of the region, by cell key. */
  readonly #first = new Map<number, Cell>();
  /** Number of cells by first cell. */
  readonly #sizes = new Map<Cell, number>();

  constructor({ width, height, cells, walls = [] }: Picture) {
    const all =
      cells ?? Array.from({ length: width * height }, (_, at) => cell((at / width) | 0, at % width));
    this.#cells = new Map(all.map((one) => [placeKey(one), one]));
    this.#walls = new Set(
      walls
        .filter(({ weight, source }) => weight === 'thick' && source === 'clue')
        .map(({ at }) => placeKey(at)),
    );
    if (this.#walls.size > 0) for (const one of all) this.#fill(one);
  }

  /** Returns the first cell of the region that the places form; undefined if they are no whole region or it has no neighbours. */
  findRegion(places: readonly Place[]): Cell | undefined {
    const [first, ...others] = this.#firstsOf(places);
    if (!first || others.length > 0 || places.length === this.#cells.size) return undefined;
    return places.length === this.#sizes.get(first) ? first : undefined;
  }

  /** Returns the first cells of two regions if the places are all cells where they touch. */
  findContact(places: readonly Place[]): readonly [Cell, Cell] | undefined {
    const [one, other, ...others] = this.#firstsOf(places);
    if (!one || !other || others.length > 0) return undefined;
    const touching = new Set<number>();
    for (const [key, at] of this.#cells)
      for (const next of this.#neighbours(at)) {
        const both = new Set([this.#first.get(key), this.#first.get(placeKey(next))]);
        if (both.has(one) && both.has(other)) touching.add(key).add(placeKey(next));
      }
    const keys = new Set(places.map(placeKey));
    return keys.size === touching.size && [...keys].every((key) => touching.has(key))
      ? [one, other]
      : undefined;
  }

  /** Returns the first cells of the regions that contain the places, in board order. */
  #firstsOf(places: readonly Place[]): readonly Cell[] {
    const firsts = places.map((place) => this.#first.get(placeKey(place)));
    if (firsts.includes(undefined)) return [];
    return [...new Set(firsts as Cell[])].sort((a, b) => a.row - b.row || a.col - b.col);
  }

  #fill(first: Cell): void {
    if (this.#first.has(placeKey(first))) return;
    const region = [first];
    this.#first.set(placeKey(first), first);
    for (const one of region)
      for (const next of this.#neighbours(one)) {
        const key = placeKey(next);
        if (this.#first.has(key) || this.#hasWall(one, next)) continue;
        this.#first.set(key, first);
        region.push(next);
      }
    this.#sizes.set(first, region.length);
  }

  #neighbours({ row, col }: Cell): readonly Cell[] {
    const neighbours = [cell(row - 1, col), cell(row, col - 1), cell(row, col + 1), cell(row + 1, col)];
    return neighbours.flatMap((neighbour) => this.#cells.get(placeKey(neighbour)) ?? []);
  }

  #hasWall(one: Cell, other: Cell): boolean {
    return this.#walls.has(placeKey(sideBetween(one, other)));
  }
}
