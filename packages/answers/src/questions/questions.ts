import { type Answer, inTime } from './answer.js';
import { check } from './check.js';
import { convert } from './convert.js';
import type { Desk } from './desk.js';
import { explain } from './explain.js';
import { generate } from './generate.js';
import { hint } from './hint.js';
import { rate } from './rate.js';
import { count, solve, unique } from './solve.js';
import { steps } from './steps.js';

/** All that can be asked, by the names of the commands. */
export const QUESTIONS = {
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
export type QuestionName = keyof typeof QUESTIONS;

/** What a question says of what is asked. */
export type AskingOf<Q extends QuestionName> = Parameters<(typeof QUESTIONS)[Q]>[1];

/** Who may listen to it. */
export type ListeningOf<Q extends QuestionName> = Parameters<(typeof QUESTIONS)[Q]>[2];

/**
 * Answers a question. Throws `PuzzleError` for what is no puzzle or no answer, `TypeFault` where a puzzle type crashes, and
 * `UsageError` where no engine is installed; whatever else comes of it is an answer.
 */
export const answered = <Q extends QuestionName>(
  question: Q,
  desk: Desk,
  asking: AskingOf<Q>,
  listening?: ListeningOf<Q>,
): Promise<Answer> =>
  inTime(() =>
    (QUESTIONS[question] as (desk: Desk, asking: AskingOf<Q>, listening?: ListeningOf<Q>) => Promise<Answer>)(
      desk,
      asking,
      listening,
    ),
  );
