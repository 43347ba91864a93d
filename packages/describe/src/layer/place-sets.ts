import type { Board, Cell, Corner, Link, Outside, Place, Side } from '@gridproof/core';
import { latticeOf } from './lattice.js';

/** The places that a layer may stand at, by what they are called. */
export interface PlaceSets {
  cells: Cell;
  corners: Corner;
  /** All sides of cells, those along the edge of the board too. */
  sides: Side;
  /** The sides between two cells. */
  'inner sides': Side;
  /** The links of neighbours, through the middles of cells. */
  links: Link;
  /** The links over the rim, from the last cell of each row and column to its first. */
  'rim links': Link;
  /** The middles of cells, of the sides between two and of the corners between four. */
  lattice: Place;
  above: Outside;
  below: Outside;
  left: Outside;
  right: Outside;
}

const PLACES: { readonly [O in keyof PlaceSets]: (board: Board) => readonly PlaceSets[O][] } = {
  cells: (board) => board.cells,
  corners: (board) => board.corners,
  sides: (board) => board.sides,
  'inner sides': (board) => board.innerSides,
  links: (board) => board.links,
  'rim links': (board) => board.rimLinks,
  lattice: latticeOf,
  above: (board) => board.outside(['above']),
  below: (board) => board.outside(['below']),
  left: (board) => board.outside(['left']),
  right: (board) => board.outside(['right']),
};

/** The places of a board that a layer stands at: some by name, or a list of its own. */
export const placesIn = (
  over: keyof PlaceSets | readonly (keyof PlaceSets | Place)[],
  board: Board,
): readonly Place[] =>
  typeof over === 'string'
    ? PLACES[over](board)
    : over.flatMap((one): readonly Place[] => (typeof one === 'string' ? PLACES[one](board) : [one]));
