import { readdirSync } from 'node:fs';
import { type AnyPuzzle, readPuzzle } from '@gridproof/core';

const folder = new URL('../../puzzles/', import.meta.url);

/** The names of all puzzle packages of the repository. */
export const TYPE_NAMES: readonly string[] = readdirSync(folder);

/** Loads the puzzle type of a package. */
export async function loadType(name: string): Promise<AnyPuzzle> {
  const { default: type } = await import(`@gridproof/${name}`);
  return type;
}

/** Returns the puzzles of the examples of a type. */
export const examplesOf = (type: AnyPuzzle): readonly unknown[] =>
  type.examples.map(({ puzzle }) => readPuzzle(puzzle, [type], { as: type.id }).puzzle);
