import type { Result } from '@gridproof/answers';
import { PuzzleError, type ReadPuzzle, readAnswer } from '@gridproof/core';

/** What a row says of the solution that came with its puzzle; nothing where no answer could be compared with it. */
export interface SolutionVerdict {
  /** It is the answer that was found, or one of the two. */
  readonly solutionMatches?: boolean;
  /** Why it cannot be read. */
  readonly solutionError?: string;
}

/** Compares the solution that came with a puzzle with the answers that were found. Throws `TypeFault`. */
export function solutionVerdict(
  { type, puzzle }: ReadPuzzle,
  { status, answers }: Result,
  solution: string | undefined,
): SolutionVerdict {
  if (solution === undefined || status === 'unknown') return {};
  try {
    const given = type.printAnswer(readAnswer(solution, type, puzzle), puzzle);
    return { solutionMatches: answers.some((answer) => type.printAnswer(answer, puzzle) === given) };
  } catch (error) {
    if (error instanceof PuzzleError) return { solutionMatches: false, solutionError: error.sentence };
    throw error;
  }
}
