import { type AnyPuzzle, PuzzleError, typeNamed } from '@gridproof/core';
import { UsageError, withInstallHint } from '@gridproof/plugins';

/** The installed puzzle type of this name; throws `UsageError` with what to do where there is none. */
export function installedType(name: string, types: readonly AnyPuzzle[]): AnyPuzzle {
  return orUsage(types, () => typeNamed(name, types));
}

/** Runs code that recognises a puzzle type; a fault becomes a message that says what to do, behind the place where it stands. */
export function orUsage<T>(types: readonly AnyPuzzle[], work: () => T, place?: string): T {
  try {
    return work();
  } catch (error) {
    throw asUsage(error, types, place);
  }
}

/** What is wrong with a puzzle, as `orUsage` says it; any other error as it is. */
export function asUsage(error: unknown, types: readonly AnyPuzzle[], place?: string): unknown {
  const fault = withInstallHint(error, types, []);
  if (!(fault instanceof PuzzleError)) return fault;
  return new UsageError(place === undefined ? fault.sentence : `${place}: ${fault.sentence}`);
}
