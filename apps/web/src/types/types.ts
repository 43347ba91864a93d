import { installed } from 'virtual:puzzle-types';
import {
  type AnyPuzzle,
  type Claim,
  findType,
  PuzzleError,
  type ReadPuzzle,
  type RecogniseOptions,
  readPuzzle,
} from '@gridproof/core';

/** Metadata of the puzzle types of the page. */
export const TYPES = installed;

/** Boards that types claim in texts without a type name. */
export const CLAIMS: readonly Claim[] = installed.flatMap(({ id, claims }) =>
  claims ? { type: id, ...claims } : [],
);

/**
 * Loads a puzzle type by its id.
 * @throws PuzzleError if the page has no such type.
 */
export async function typeOf(id: string): Promise<AnyPuzzle> {
  const one = installed.find((type) => type.id === id);
  if (!one) throw new PuzzleError('unknown-type', `'${id.slice(0, 40)}' is not a puzzle type of this page`);
  return (await one.load()).default;
}

/** Loads all types. */
export async function allTypes(): Promise<readonly AnyPuzzle[]> {
  const all = await Promise.all(installed.map(({ load }) => load()));
  return all.map((one) => one.default);
}

/** Loads the types that a text of several lines may have. A title on its first line names the type. */
export async function typesOf(text: string): Promise<readonly AnyPuzzle[]> {
  const [, name] = /^\s*([a-z][a-z -]*[a-z])\s*(?::[^\S\n]*)?\r?\n/i.exec(text) ?? [];
  const named = name === undefined ? undefined : findType(name, installed as never);
  return named ? [await typeOf(named.id)] : allTypes();
}

/**
 * Reads a puzzle in any format. A text that starts with the name of its type loads no other type.
 * @throws PuzzleError if it is not a puzzle.
 */
export async function recognise(text: string, options: RecogniseOptions = {}): Promise<ReadPuzzle> {
  const [, name] = /^\s*([a-z][a-z -]*[a-z])\s*(?::|\r?\n)/i.exec(text) ?? [];
  const named = name === undefined ? undefined : findType(name, installed as never);
  if (named) return readPuzzle(text, [await typeOf(named.id)], options);
  return readPuzzle(text, await allTypes(), { claims: CLAIMS, ...options });
}
