import type { Board, Cell, Grid } from '@gridproof/core';

/** What is told of a cell: how many mines are around it, or only that it is safe, or that it holds a mine. */
export type Clue = number | 'safe' | 'mine';

/** A board with some of its cells told. */
export interface Minesweeper {
  readonly board: Board;
  readonly clues: Grid<Clue | undefined>;
  /** How many mines the whole board holds, where that is told. */
  readonly total: number | undefined;
  /** Where the mines lie, if an id brought it along, so that the id can be written again; no rule and no answer looks at it. */
  readonly layout: Layout | undefined;
}

/** All mines of a board, and the safe cell that is opened first: what an id of the original program holds. */
export interface Layout {
  readonly click: Cell;
  readonly mines: Grid<boolean>;
  /** Whether it is written masked, so that nobody reads by accident where the mines lie. */
  readonly masked: boolean;
}

/** A clue as one character; `.` is a cell of which nothing is told. */
export function signOf(clue: Clue | undefined): string {
  if (clue === 'safe') return '?';
  if (clue === 'mine') return '*';
  return `${clue ?? '.'}`;
}

/** What a character tells of a cell, if it is a clue; a flag is taken for a mine. */
export function clueOf(sign: string): Clue | undefined {
  if (/^[0-8]$/.test(sign)) return Number(sign);
  if (sign === '?') return 'safe';
  return sign === '*' || sign === 'F' ? 'mine' : undefined;
}

/** Whether the player has not opened the cell. */
export const isCovered = (clue: Clue | undefined): boolean => clue === undefined || clue === 'mine';
