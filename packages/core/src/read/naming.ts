import type { AnyPuzzle } from '../puzzle.js';
import { PuzzleError } from './error.js';

/** What a kind of puzzle is called. */
export type Names = Pick<AnyPuzzle, 'id' | 'title' | 'aliases'>;

/** Finds a puzzle type by its id, title or alias, whatever the case. */
export function findType<T extends Names>(name: string, types: readonly T[]): T | undefined {
  const wanted = plain(name);
  return types.find(({ id, title, aliases = [] }) =>
    [id, title, ...aliases].some((one) => plain(one) === wanted),
  );
}

/** As `findType`; throws `PuzzleError` with the names there are. */
export function typeNamed(name: string, types: readonly AnyPuzzle[]): AnyPuzzle {
  const found = findType(name, types);
  if (!found) throw unknownType(name, types);
  return found;
}

/** That no type has this name, with the names there are. */
export function unknownType(name: string, types: readonly AnyPuzzle[]): PuzzleError {
  return new PuzzleError(
    'unknown-genre',
    `'${name}' is not a kind of puzzle known here (${installed(types)})`,
    { genre: name },
  );
}

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/g, '-');

/** The types there are, for a sentence. */
export const installed = (types: readonly AnyPuzzle[]): string =>
  `installed: ${types.map(({ id }) => id).join(', ') || 'none'}`;

/** `genre:ID`, or a board in one line; nothing before the colon but a name. */
const PREFIX = /^([A-Za-z][\w -]*?):(?!\/\/)[^\S\n]*(?=\S[^\n]*$|$)/;
const TITLE = /^([A-Za-z][A-Za-z -]*[A-Za-z])[^\S\n]*(?:\n|$)/;

/** The name that a text gives itself in front or on its first line, and where the rest begins. */
export function nameOf(text: string): { readonly name: string; readonly end: number } | undefined {
  if (text.startsWith('{')) {
    // A text that is not quite JSON still may tell its genre; its codec then says what is wrong.
    const name = /"puzzle"\s*:\s*"([^"\\]*)"/.exec(text)?.[1];
    return name === undefined ? undefined : { name, end: 0 };
  }
  const found = PREFIX.exec(text) ?? TITLE.exec(text);
  return found ? { name: found[1]!, end: found[0].length } : undefined;
}

/** Whether a line has a name in front: `genre:ID`. */
export const hasPrefix = (line: string): boolean => PREFIX.test(line);

/** The genre that an address names, whatever the site. */
export function genreOfAddress(text: string): string | undefined {
  const found = /^(?:https?:\/\/)?[\w.-]+\.[a-z]{2,}\/[^?\s]*\?(?:type=\w+&)?([A-Za-z][\w-]*)\/\S*$/.exec(
    text,
  );
  return found?.[1]?.replace(/_(?:edit|play)$/, '');
}
