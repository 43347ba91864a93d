import type { AnyPuzzle } from '../puzzle.js';
import { PuzzleError } from './error.js';
import { linkedGame } from './site-links.js';

/** What a puzzle type is called. */
export type Names = Pick<AnyPuzzle, 'id' | 'title' | 'aliases'>;

/** Finds a puzzle type by its id, title or alias, whatever the case. */
export function findType<T extends Names>(name: string, types: readonly T[]): T | undefined {
  // As nearly all names are written, and a batch asks for each puzzle.
  const exact = types.find(({ id }) => id === name);
  if (exact) return exact;
  const wanted = normalizeName(name);
  return types.find(({ id, title, aliases = [] }) =>
    [id, title, ...aliases].some((one) => normalizeName(one) === wanted),
  );
}

/** As `findType`; throws `PuzzleError` with the known names. */
export function typeNamed(name: string, types: readonly AnyPuzzle[]): AnyPuzzle {
  const found = findType(name, types);
  if (!found) throw unknownType(name, types);
  return found;
}

/** That no type has this name, with the known names. */
export function unknownType(name: string, types: readonly AnyPuzzle[]): PuzzleError {
  return new PuzzleError('unknown-type', `'${name}' is not a puzzle type known here (${installed(types)})`, {
    named: name,
  });
}

export const normalizeName = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/g, '-');

/** More names than these are no sentence any more. */
const MOST_NAMES = 12;

/** The known types, for a sentence. */
export const installed = (types: readonly AnyPuzzle[]): string =>
  types.length > MOST_NAMES
    ? `installed: ${types.length} puzzle types`
    : `installed: ${types.map(({ id }) => id).join(', ') || 'none'}`;

/** `type:ID`, or a board in one line; nothing before the colon but a name. */
const PREFIX = /^([A-Za-z][\w -]*?):(?!\/\/)[^\S\n]*(?=\S[^\n]*$|$)/;
const TITLE = /^([A-Za-z][A-Za-z -]*[A-Za-z])[^\S\n]*(?:(:)[^\S\n]*)?(?:\n|$)/;

/** The name that a text gives itself. */
export interface OwnName {
  readonly name: string;
  /** Where the rest begins. */
  readonly end: number;
  /** It may be something else than the name of a puzzle type: a row of letters, or what stands over a map. */
  readonly doubtful?: boolean;
}

/** The name that a text gives itself in front, on its first line, or in a link. */
export function declaredName(text: string): OwnName | undefined {
  if (text.startsWith('{')) {
    // A text that is not quite JSON may still name its puzzle type; its codec then says what is wrong.
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

/** Whether a first line is as long as all others: a row of their board, perhaps. */
function isRowOf(text: string, first: string): boolean {
  const lines = text.split('\n');
  return lines.length > 1 && lines.every((line) => line.trim().length === first.length);
}

/** Whether a line has a name in front, or is a link that names a game: `type:ID`. */
export const hasPrefix = (line: string): boolean => PREFIX.test(line) || linkedGame(line) !== undefined;

/** The puzzle type that an address names, whatever the site, or a file that such a site saved. */
export function typeInAddress(text: string): string | undefined {
  const saved = /^pzprv3(?:\.\d+)?[^\S\n]*[\n/]\s*([A-Za-z][\w-]*)/.exec(text);
  if (saved) return saved[1]!;
  const found = /^(?:https?:\/\/)?[\w.-]+\.[a-z]{2,}\/[^?\s]*\?(?:type=\w+&)?([A-Za-z][\w-]*)\/\S*$/.exec(
    text,
  );
  return found?.[1]?.replace(/_(?:edit|play)$/, '');
}
