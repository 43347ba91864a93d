import { type AnyPuzzle, formatsOf, PuzzleError } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';

/** A puzzle type crashed: a fault of its package, not of the puzzle that it was given. */
export class PuzzleTypeError extends UsageError {
  constructor(
    /** The id of the puzzle type. */
    readonly type: string,
    error: unknown,
  ) {
    super(`the puzzle type '${type}' crashed: ${error}`, { cause: error });
  }

  get sentence(): string {
    return this.message;
  }
}

/** Why there is no result for a text. */
export type Fault = PuzzleError | PuzzleTypeError;

/** Whether what was thrown says why there is no result; anything else is a fault of the program. */
export const isFault = (error: unknown): error is Fault =>
  error instanceof PuzzleError || error instanceof PuzzleTypeError;

/** What a fault comes to. A puzzle on which its type crashes is not known to be wrong. */
export const statusOf = (fault: Fault): 'invalid' | 'unknown' =>
  fault instanceof PuzzleTypeError ? 'unknown' : 'invalid';

/** The same puzzle type; where it throws anything but `PuzzleError`, `PuzzleTypeError` names the type. */
export function guardType(type: AnyPuzzle): AnyPuzzle {
  const attempt = <T>(work: () => T): T => attempted(type.id, work);
  const formats = Object.entries(formatsOf(type)).map(([name, codec]) => [
    name,
    guarded(codec, ['accepts', 'identifiesType', 'read', 'write'], attempt),
  ]);
  const whole = guarded(
    type,
    ['parse', 'print', 'encode', 'decode', 'draw', 'printAnswer', 'readAnswer'],
    attempt,
  );
  const described =
    type.described && guarded(type.described, ['size', 'readEntered', 'fixedRows', 'outline'], attempt);
  return Object.create(whole, {
    ...(described && { described: { value: described, enumerable: true } }),
    formats: { value: Object.fromEntries(formats), enumerable: true },
    // It may be a generator, which crashes only when it is read.
    verify: {
      value: (...args: [unknown, unknown]) => attempt(() => [...type.verify(...args)]),
      enumerable: true,
    },
  });
}

type Attempt = <T>(work: () => T) => T;

/** Changes nothing of what is wrapped: a package may have frozen it. */
function guarded<T extends object>(whole: T, names: readonly (keyof T)[], attempt: Attempt): T {
  const functions = names.flatMap((name) => {
    const work = whole[name];
    if (typeof work !== 'function') return [];
    const value = (...args: unknown[]) => attempt(() => work.apply(whole, args));
    return [[name, { value, enumerable: true }]];
  });
  return Object.create(whole, Object.fromEntries(functions));
}

/** Whether a task had to stop while a puzzle type was at work: no fault of the type. It may have a core of its own. */
const isUndecided = (error: unknown): boolean => error instanceof Error && error.name === 'Undecided';

function attempted<T>(type: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof PuzzleError || isUndecided(error) ? error : new PuzzleTypeError(type, error);
  }
}
