import {
  type AnyPuzzle,
  type Engine,
  type ExplainOptions,
  explain,
  type Reason,
  steps,
} from '@gridproof/core';
import type { JobEvent, Outcomes } from './job.js';
import { withPrintedAnswer } from './print-answer.js';

/** Runs an `explain` job. */
export async function runExplainJob(
  type: AnyPuzzle,
  puzzle: unknown,
  engine: Engine,
  options: ExplainOptions,
): Promise<Outcomes['explain']> {
  const result = await explain(type, puzzle, engine, options);
  if (result.status !== 'unsolvable')
    return withPrintedAnswer(result, (answer) => type.printAnswer(answer, puzzle));
  const { conflict, broken } = result;
  return {
    ...result,
    conflict: { ...conflict, reasons: conflict.reasons.map(plain) },
    broken: broken.map(plain),
  };
}

/** Runs a `steps` job and sends each step. */
export async function runStepsJob(
  type: AnyPuzzle,
  puzzle: unknown,
  engine: Engine,
  options: ExplainOptions,
  send: (news: JobEvent) => void,
): Promise<Outcomes['steps']> {
  const path = steps(type, puzzle, engine, options);
  for await (const step of path) send({ kind: 'step', step: { ...step, reasons: step.reasons.map(plain) } });
  return withPrintedAnswer(path.end!, (answer) => type.printAnswer(answer, puzzle));
}

/** A reason without its constraint, whose parts are compared by identity, which does not survive the transfer to another thread. */
const plain = ({ rule, places, cut }: Reason): Reason => ({ rule, places, cut });
