import { type AnyPuzzle, formatsOf, PuzzleError } from '@gridproof/core';
import { UsageError } from '@gridproof/plugins';

/** Thrown when a puzzle type crashes: a fault of its package, not of the puzzle. */
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

/** The reason why a text has no result. */
export type Fault = PuzzleError | PuzzleTypeError;

/** Whether a thrown value explains why there is no result; anything else is a fault of the program. */
export const isFault = (error: unknown): error is Fault =>
  error instanceof PuzzleError || error instanceof PuzzleTypeError;

/** The status of a fault. A puzzle on which its type crashes is unknown, not invalid. */
export const statusOf = (fault: Fault): 'invalid' | 'unknown' =>
  fault instanceof PuzzleTypeError ? 'unknown' : 'invalid';

/** Wraps a puzzle type so that errors other than `PuzzleError` become `PuzzleTypeError`, which names the type. */
export function guardType(type: AnyPuzzle): AnyPuzzle {
  const attempt = <T>(work: () => T): T => runGuarded(type.id, work);
  const formats = Object.entries(formatsOf(type)).map(([name, codec]) => [
    name,
    guardMethods(codec, ['accepts', 'identifiesType', 'read', 'write'], attempt),
  ]);
  const base = guardMethods(
    type,
    ['parse', 'print', 'encode', 'decode', 'draw', 'printAnswer', 'readAnswer'],
    attempt,
  );
  const described =
    type.described &&
    guardMethods(type.described, ['size', 'readPartialAnswer', 'fixedRows', 'outline'], attempt);
  return Object.create(base, {
    ...(described && { described: { value: described, enumerable: true } }),
    formats: { value: Object.fromEntries(formats), enumerable: true },
    // `verify` may be a generator, which crashes only when it is iterated.
    verify: {
      value: (...args: [unknown, unknown]) => attempt(() => [...type.verify(...args)]),
      enumerable: true,
    },
  });
}

type Attempt = <T>(work: () => T) => T;

/** Leaves the wrapped object unchanged: a package may have frozen it. */
function guardMethods<T extends object>(target: T, names: readonly (keyof T)[], attempt: Attempt): T {
  const functions = names.flatMap((name) => {
    const work = target[name];
    if (typeof work !== 'function') return [];
    const value = (...args: unknown[]) => attempt(() => work.apply(target, args));
    return [[name, { value, enumerable: true }]];
  });
  return Object.create(target, Object.fromEntries(functions));
}

/**
 * Whether a task had to stop during a call of a puzzle type, which is no fault of the type. Compares names, as the
 * package may have its own copy of the core.
 */
const isUndecided = (error: unknown): boolean => error instanceof Error && error.name === 'Undecided';

function runGuarded<T>(type: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof PuzzleError || isUndecided(error) ? error : new PuzzleTypeError(type, error);
  }
}
