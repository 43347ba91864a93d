import { type AnyPuzzle, PuzzleError, typeNamed } from '@gridproof/core';
import { UsageError, withInstallHint } from '@gridproof/plugins';

/**
 * Returns the installed puzzle type with this name.
 * @throws UsageError with advice if there is none.
 */
export function installedType(name: string, types: readonly AnyPuzzle[]): AnyPuzzle {
  return orUsage(types, () => typeNamed(name, types));
}

/** Runs code that recognises a puzzle type. Converts its errors to `UsageError` with the position and advice. */
export function orUsage<T>(types: readonly AnyPuzzle[], work: () => T, place?: string): T {
  try {
    return work();
  } catch (error) {
    throw asUsage(error, types, place);
  }
}

/** Converts the error of a puzzle as in `orUsage`; returns any other error unchanged. */
export function asUsage(error: unknown, types: readonly AnyPuzzle[], place?: string): unknown {
  const fault = withInstallHint(error, types, []);
  if (!(fault instanceof PuzzleError)) return fault;
  return new UsageError(place === undefined ? fault.sentence : `${place}: ${fault.sentence}`);
}
