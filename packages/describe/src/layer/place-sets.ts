import type { Board, Cell, Corner, Link, Outside, Place, Side } from '@gridproof/core';
import { latticeOf } from './lattice.js';

/** The sets of places of a layer by name. */
export interface PlaceSets {
  cells: Cell;
  corners: Corner;
  /** All sides of cells, including those along the edge of the board. */
  sides: Side;
  /** The sides between two cells. */
  'inner sides': Side;
  /** The links of neighbours, through the centres of cells. */
  links: Link;
  /** The wrapping links, from the last cell of each row and column to its first. */
  'wrapping links': Link;
  /** The centres of cells, of sides between two cells and of corners between four. */
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
  'wrapping links': (board) => board.wrappingLinks,
  lattice: latticeOf,
  above: (board) => board.outside(['above']),
  below: (board) => board.outside(['below']),
  left: (board) => board.outside(['left']),
  right: (board) => board.outside(['right']),
};

/** Returns the places of a layer on a board: sets by name, or individual places. */
export const placesIn = (
  placeSets: keyof PlaceSets | readonly (keyof PlaceSets | Place)[],
  board: Board,
): readonly Place[] =>
  typeof placeSets === 'string'
    ? PLACES[placeSets](board)
    : placeSets.flatMap((one): readonly Place[] => (typeof one === 'string' ? PLACES[one](board) : [one]));
