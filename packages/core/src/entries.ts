import type { AnyPuzzle } from './puzzle.js';
import type { Fact } from './reasons/reason.js';

/** Reads what a player has entered: an answer with `?` for what is still open. Throws `PuzzleError`. */
export function readEntries(_type: AnyPuzzle, _puzzle: unknown, _text: string): readonly Fact[] {
  throw new Error('not yet');
}
