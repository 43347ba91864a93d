import { type AnyPuzzle, PuzzleError, Random } from '@gridproof/core';

const TRIES = 1_000;

/** Yields puzzles made from one by replacing a character of its text with another that occurs there, at random. */
export function* mutateClues(type: AnyPuzzle, puzzle: unknown): Generator<unknown> {
  const text = type.print(puzzle);
  const signs = [...new Set(text)].filter((sign) => /\S/.test(sign));
  const random = new Random(text.length);
  for (let n = 0; n < TRIES; n++) {
    const at = random.below(text.length);
    const changed = text.slice(0, at) + signs[random.below(signs.length)] + text.slice(at + 1);
    if (/\s/.test(text[at]!) || changed === text) continue;
    const other = parseOrUndefined(type, changed);
    if (other !== undefined) yield other;
  }
}

/** Returns the puzzle of a text; undefined if it is not a puzzle. */
function parseOrUndefined(type: AnyPuzzle, text: string): unknown {
  try {
    return type.parse(text);
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}
