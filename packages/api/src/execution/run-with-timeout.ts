import { Script } from 'node:vm';
import { forgetLimits } from '@gridproof/core';

/** Thrown when work was interrupted at its time limit. */
export class TimeoutError extends Error {}

/** The global key under which the script finds its work. */
const WORK = Symbol.for('gridproof.work');
const holder = globalThis as { [WORK]?: (() => void) | undefined };

const SCRIPT = new Script("globalThis[Symbol.for('gridproof.work')]()");

/**
 * Runs work for at most `limit` milliseconds, else throws `TimeoutError`. A thread of Node's own interrupts it even in
 * an endless loop. That takes some twenty microseconds; starting a worker thread would take a thousand times as long.
 */
export function runWithTimeout<T>(limit: number, work: () => T): T {
  let outcome: { readonly value: T } | { readonly thrown: unknown } | undefined;
  holder[WORK] = () => {
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
    holder[WORK] = undefined;
  }
  if ('thrown' in outcome!) throw outcome.thrown;
  return outcome!.value;
}
