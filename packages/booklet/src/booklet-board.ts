import { type AnyPuzzle, oneLine, type Picture, rulesFor } from '@gridproof/core';

/** What a booklet says of one puzzle: plain data. */
export interface BookletBoard {
  /** What its puzzle type is called. */
  readonly title: string;
  /** The rules that the puzzle uses, in the player's words. */
  readonly rules: readonly string[];
  /** The rules among them that other puzzles of the type do not have, such as the rule of an option. */
  readonly optionalRules?: readonly string[];
  readonly picture: Picture;
  /** The puzzle as text in one line, if it fits on one. */
  readonly code?: string;
  /** The board with its only answer. */
  readonly answer?: Picture;
}

/** What may be known beside a puzzle. */
export interface BookletBoardOptions {
  /** Its answer, the only one, for the end of the booklet. */
  readonly answer?: unknown;
  /** The types among which its code will be read; its own by default. */
  readonly types?: readonly AnyPuzzle[];
}

/** What a booklet says of a puzzle. */
export function bookletBoard(
  type: AnyPuzzle,
  puzzle: unknown,
  { answer, types }: BookletBoardOptions = {},
): BookletBoard {
  const code = oneLine(type, puzzle, types);
  const rules = rulesFor(type, puzzle);
  const optional = Object.entries(rules).flatMap(([rule, text]) => (type.conditions?.[rule] ? text : []));
  return {
    title: type.title,
    rules: Object.values(rules),
    ...(optional.length ? { optionalRules: optional } : {}),
    picture: type.draw(puzzle),
    ...(code === undefined ? {} : { code }),
    ...(answer === undefined ? {} : { answer: type.draw(puzzle, answer) }),
  };
}
