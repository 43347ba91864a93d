import type { Place } from '../board/place.js';
import type { Fact } from '../expressions/fact.js';
import type { TextPosition } from './error.js';

/** What a player has written on the board that answers are written as. */
export interface PartialAnswer {
  /** The whole answer; left out where a sign is open, or the puzzle type does not read it there. */
  readonly answer?: unknown;
  /** What the signs say, clues that are repeated included. */
  readonly facts: readonly Fact[];
  /** Signs that no answer has where they stand. */
  readonly misplaced: readonly MisplacedSign[];
}

/** A sign that no answer has where it stands. */
export interface MisplacedSign {
  readonly place: Place;
  /** What was found and what was expected, for the player. */
  readonly message: string;
  /** Where it stands below comments and a title. */
  readonly position: TextPosition;
}

/** How many misplaced signs are named: with more of them a text is hardly an answer. */
export const MAX_MISPLACED = 100;
