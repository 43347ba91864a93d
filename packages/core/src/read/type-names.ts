import type { AnyPuzzle } from '../puzzle.js';
import { PuzzleError } from './error.js';
import { linkedGame } from './site-links.js';

/** Names of a puzzle type. */
export type TypeNames = Pick<AnyPuzzle, 'id' | 'title' | 'aliases'>;

/** Finds a puzzle type by its id, title or alias, ignoring case. */
export function findType<T extends TypeNames>(name: string, types: readonly T[]): T | undefined {
  // Fast path for the usual spelling, because a batch looks up each puzzle.
  const exact = types.find(({ id }) => id === name);
  if (exact) return exact;
  const wanted = normalizeName(name);
  return types.find(({ id, title, aliases = [] }) =>
    [id, title, ...aliases].some((one) => normalizeName(one) === wanted),
  );
}

/**
 * Finds a puzzle type by its name.
 * @throws {PuzzleError} with the known names if there is none
 */
export function typeNamed(name: string, types: readonly AnyPuzzle[]): AnyPuzzle {
  const type = findType(name, types);
  if (!type) throw unknownType(name, types);
  return type;
}

/** Error for an unknown name, with the known names. */
export function unknownType(name: string, types: readonly AnyPuzzle[]): PuzzleError {
  return new PuzzleError(
    'unknown-type',
    `'${name}' is not a puzzle type known here (${listInstalled(types)})`,
    {
      named: name,
    },
  );
}

export const normalizeName = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/g, '-');

/** Maximum number of names in a sentence. */
const MAX_NAMES = 12;

/** Lists the known types in a sentence. */
export const listInstalled = (types: readonly AnyPuzzle[]): string =>
  types.length > MAX_NAMES
    ? `installed: ${types.length} puzzle types`
    : `installed: ${types.map(({ id }) => id).join(', ') || 'none'}`;

/** `type:ID`, or a board on one line; only a name before the colon. */
const PREFIX = /^([A-Za-z][\w -]*?):(?!\/\/)[^\S\n]*(?=\S[^\n]*$|$)/;
const TITLE = /^([A-Za-z][A-Za-z -]*[A-Za-z])[^\S\n]*(?:(:)[^\S\n]*)?(?:\n|$)/;

/** The name at the start of a text. */
export interface OwnName {
  readonly name: string;
  /** End of the name, where the rest begins. */
  readonly end: number;
  /** It may be no type name but a row of letters, or a heading of a map. */
  readonly doubtful?: boolean;
}

/** Finds the name at the start of a text, on its first line, or in a link. */
export function declaredName(text: string): OwnName | undefined {
  if (text.startsWith('{')) {
    // Invalid JSON may still name its puzzle type; the codec of the type then reports the error.
    const name = /"puzzle"\s*:\s*"([^"\\]*)"/.exec(text)?.[1];
    return name === undefined ? undefined : { name, end: 0 };
  }
  const prefix = PREFIX.exec(text);
  if (prefix) return { name: prefix[1]!, end: prefix[0].length };
  const title = TITLE.exec(text);
  if (!title) return linkedGame(text);
  const [{ length: end }, name, colon] = title as unknown as [string, string, string?];
  return { name, end, doubtful: colon !== undefined || isRowOf(text, name) };
}

/** Returns whether the first line is as long as all others and may therefore be a row of a board. */
function isRowOf(text: string, first: string): boolean {
  const lines = text.split('\n');
  return lines.length > 1 && lines.every((line) => line.trim().length === first.length);
}

/** Returns whether a line starts with a name, or is a link that names a game: `type:ID`. */
export const hasPrefix = (line: string): boolean => PREFIX.test(line) || linkedGame(line) !== undefined;

/** Finds the puzzle type in an address of any site, or in a file that such a site saved. */
export function typeInAddress(text: string): string | undefined {
  const saved = /^pzprv3(?:\.\d+)?[^\S\n]*[\n/]\s*([A-Za-z][\w-]*)/.exec(text);
  if (saved) return saved[1]!;
  const match = /^(?:https?:\/\/)?[\w.-]+\.[a-z]{2,}\/[^?\s]*\?(?:type=\w+&)?([A-Za-z][\w-]*)\/\S*$/.exec(
    text,
  );
  return match?.[1]?.replace(/_(?:edit|play)$/, '');
}
