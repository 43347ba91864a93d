import type { Fact } from '../expressions/fact.js';
import type { AnyPuzzle } from '../puzzle.js';
import { withoutBlanks } from './blanks.js';
import { PuzzleError } from './error.js';
import type { PartialAnswer } from './partial-answer.js';
import { readAnswer } from './read.js';
import { findType } from './type-names.js';

/**
 * Reads an answer in which some signs may still be open: `?` for each of them, `.` or `_` where answers have no such sign, or
 * a blank where each sign is one character. Throws `PuzzleError`; its code is `no-partial-answers` where a type has no
 * description, which alone knows what a sign says by itself.
 */
export function readPartialAnswer(type: AnyPuzzle, puzzle: unknown, text: string): PartialAnswer {
  return readOn(type, puzzle, text, (entered) => entered);
}

/** What the signs of a text say, as `readPartialAnswer` reads them; a sign that no answer has there is a `PuzzleError`, too. */
export function readEntries(type: AnyPuzzle, puzzle: unknown, text: string): readonly Fact[] {
  return readOn(type, puzzle, text, ({ facts, misplaced: [first] }) => {
    if (first) throw new PuzzleError('bad-symbol', first.message, first.position);
    return facts;
  });
}

/** Reads a text as answers are read: below comments and the name of the type. */
function readOn<T>(type: AnyPuzzle, puzzle: unknown, text: string, result: (entered: PartialAnswer) => T): T {
  const { described } = type;
  if (!described)
    throw new PuzzleError(
      'no-partial-answers',
      `a part of an answer to ${type.title} cannot be read, expected a whole one`,
    );
  const rows = described.fixedRows(puzzle);
  const isTitle = (line: string) => findType(line.trim(), [type]) !== undefined;
  // What a type has may be inherited, so it is not copied.
  const entering: AnyPuzzle = Object.create(type, {
    readAnswer: { value: (answer: string) => result(described.readEntered(answer, puzzle)) },
  });
  return readAnswer(rows ? withoutBlanks(text, { ...rows, isTitle }) : text, entering, puzzle) as T;
}
