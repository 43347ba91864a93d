import { Script } from 'node:vm';
import { forgetLimits } from '@gridproof/core';

/** Work was ended, since it had not returned in time. */
export class TimeoutError extends Error {}

/** Where the script finds its work. */
const WORK = Symbol.for('gridproof.work');
const room = globalThis as { [WORK]?: (() => void) | undefined };

const SCRIPT = new Script("globalThis[Symbol.for('gridproof.work')]()");

/**
 * Does work that returns within a number of milliseconds, else throws `TimeoutError`. A thread of Node's own ends it, whatever it does:
 * that takes some twenty microseconds, and to start a thread of ours would take a thousand times as long.
 */
export function runWithTimeout<T>(limit: number, work: () => T): T {
  let outcome: { readonly value: T } | { readonly thrown: unknown } | undefined;
  room[WORK] = () => {
    try {
      outcome = { value: work() };
    } catch (thrown) {
      outcome = { thrown };
    }
  };
  try {
    SCRIPT.runInThisContext({ timeout: limit, displayErrors: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    forgetLimits();
    throw new TimeoutError();
  } finally {
    room[WORK] = undefined;
  }
  if ('thrown' in outcome!) throw outcome.thrown;
  return outcome!.value;
}
