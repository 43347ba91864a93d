import {
  type AnyPuzzle,
  instructionsFor,
  nameInSentence,
  oneLine,
  type Picture,
  type Rating,
  rulesFor,
} from '@gridproof/core';

/** One puzzle of a booklet, as plain data. */
export interface BookletBoard {
  /** The title of the puzzle type. */
  readonly title: string;
  /** The rules that the puzzle uses, in players' words. */
  readonly rules: readonly string[];
  /** The rules among them that other puzzles of the type do not have, such as the rule of an option. */
  readonly optionalRules?: readonly string[];
  readonly picture: Picture;
  /** The puzzle as text, if it fits on one line. */
  readonly code?: string;
  /** The board with its only answer. */
  readonly answer?: Picture;
  /** How hard the puzzle is: `hard`. */
  readonly grade?: string;
  /** The hardest techniques that it needs, the hardest first: `X-wing`, `naked pair`. */
  readonly needs?: readonly string[];
}

/** Optional data of a puzzle. */
export interface BookletBoardOptions {
  /** The only answer, for the end of the booklet. */
  readonly answer?: unknown;
  /** The rating, for the grade and the techniques of the puzzle. */
  readonly rating?: Rating | undefined;
  /** The types among which readers of the code choose; the puzzle's own by default. */
  readonly types?: readonly AnyPuzzle[];
}

/** Creates the booklet data of a puzzle. */
export function bookletBoard(
  type: AnyPuzzle,
  puzzle: unknown,
  { answer, rating, types }: BookletBoardOptions = {},
): BookletBoard {
  const code = oneLine(type, puzzle, types);
  const rules = rulesFor(type, puzzle);
  const optional = Object.entries(rules).flatMap(([rule, text]) => (type.conditions?.[rule] ? text : []));
  return {
    title: type.title,
    rules: instructionsFor(type, puzzle),
    ...(optional.length ? { optionalRules: optional } : {}),
    picture: type.draw(puzzle),
    ...(code === undefined ? {} : { code }),
    ...(answer === undefined ? {} : { answer: type.draw(puzzle, answer) }),
    ...(rating && { grade: rating.name, needs: hardestTechniques(rating) }),
  };
}

/** The maximum number of techniques of a puzzle. */
const MAX_TECHNIQUES = 3;

/** Returns the names of the hardest techniques, without those as easy as the easiest. */
function hardestTechniques({ techniques }: Rating): readonly string[] {
  const easiest = Math.min(...techniques.map(({ maxEffort }) => maxEffort));
  return techniques
    .filter(({ maxEffort }) => maxEffort > easiest)
    .slice(0, MAX_TECHNIQUES)
    .map(nameInSentence);
}
