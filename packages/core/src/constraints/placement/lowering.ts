import { placeKey } from '../../board/place.js';
import type { Literal } from '../../engine.js';
import type { Lower } from '../writer.js';
import type { Pieces } from './definition.js';

/**
 * Introduces a literal per placement: the right number of each set is true, and one covers each live cell. The separation of two cells is a
 * reason of its own.
 */
export const lower: Lower<Pieces> = ({ on, pieceSets, placements, separatePairs }, writer) => {
  for (const both of separatePairs)
    writer.requireAt([on.pick(both).map((one) => -writer.literalOf(one))], both);
  const literals = placements.map((position) => writer.literalOf(position.isPlaced));
  const covering = new Map(on.places.map((place) => [placeKey(place), [] as Literal[]]));
  for (const [at, { cells }] of placements.entries())
    for (const cell of cells) covering.get(placeKey(cell))!.push(literals[at]!);
  for (const [cell, switched] of on.entries())
    writer.clause([-writer.literalOf(switched), ...covering.get(placeKey(cell))!]);
  for (const [at, { number }] of pieceSets.entries())
    writer.count(
      literals.filter((_, position) => placements[position]!.setIndex === at),
      number,
      number,
    );
};
