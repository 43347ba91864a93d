import type { Result } from './result.js';

/** Groups the results by case, in the order of the cases. */
export function byCase(results: readonly Result[]): readonly (readonly Result[])[] {
  const cases = new Map<string, Result[]>();
  for (const result of results) {
    cases.set(result.text, [...(cases.get(result.text) ?? []), result]);
  }
  return [...cases.values()];
}

/** Returns the puzzle types in the order of their first result. */
export const typesOf = (results: readonly Result[]): readonly string[] => [
  ...new Set(results.map(({ type }) => type)),
];
