import type { Grid } from '../../board/grid.js';
import { type Cell, cell } from '../../board/place.js';
import type { Bool } from '../../expressions/expression.js';
import type { Breach, ConstraintDefinition, ReadKnown } from '../definition.js';
import { adjacentCells, cellIndex, offsetsOf } from './orientations.js';
import { type Placements, placementsOf } from './placements.js';
import { type PieceSet, shapeOf } from './shape.js';

/** The live cells are pieces, with a given number of each set. */
export interface Pieces extends Placements {
  readonly op: 'place';
  readonly on: Grid<Bool>;
  readonly pieceSets: readonly PieceSet[];
  /** Pieces do not touch at corners either. */
  readonly corners: boolean;
}

/**
 * Places pieces on cells, in any orientation: the live cells are pieces that share no side (with `corners` no corner either), with the
 * given number of each set. Each placement has a condition `isPlaced` for further constraints on pieces.
 * @throws {RangeError} for duplicate or disconnected shapes
 */
export function placement(
  on: Grid<Bool>,
  pieceSets: readonly PieceSet[],
  { corners = false }: { readonly corners?: boolean } = {},
): Pieces {
  const names = new Set<string>();
  for (const shape of pieceSets.flatMap(({ shapes }) => shapes)) {
    const { name, forms } = shapeOf(shape);
    if (names.has(name)) throw new RangeError(`the shape ${shape.join('/')} is there twice`);
    names.add(name);
    const { length } = piecesOf(
      (forms[0] ?? []).map(([row, col]) => cell(row, col)),
      corners,
    );
    if (length !== 1) throw new RangeError(`the shape ${shape.join('/')} is ${length} pieces, expected 1`);
  }
  return { op: 'place', on, pieceSets, corners, ...placementsOf(on, pieceSets, corners) };
}

/** Returns live cells that fit in no piece together, and sets with too few possible placements or too many pieces. */
function breaches({ on, pieceSets, corners, placements }: Pieces, known: ReadKnown): readonly Breach[] {
  const fitting = placements.filter(
    ({ setIndex, isPlaced }) => pieceSets[setIndex]!.number > 0 && known(isPlaced) !== false,
  );
  const cells = on.places.filter((place) => known(on.at(place)) === true);
  const isOne = pieceSets.reduce((all, { number }) => all + number, 0) === 1;
  const found = (isOne && cells.length > 0 ? [cells] : piecesOf(cells, corners))
    .filter((piece) => !fitting.some((one) => piece.every((cell) => one.cells.includes(cell))))
    .map((piece): Breach => ({ scope: on.pick(piece) }));
  if (found.length > 0) return found;
  const isRight = pieceSets.every(({ number }, lot) => {
    const candidates = fitting.filter((one) => one.setIndex === lot);
    return (
      candidates.length >= number && candidates.filter((one) => known(one.isPlaced) === true).length <= number
    );
  });
  return isRight ? [] : [{ scope: on.values }];
}

export const definition: ConstraintDefinition<Pieces> = {
  holds({ on, pieceSets, corners }, value) {
    const counts = pieceSets.map(() => 0);
    const cells = on.places.filter((place) => value(on.at(place)));
    for (const piece of piecesOf(cells, corners)) {
      const form = String(offsetsOf(piece));
      const lot = pieceSets.findIndex(({ shapes }) => shapes.some((shape) => shapeOf(shape).texts.has(form)));
      if (lot < 0) return false;
      counts[lot]!++;
    }
    return pieceSets.every(({ number }, lot) => number === counts[lot]);
  },
  scope: ({ on }) => on.values,
  mayHold: (rule, known) => breaches(rule, known).length === 0,
  breaches,
  words: { part: '' },
};

/** Returns the connected components of cells. */
function piecesOf(cells: readonly Cell[], corners: boolean): readonly (readonly Cell[])[] {
  const inside = cellIndex(cells);
  const left = new Set(cells);
  const pieces: Cell[][] = [];
  for (const first of left) {
    const piece = new Set([first]);
    for (const one of piece) {
      left.delete(one);
      for (const other of adjacentCells(one, corners, inside)) piece.add(other);
    }
    pieces.push([...piece]);
  }
  return pieces;
}
