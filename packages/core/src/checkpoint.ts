import type { UnknownReason } from './engine.js';

/** Thrown through a longer task where it must stop before it knows. */
export class Undecided extends Error {
  override readonly name = 'Undecided';

  constructor(readonly reason: UnknownReason) {
    super(reason);
  }
}

/** Steps between two looks at the limits: some milliseconds of work. */
const STEPS_PER_LOOK = 256;

/** Looks at the limits of the task that is at work in this thread; throws `Undecided` where it must stop. */
export type LimitCheck = () => void;

let current: LimitCheck | undefined;
let remaining = STEPS_PER_LOOK;

/**
 * Counts steps of a loop that grows with the board, and looks at the limits of the task at intervals: throws `Undecided` where it must
 * stop. Outside of a task it does nothing. A step takes microseconds; what takes longer counts as several.
 */
export function checkpoint(steps = 1): void {
  if (current === undefined) return;
  remaining -= steps;
  if (remaining > 0) return;
  remaining = STEPS_PER_LOOK;
  current();
}

/** Runs work without a pause; `checkpoint` looks at these limits meanwhile. */
export function withLimits<T>(check: LimitCheck, work: () => T): T {
  const before = current;
  current = check;
  try {
    return work();
  } finally {
    current = before;
  }
}

/** Forgets the limits of work that was ended from outside, which skips every `finally`. */
export function forgetLimits(): void {
  current = undefined;
}
