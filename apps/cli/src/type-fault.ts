import { type AnyPuzzle, formatsOf, PuzzleError } from '@gridproof/core';
import { EXIT, UsageError } from './exit.js';

/** A puzzle type fell over: a fault of its package, not of the puzzle that it was given. */
export class TypeFault extends UsageError {
  constructor(
    /** The id of the puzzle type. */
    readonly kind: string,
    error: unknown,
  ) {
    super(`the puzzle type '${kind}' fell over: ${error}`, { cause: error });
  }

  get sentence(): string {
    return this.message;
  }
}

/** Why there is no result for a text. */
export type Fault = PuzzleError | TypeFault;

export const isFault = (error: unknown): error is Fault =>
  error instanceof PuzzleError || error instanceof TypeFault;

/** What a fault comes to. A puzzle that its type falls over is not known to be wrong. */
export const statusOf = (fault: Fault): 'wrong input' | 'unknown' =>
  fault instanceof TypeFault ? 'unknown' : 'wrong input';

export const exitOfFault = (fault: Fault): number => (fault instanceof TypeFault ? EXIT.unknown : EXIT.wrong);

/** The same puzzle type; where it throws something else than `PuzzleError`, `TypeFault` tells which type it was. */
export function answerable(type: AnyPuzzle): AnyPuzzle {
  const formats = Object.entries(formatsOf(type)).map(([name, codec]) => [
    name,
    guarded(codec, ['accepts', 'tells', 'read', 'write'], type.id),
  ]);
  const whole = guarded(
    type,
    ['parse', 'print', 'encode', 'decode', 'draw', 'printAnswer', 'readAnswer'],
    type.id,
  );
  return Object.create(whole, {
    formats: { value: Object.fromEntries(formats), enumerable: true },
    // It may be a generator, which falls over only when it is read.
    verify: {
      value: (...args: [unknown, unknown]) => attempt(type.id, () => [...type.verify(...args)]),
      enumerable: true,
    },
  });
}

/** Changes nothing of what is wrapped: a package may have frozen it. */
function guarded<T extends object>(whole: T, names: readonly (keyof T)[], kind: string): T {
  const functions = names.flatMap((name) => {
    const work = whole[name];
    if (typeof work !== 'function') return [];
    const value = (...args: unknown[]) => attempt(kind, () => work.apply(whole, args));
    return [[name, { value, enumerable: true }]];
  });
  return Object.create(whole, Object.fromEntries(functions));
}

function attempt<T>(kind: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof PuzzleError ? error : new TypeFault(kind, error);
  }
}
