import type { Result } from './result.js';

/** The results of each case together, in the order of the cases. */
export function byCase(results: readonly Result[]): readonly (readonly Result[])[] {
  const cases = new Map<string, Result[]>();
  for (const result of results) {
    cases.set(result.text, [...(cases.get(result.text) ?? []), result]);
  }
  return [...cases.values()];
}

/** The puzzle types, in the order in which they first stand there. */
export const typesOf = (results: readonly Result[]): readonly string[] => [
  ...new Set(results.map(({ type }) => type)),
];
