import type { Result } from './result.js';
import { milliseconds, time } from './table.js';

/** What decides puzzles for which no engine is asked: the clues alone, or a search in what they leave. */
export const WITHOUT_ENGINE: readonly string[] = ['propagation', 'search'];

/** How a result ended, with a star where no engine was asked. */
export function statusOf({ status, reason, by }: Result): string {
  if (status === 'unknown') return reason === 'time limit' ? 'not solved' : `unknown: ${reason}`;
  if (status === 'failed') return `failed: ${reason}`;
  return WITHOUT_ENGINE.includes(by) ? `${status}*` : status;
}

/** The median of the total and its deviation; only a bound where it was not solved. */
export function timesOf({ censored, milliseconds: { total } }: Result, timeout: number): [string, string] {
  return censored
    ? [`> ${time(timeout)}`, '']
    : [milliseconds(total!.median), `±${milliseconds(total!.mad)}`];
}
