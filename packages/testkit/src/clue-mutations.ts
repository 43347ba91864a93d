import { type AnyPuzzle, PuzzleError, Random } from '@gridproof/core';

const TRIES = 1_000;

/** Puzzles that come of one by changing one character of its text for another that occurs there, at random. */
export function* clueMutations(type: AnyPuzzle, puzzle: unknown): Generator<unknown> {
  const text = type.print(puzzle);
  const signs = [...new Set(text)].filter((sign) => /\S/.test(sign));
  const random = new Random(text.length);
  for (let n = 0; n < TRIES; n++) {
    const at = random.below(text.length);
    const changed = text.slice(0, at) + signs[random.below(signs.length)] + text.slice(at + 1);
    if (/\s/.test(text[at]!) || changed === text) continue;
    const other = parsed(type, changed);
    if (other !== undefined) yield other;
  }
}

/** What a text says; undefined where it is no puzzle. */
function parsed(type: AnyPuzzle, text: string): unknown {
  try {
    return type.parse(text);
  } catch (error) {
    if (error instanceof PuzzleError) return undefined;
    throw error;
  }
}
