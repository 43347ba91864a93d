import type { Place } from '../board/place.js';
import type { Fact } from '../expressions/fact.js';
import type { TextPosition } from './error.js';

/** A player's entries in the form of an answer. */
export interface PartialAnswer {
  /** The complete answer; absent if a sign is open or the puzzle type cannot read it. */
  readonly answer?: unknown;
  /** Facts of the signs, including repeated clues. */
  readonly facts: readonly Fact[];
  /** Signs that no answer has at their place. */
  readonly misplaced: readonly MisplacedSign[];
}

/** A sign that no answer has at its place. */
export interface MisplacedSign {
  readonly place: Place;
  /** Message for the player: found sign and expected signs. */
  readonly message: string;
  /** Position in the text below comments and a title. */
  readonly position: TextPosition;
}

/** Maximum number of misplaced signs to report; a text with more is hardly an answer. */
export const MAX_MISPLACED = 100;
