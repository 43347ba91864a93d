import { check } from './check.js';
import type { HandlerContext } from './context.js';
import { convert } from './convert.js';
import { explain } from './explain.js';
import { generate } from './generate.js';
import { hint } from './hint.js';
import { rate } from './rate.js';
import { type PuzzleResponse, withTimeLimitResponse } from './response.js';
import { count, solve, unique } from './solve.js';
import { steps } from './steps.js';

/** The request handlers by command name. */
export const HANDLERS = {
  /** Finds the answer and checks whether it is unique. */
  solve,
  /** Checks whether there is exactly one answer. */
  unique,
  /** Counts the answers. */
  count,
  /** Explains why a puzzle has no answer, or what is missing if it has several. */
  explain,
  /** Finds the next step from the player's entries. */
  hint,
  /** Finds the solve path from the player's entries to the answer. */
  steps,
  /** Rates the difficulty for a player. */
  rate,
  /** Checks a complete or partial answer. */
  check,
  /** Converts the puzzle to another format. */
  convert,
  /** Generates a puzzle; the same seed generates the same one. */
  generate,
} as const;

/** The name of a request, equal to the name of its command. */
export type RequestName = keyof typeof HANDLERS;

/** The input of a request. */
export type RequestOf<Q extends RequestName> = Parameters<(typeof HANDLERS)[Q]>[1];

/** The hooks of a request. */
export type HooksOf<Q extends RequestName> = Parameters<(typeof HANDLERS)[Q]>[2];

/**
 * Handles a request. Throws `PuzzleError` for invalid text, `PuzzleTypeError` if a puzzle type crashes, and `UsageError`
 * if no engine is installed; every other outcome is a response.
 */
export const handleRequest = <Q extends RequestName>(
  name: Q,
  context: HandlerContext,
  request: RequestOf<Q>,
  hooks?: HooksOf<Q>,
): Promise<PuzzleResponse> =>
  withTimeLimitResponse(() =>
    (
      HANDLERS[name] as (
        context: HandlerContext,
        request: RequestOf<Q>,
        hooks?: HooksOf<Q>,
      ) => Promise<PuzzleResponse>
    )(context, request, hooks),
  );
