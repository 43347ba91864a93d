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

/** What is said of the puzzle types that the page has. */
export const TYPES = installed;

/** The boards that are taken for a type, where a text does not name one. */
export const CLAIMS: readonly Claim[] = installed.flatMap(({ id, claims }) =>
  claims ? { type: id, ...claims } : [],
);

/** A puzzle type, by its id. Throws `PuzzleError` where the page has none of that name. */
export async function typeOf(id: string): Promise<AnyPuzzle> {
  const one = installed.find((type) => type.id === id);
  if (!one) throw new PuzzleError('unknown-type', `'${id.slice(0, 40)}' is not a puzzle type of this page`);
  return (await one.load()).default;
}

/** Every type there is. */
async function allTypes(): Promise<readonly AnyPuzzle[]> {
  const all = await Promise.all(installed.map(({ load }) => load()));
  return all.map((one) => one.default);
}

/** The types that a text of several lines may be of: a title on its first line names its type. */
export async function typesOf(text: string): Promise<readonly AnyPuzzle[]> {
  const [, name] = /^\s*([a-z][a-z -]*[a-z])\s*(?::[^\S\n]*)?\r?\n/i.exec(text) ?? [];
  const named = name === undefined ? undefined : findType(name, installed as never);
  return named ? [await typeOf(named.id)] : allTypes();
}

/** Reads a puzzle in any format. A text that begins with the name of its type loads no other. Throws `PuzzleError`. */
export async function recognise(text: string, options: RecogniseOptions = {}): Promise<ReadPuzzle> {
  const [, name] = /^\s*([a-z][a-z -]*[a-z])\s*(?::|\r?\n)/i.exec(text) ?? [];
  const named = name === undefined ? undefined : findType(name, installed as never);
  if (named) return readPuzzle(text, [await typeOf(named.id)], options);
  return readPuzzle(text, await allTypes(), { claims: CLAIMS, ...options });
}
