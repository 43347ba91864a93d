import type { Cell, Drag, End, Link, Place, Press } from '@gridproof/core';

/** A tile that is turned in its cell. */
export interface Tile {
  readonly cell: Cell;
  /** The link at each end of the cell. */
  readonly links: Readonly<Record<End, Link>>;
  /** The ends that it has, for each way in which it may lie; first as it lies in the puzzle. */
  readonly orientations: readonly (readonly End[])[];
  /** What is connected with it is coloured. */
  readonly isSource?: boolean;
}

/** How players write on the boards of a type, where that does not follow from its answer. */
export interface DescribedInput<C> {
  readonly press?: Press;
  readonly drag?: Drag;
  /** A drag enters at most so many values. */
  readonly dragLimit?: number;
  /** A drag keeps to the row or column in which it begins to move. */
  readonly straight?: true;
  /** What the left button enters, where that is not the first value; the right one then enters that. */
  readonly left?: boolean | number;
  /** What is entered, or taken back, at other places together with a value. */
  together?(
    clues: C,
    place: Place,
    value: boolean | number | undefined,
  ): readonly (readonly [Place, boolean | number | undefined])[];
  /** What follows at other places from a value that was entered. */
  implied?(clues: C, place: Place, value: boolean | number): readonly (readonly [Place, boolean | number])[];
  /** The tiles that are turned. */
  tiles?(clues: C): readonly Tile[];
  /** The cells that may follow a cell, whose number is one more. */
  successors?(clues: C, cell: Cell): readonly Cell[];
}
