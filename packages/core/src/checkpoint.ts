import type { UnknownReason } from './engine.js';

/** Ends a longer task that has to stop without a result. */
export class UndecidedError extends Error {
  override readonly name = 'Undecided';

  constructor(readonly reason: UnknownReason) {
    super(reason);
  }
}

/** Steps between two checks of the limits: a few milliseconds of work. */
const STEPS_PER_LOOK = 256;

/** Checks the limits of the task that runs in this thread. Throws `Undecided` if the task must stop. */
export type LimitCheck = () => void;

let current: LimitCheck | undefined;
let remaining = STEPS_PER_LOOK;

/**
 * Counts steps of a loop that grows with the board and checks the limits of the task at intervals. Does nothing outside of a task. A step
 * takes microseconds; slower work counts as several steps.
 * @throws {UndecidedError} if the task must stop
 */
export function checkpoint(steps = 1): void {
  if (current === undefined) return;
  remaining -= steps;
  if (remaining > 0) return;
  remaining = STEPS_PER_LOOK;
  current();
}

/** Runs synchronous work; `checkpoint` checks these limits meanwhile. */
export function withLimits<T>(check: LimitCheck, work: () => T): T {
  const before = current;
  current = check;
  try {
    return work();
  } finally {
    current = before;
  }
}

/** Clears the limits of work that was terminated from outside, which skips every `finally`. */
export function forgetLimits(): void {
  current = undefined;
}
