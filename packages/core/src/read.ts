import { PuzzleError } from './error.js';
import type { AnyPuzzle, Codec, ReadOptions } from './puzzle.js';

/** A puzzle as it was recognised: its type, the format it was written in (`text` for a board) and itself. */
export interface ReadPuzzle {
  readonly type: AnyPuzzle;
  readonly format: string;
  readonly puzzle: unknown;
}

export interface RecogniseOptions extends ReadOptions {
  /** The puzzle type's name or alias, for texts that do not tell it. */
  readonly as?: string | undefined;
}

/**
 * Recognises and reads a puzzle in any format of the given types: a URL that names its genre, `genre:ID`, JSON with
 * `"puzzle"`, a text whose first line is the genre's name, or any text together with `as`. Throws `PuzzleError`.
 */
export function readPuzzle(
  text: string,
  types: readonly AnyPuzzle[],
  options: RecogniseOptions = {},
): ReadPuzzle {
  const clean = text.replace(/^\uFEFF/, '');
  if (clean.trim() === '') throw new PuzzleError('empty', 'the input is empty, expected a puzzle');
  const control = clean.search(CONTROL);
  if (control >= 0) throw notText(clean, control);
  const { name, body } = split(clean);
  const named = name === undefined ? undefined : findType(name, types);
  const wanted = options.as === undefined ? undefined : typeNamed(options.as, types);
  if (named && wanted && named !== wanted)
    throw new PuzzleError('other-genre', `this is a ${named.id}, but it was to be read as a ${wanted.id}`);
  const type = wanted ?? named;
  if (type) return readAs(type, named ? body : clean, options);
  if (name !== undefined) throw unknownType(name, types);
  for (const telling of types)
    for (const [format, codec] of formatsOf(telling))
      if (codec.telling && codec.accepts(clean))
        return { type: telling, format, puzzle: codec.read(clean, options) };
  throw new PuzzleError(
    'genre-untold',
    `cannot tell which kind of puzzle this is; say so with --as (installed: ${ids(types)})`,
  );
}

/** Finds a puzzle type by its id, title or alias, whatever the case; throws `PuzzleError` with the names there are. */
export function typeNamed(name: string, types: readonly AnyPuzzle[]): AnyPuzzle {
  const found = findType(name, types);
  if (!found) throw unknownType(name, types);
  return found;
}

/** Control characters do not stand in a text, blanks and line ends apart. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F\uFFFD]/;

/** `genre:ID` on one line; nothing before the colon but a name. */
const PREFIXED = /^\s*([A-Za-z][\w -]*?):(?=[^\s/])(\S+)\s*$/;

/** The name that a text gives itself, if it does, and the rest, its lines where they were. */
function split(text: string): { name?: string; body: string } {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) {
    const name = jsonName(trimmed);
    return name === undefined ? { body: text } : { name, body: text };
  }
  const prefixed = PREFIXED.exec(text);
  if (prefixed) return { name: prefixed[1]!, body: prefixed[2]! };
  const title = /^(?:[^\S\n]*(?:#.*)?\n)*[^\S\n]*([A-Za-z][A-Za-z -]*[A-Za-z])[^\S\n]*(?:\n|$)/.exec(text);
  if (!title) return { body: text };
  const lines = title[0].split('\n').length - 1;
  return { name: title[1]!, body: '\n'.repeat(lines) + text.slice(title[0].length) };
}

/** A text that is not quite JSON still may tell its genre; its codec then says what is wrong. */
function jsonName(text: string): string | undefined {
  return /"puzzle"\s*:\s*"([^"\\]*)"/.exec(text)?.[1];
}

function readAs(type: AnyPuzzle, text: string, options: ReadOptions): ReadPuzzle {
  const stripped = text.trim();
  for (const [format, codec] of formatsOf(type))
    if (codec.accepts(stripped)) return { type, format, puzzle: codec.read(stripped, options) };
  return { type, format: 'text', puzzle: type.parse(text) };
}

const formatsOf = (type: AnyPuzzle) => Object.entries<Codec<unknown>>(type.formats ?? {});

const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]+/g, '-');

function findType(name: string, types: readonly AnyPuzzle[]): AnyPuzzle | undefined {
  const wanted = plain(name);
  return types.find(({ id, title, aliases = [] }) =>
    [id, title, ...aliases].some((one) => plain(one) === wanted),
  );
}

const ids = (types: readonly AnyPuzzle[]): string => types.map(({ id }) => id).join(', ') || 'none';

const unknownType = (name: string, types: readonly AnyPuzzle[]): PuzzleError =>
  new PuzzleError('unknown-genre', `'${name}' is not a kind of puzzle known here (installed: ${ids(types)})`);

function notText(text: string, at: number): PuzzleError {
  const before = text.slice(0, at).split('\n');
  return new PuzzleError('not-text', 'this is not text, expected a puzzle', {
    line: before.length,
    column: before.at(-1)!.length + 1,
  });
}
