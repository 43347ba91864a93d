import type { Cell, Drag, End, Link, Place, Press } from '@gridproof/core';

/** A tile that players turn within its cell. */
export interface Tile {
  readonly cell: Cell;
  /** The link at each end of the cell. */
  readonly links: Readonly<Record<End, Link>>;
  /** The connected ends for each orientation, first as the puzzle shows it. */
  readonly orientations: readonly (readonly End[])[];
  /** Tiles connected to a source are coloured. */
  readonly isSource?: boolean;
}

/** Input on the boards of a type, where it does not follow from the answer. */
export interface DescribedInput<C> {
  readonly press?: Press;
  readonly drag?: Drag;
  /** The maximum number of values that a drag enters. */
  readonly dragLimit?: number;
  /** Limits a drag to the row or column in which it starts. */
  readonly straight?: true;
  /** Returns the number of values that a keypad offers first, if not all; others are offered on demand. */
  keypadSize?(clues: C): number;
  /** The value that the left button enters, if not the first; the right button then enters the first. */
  readonly leftButton?: boolean | number;
  /** Returns the entries that change at other places together with this one; undefined clears an entry. */
  linkedEntries?(
    clues: C,
    place: Place,
    value: boolean | number | undefined,
  ): readonly (readonly [Place, boolean | number | undefined])[];
  /** Returns the values at other places that follow from an entered value. */
  implications?(
    clues: C,
    place: Place,
    value: boolean | number,
  ): readonly (readonly [Place, boolean | number])[];
  /** Returns the tiles that players turn. */
  tiles?(clues: C): readonly Tile[];
  /** Returns the cells that may hold the next number after this cell. */
  successors?(clues: C, cell: Cell): readonly Cell[];
}
