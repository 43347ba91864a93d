import type { Fact } from '../expressions/fact.js';
import type { AnyPuzzle } from '../puzzle.js';
import { withoutBlanks } from './blanks.js';
import { PuzzleError } from './error.js';
import type { PartialAnswer } from './partial-answer.js';
import { readAnswer } from './read.js';
import { findType } from './type-names.js';

/**
 * Reads an answer with open signs: `?`, or `.` or `_` if answers have no such sign, or a blank if each sign is one character.
 * @throws {PuzzleError} with code `no-partial-answers` if a type has no description, which is needed to read single signs
 */
export function readPartialAnswer(type: AnyPuzzle, puzzle: unknown, text: string): PartialAnswer {
  return readOn(type, puzzle, text, (entered) => entered);
}

/**
 * Reads the facts of a partial answer.
 * @throws {PuzzleError} also for a sign that no answer has at its place
 */
export function readEntries(type: AnyPuzzle, puzzle: unknown, text: string): readonly Fact[] {
  return readOn(type, puzzle, text, ({ facts, misplaced: [first] }) => {
    if (first) throw new PuzzleError('bad-symbol', first.message, first.position);
    return facts;
  });
}

/** Reads a text like an answer: below comments and the name of the type. */
function readOn<T>(type: AnyPuzzle, puzzle: unknown, text: string, result: (entered: PartialAnswer) => T): T {
  const { described } = type;
  if (!described)
    throw new PuzzleError(
      'no-partial-answers',
      `a part of an answer to ${type.title} cannot be read, expected a whole one`,
    );
  const rows = described.fixedRows(puzzle);
  const isTitle = (line: string) => findType(line.trim(), [type]) !== undefined;
  // Members of a type may be inherited, so it is not copied.
  const entering: AnyPuzzle = Object.create(type, {
    readAnswer: { value: (answer: string) => result(described.readPartialAnswer(answer, puzzle)) },
  });
  return readAnswer(rows ? withoutBlanks(text, { ...rows, isTitle }) : text, entering, puzzle) as T;
}
