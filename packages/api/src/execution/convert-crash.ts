import type { Interruption, Outcome, Outcomes, Task } from '@gridproof/runner';

/** Converts the outcome of a job whose thread crashed to an unknown one. `type` is the id of the puzzle type. */
export function convertCrash<T extends Task>(outcome: Outcome<T>, type: string): Outcomes[T] | Interruption {
  if (outcome.status !== 'crashed') return outcome;
  const { message, ...more } = outcome;
  const reason = `the engine or the puzzle type '${type}' crashed: ${message}`;
  return { ...more, status: 'unknown', reason };
}
