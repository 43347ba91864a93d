import { Script } from 'node:vm';
import { forgetLimits } from '@gridproof/core';

/** Work was ended, since it had not returned in time. */
export class Overdue extends Error {
  override readonly name = 'Overdue';

  constructor(readonly limit: number) {
    super(`it had not returned after ${limit / 1000} s`);
  }
}

/** Where the script finds its work. */
const WORK = Symbol.for('gridproof.work');
const room = globalThis as { [WORK]?: (() => void) | undefined };

const SCRIPT = new Script("globalThis[Symbol.for('gridproof.work')]()");

/**
 * Does work that returns within a number of milliseconds, else throws `Overdue`. A thread of Node's own ends it, whatever it does:
 * that takes some twenty microseconds, and to start a thread of ours would take a thousand times as long.
 */
export function within<T>(limit: number, work: () => T): T {
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
    throw new Overdue(limit);
  } finally {
    room[WORK] = undefined;
  }
  if ('thrown' in outcome!) throw outcome.thrown;
  return outcome!.value;
}
