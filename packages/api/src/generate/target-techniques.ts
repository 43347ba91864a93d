import type { TargetTechniques } from '@gridproof/core';

/** Returns the target techniques of a request; undefined if it names none. */
export const targetTechniques = (
  needs: readonly string[] = [],
  atMost?: string,
): TargetTechniques | undefined => (needs.length > 0 || atMost !== undefined ? { needs, atMost } : undefined);
