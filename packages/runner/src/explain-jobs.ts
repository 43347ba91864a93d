import {
  type AnyPuzzle,
  type Engine,
  type ExplainOptions,
  explain,
  isValue,
  type Reason,
  type Step,
  type StepsOptions,
  steps,
} from '@gridproof/core';
import type { JobEvent, Outcomes, PathEnd } from './job.js';
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
    conflict: { ...conflict, reasons: conflict.reasons.map(withoutConstraint) },
    broken: broken.map(withoutConstraint),
  };
}

/** Runs a `steps` job and sends each step. */
export async function runStepsJob(
  type: AnyPuzzle,
  puzzle: unknown,
  engine: Engine,
  options: StepsOptions,
  end: PathEnd | undefined,
  send: (event: JobEvent) => void,
): Promise<Outcomes['steps']> {
  const path = steps(type, puzzle, engine, options);
  let count = 0;
  for await (const { reasons, argument, ...step } of path) {
    send({
      kind: 'step',
      step: {
        ...step,
        reasons: reasons.map(withoutConstraint),
        ...(argument && { argument: { ...argument, reasons: argument.reasons.map(withoutConstraint) } }),
      },
    });
    if (end && isAtEnd(step, ++count, end)) return { status: 'enough' };
  }
  return withPrintedAnswer(path.end!, (answer) => type.printAnswer(answer, puzzle));
}

/** Returns whether a path ends early with a step, by its number from 1. */
function isAtEnd({ claims }: Pick<Step, 'claims'>, number: number, { steps, value }: PathEnd): boolean {
  if (number === steps) return true;
  if (value === undefined) return false;
  return claims.some(
    (fact) =>
      isValue(fact) && (value === 'any' || (fact.place?.row === value.row && fact.place.col === value.col)),
  );
}

/** A reason without its constraint, whose parts are compared by identity, which does not survive the transfer to another thread. */
const withoutConstraint = ({ rule, places, cut }: Reason): Reason => ({ rule, places, cut });
