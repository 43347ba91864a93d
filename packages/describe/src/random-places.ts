import { type Board, Grid, orbitsOf, type Place, type Random, type Symmetry } from '@gridproof/core';
import type { DrawContext } from './generation.js';

/** Draws at most so many places with the requested symmetry, as many as its orbits allow. */
export function drawPlaces<K extends Place>(
  places: readonly K[],
  most: number,
  { board, symmetry, random }: DrawContext,
): ReadonlySet<K> {
  const drawn = new Set<K>();
  for (const orbit of random.shuffled(orbitsOf(places, symmetry, board)))
    if (drawn.size + orbit.length <= most) for (const place of orbit) drawn.add(place);
  return drawn;
}

/** One cell in five is black, as in most collections. */
const SHARE = 5;

/** Draws black cells without clues (`B`), with the given symmetry. */
export function drawBlackCells(board: Board, symmetry: Symmetry, random: Random): Grid<'B' | undefined> {
  const limit = Math.max(1, Math.round(board.cells.length / SHARE));
  const black = drawPlaces(board.cells, limit, { board, symmetry, random });
  return Grid.from(board.cells, (cell) => (black.has(cell) ? 'B' : undefined));
}
