import { placeKey } from '../../board/place.js';
import type { Literal } from '../../engine.js';
import type { Lower } from '../writer.js';
import type { Pieces } from './definition.js';

/**
 * Introduces a literal per placement: the right number of each set is true, and one covers each live cell. The separation of two cells is a
 * reason of its own.
 */
export const lower: Lower<Pieces> = ({ on, lots, positions, apart }, writer) => {
  for (const both of apart) writer.requireAt([on.pick(both).map((one) => -writer.literalOf(one))], both);
  const literals = positions.map((position) => writer.literalOf(position.on));
  const covering = new Map(on.places.map((place) => [placeKey(place), [] as Literal[]]));
  for (const [at, { cells }] of positions.entries())
    for (const cell of cells) covering.get(placeKey(cell))!.push(literals[at]!);
  for (const [cell, switched] of on.entries())
    writer.clause([-writer.literalOf(switched), ...covering.get(placeKey(cell))!]);
  for (const [at, { number }] of lots.entries())
    writer.count(
      literals.filter((_, position) => positions[position]!.lot === at),
      number,
      number,
    );
};
