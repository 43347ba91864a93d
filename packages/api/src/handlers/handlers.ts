import { check } from './check.js';
import type { HandlerContext } from './context.js';
import { convert } from './convert.js';
import { explain } from './explain.js';
import { generate } from './generate.js';
import { hint } from './hint.js';
import { rate } from './rate.js';
import { orTimeLimit, type PuzzleResponse } from './response.js';
import { count, solve, unique } from './solve.js';
import { steps } from './steps.js';

/** All that can be asked, by the names of the commands. */
export const HANDLERS = {
  /** The answer, and whether it is the only one. */
  solve,
  /** Whether there is one answer and no other. */
  unique,
  /** How many answers there are. */
  count,
  /** Why a puzzle has no answer, or what is missing where it has several. */
  explain,
  /** What a player can find next, from what is entered. */
  hint,
  /** The whole way from what is entered to the answer, step by step. */
  steps,
  /** How hard a puzzle is for a player. */
  rate,
  /** Whether an answer, or a part of one, is right. */
  check,
  /** The same puzzle in another format. */
  convert,
  /** A new puzzle; the same seed makes the same. */
  generate,
} as const;

/** What a question is called: the name of its command. */
export type RequestName = keyof typeof HANDLERS;

/** What a question says of what is asked. */
export type RequestOf<Q extends RequestName> = Parameters<(typeof HANDLERS)[Q]>[1];

/** Who may listen to it. */
export type HooksOf<Q extends RequestName> = Parameters<(typeof HANDLERS)[Q]>[2];

/**
 * Answers a question. Throws `PuzzleError` for what is no puzzle or no answer, `PuzzleTypeError` where a puzzle type crashes, and
 * `UsageError` where no engine is installed; whatever else comes of it is an answer.
 */
export const handleRequest = <Q extends RequestName>(
  question: Q,
  desk: HandlerContext,
  asking: RequestOf<Q>,
  listening?: HooksOf<Q>,
): Promise<PuzzleResponse> =>
  orTimeLimit(() =>
    (
      HANDLERS[question] as (
        desk: HandlerContext,
        asking: RequestOf<Q>,
        listening?: HooksOf<Q>,
      ) => Promise<PuzzleResponse>
    )(desk, asking, listening),
  );
