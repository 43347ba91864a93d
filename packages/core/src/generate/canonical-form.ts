import { TRANSFORMS } from '../board/transform.js';
import type { AnyPuzzle } from '../puzzle.js';

/**
 * A text that is equal for all puzzles that differ only by turning, mirroring and renaming: the lexicographically first text of all
 * transforms, with names assigned in reading order.
 */
export function canonicalForm(type: AnyPuzzle, puzzle: unknown): string {
  const transformer = type.described?.transformer;
  if (!transformer) return type.print(puzzle);
  let first: string | undefined;
  for (const transform of TRANSFORMS) {
    const transformed: unknown =
      transformer.transform(puzzle, transform)?.puzzle ?? (transform === TRANSFORMS[0] ? puzzle : undefined);
    if (transformed === undefined) continue;
    const { present: used, all } = transformer.names(transformed);
    const renamed: unknown = all.length
      ? (transformer.rename(transformed, new Map(used.map((name, nth) => [name, all[nth]])))?.puzzle ??
        transformed)
      : transformed;
    const text = type.print(renamed);
    if (first === undefined || text < first) first = text;
  }
  return first!;
}
