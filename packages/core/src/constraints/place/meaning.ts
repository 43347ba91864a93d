import type { Grid } from '../../board/grid.js';
import { type Cell, cell, placeKey } from '../../board/place.js';
import { and, type Bool, not } from '../../model/expression.js';
import type { Meaning } from '../meaning.js';
import { covered, type Drawing, formOf, formsOf, type Step, touching, turned } from './form.js';

/** So many pieces, each of one of some shapes. */
export interface Lot {
  /** The shapes as they are drawn; a piece may be turned and mirrored. */
  readonly shapes: readonly Drawing[];
  /** How many pieces there are. */
  readonly number: number;
}

/** A place where a piece fits. */
export interface Position {
  /** Which lot the piece is of. */
  readonly lot: number;
  readonly shape: Drawing;
  readonly cells: readonly Cell[];
  /** That a piece lies there. */
  readonly on: Bool;
}

/** What is on falls into pieces, so many of each lot. */
export interface Pieces {
  readonly op: 'place';
  readonly on: Grid<Bool>;
  readonly lots: readonly Lot[];
  /** Pieces do not even touch by corners. */
  readonly corners: boolean;
  /** All places where a piece fits. */
  readonly positions: readonly Position[];
  /** Cells that touch, and no piece covers both. */
  readonly apart: readonly (readonly [Cell, Cell])[];
}

/**
 * Pieces are placed on some cells, turned and mirrored at will: what is on falls into pieces that share no side (with `corners` no
 * corner either), and of each lot there are as many as it says. Each position where a piece fits has a condition, `on`, for what a
 * puzzle says of pieces besides.
 */
export function place(
  on: Grid<Bool>,
  lots: readonly Lot[],
  { corners = false }: { readonly corners?: boolean } = {},
): Pieces {
  const known = new Set<string>();
  for (const shape of lots.flatMap(({ shapes }) => shapes)) {
    const key = named(shape);
    if (known.has(key)) throw new RangeError(`the shape ${shape.join('/')} stands there twice`);
    known.add(key);
    const cells = formsOf(shape)[0]!.map(([row, col]) => cell(row, col));
    const pieces = piecesOf(cells, corners);
    if (pieces.length !== 1)
      throw new RangeError(`the shape ${shape.join('/')} is ${pieces.length} pieces, expected 1`);
  }
  const inside = new Map(on.places.map((one) => [placeKey(one), one]));
  const fitting = lots.flatMap(({ shapes }, lot) =>
    shapes.flatMap((shape) => {
      const forms = formsOf(shape);
      return on.places.flatMap((from) =>
        forms.flatMap((form) => {
          const cells = covered(from, form, inside);
          return cells ? [{ lot, shape, cells }] : [];
        }),
      );
    }),
  );
  const beside = (one: Cell) => touching(one, corners, inside);
  const together = new Map(on.places.map((one) => [placeKey(one), new Set<number>()]));
  for (const { cells } of fitting)
    for (const one of cells) for (const other of cells) together.get(placeKey(one))!.add(placeKey(other));
  const mayBeOne = (one: Cell, other: Cell) => together.get(placeKey(one))!.has(placeKey(other));
  const apart = on.places.flatMap((one) =>
    beside(one).flatMap((other) =>
      placeKey(one) < placeKey(other) && !mayBeOne(one, other) ? [[one, other] as const] : [],
    ),
  );
  // A single piece, none smaller or larger, is all that is on. Else no cell beside a piece is; of those that are apart from one of
  // its own this is said already.
  const sizes = new Set(fitting.map(({ cells }) => cells.length));
  const single = sizes.size === 1 && lots.reduce((all, { number }) => all + number, 0) === 1;
  const around = (cells: readonly Cell[]): readonly Cell[] => {
    const own = new Set(cells.map(placeKey));
    const others = new Map(cells.flatMap(beside).map((one) => [placeKey(one), one]));
    return [...others.values()].filter(
      (one) =>
        !own.has(placeKey(one)) &&
        beside(one).every((other) => !own.has(placeKey(other)) || mayBeOne(one, other)),
    );
  };
  const positions = fitting.map((one): Position => {
    const off = single ? [] : on.pick(around(one.cells)).map(not);
    return { ...one, on: { op: 'defined', as: and(...on.pick(one.cells), ...off) } };
  });
  return { op: 'place', on, lots, corners, positions, apart: single ? [] : apart };
}

export const meaning: Meaning<Pieces> = {
  holds({ on, lots, corners }, value) {
    const shapes = new Map(lots.flatMap(({ shapes }, lot) => shapes.map((shape) => [named(shape), lot])));
    const found = lots.map(() => 0);
    const cells = on.places.filter((one) => value(on.at(one)));
    for (const piece of piecesOf(cells, corners)) {
      const lot = shapes.get(nameOf(formOf(piece)));
      if (lot === undefined) return false;
      found[lot]!++;
    }
    return lots.every(({ number }, lot) => number === found[lot]);
  },
  scope: ({ on }) => on.values,
  words: { part: '' },
};

/** The pieces that some cells fall into. */
function piecesOf(cells: readonly Cell[], corners: boolean): readonly (readonly Cell[])[] {
  const left = new Map(cells.map((one) => [placeKey(one), one]));
  const pieces: Cell[][] = [];
  for (const first of left.values()) {
    const piece = new Set([first]);
    for (const one of piece) {
      left.delete(placeKey(one));
      for (const other of touching(one, corners, left)) piece.add(other);
    }
    pieces.push([...piece]);
  }
  return pieces;
}

/** The same name for all that may be turned and mirrored into each other. */
const named = (shape: Drawing): string => nameOf(formsOf(shape)[0] ?? []);

const nameOf = (form: readonly Step[]): string => turned(form).map(String).sort()[0] ?? '';
