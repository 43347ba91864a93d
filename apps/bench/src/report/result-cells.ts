import type { Result } from './result.js';
import { milliseconds, time } from './table.js';

/** Values of `by` for puzzles decided without an engine: by propagation, or by the search before it. */
export const WITHOUT_ENGINE: readonly string[] = ['propagation', 'search'];

/** Formats the status of a result, with a star if no engine was used. */
export function statusOf({ status, reason, by }: Result): string {
  if (status === 'unknown') return reason === 'time limit' ? 'not solved' : `unknown: ${reason}`;
  if (status === 'failed') return `failed: ${reason}`;
  return WITHOUT_ENGINE.includes(by) ? `${status}*` : status;
}

/** Formats the median of the total time and its deviation; only a bound if the puzzle was not solved. */
export function timesOf({ censored, milliseconds: { total } }: Result, timeout: number): [string, string] {
  return censored
    ? [`> ${time(timeout)}`, '']
    : [milliseconds(total!.median), `±${milliseconds(total!.mad)}`];
}
