import { PuzzleError, type TextPosition } from './error.js';
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
  const clean = cleaned(text);
  const { name, body, before } = split(clean);
  const named = name === undefined ? undefined : findType(name, types);
  const wanted = options.as === undefined ? undefined : typeNamed(options.as, types);
  if (named && wanted && named !== wanted)
    throw new PuzzleError('other-genre', `this is a ${named.id}, but it was to be read as a ${wanted.id}`);
  if (named) return moved({ column: before }, () => readAs(named, body, options));
  if (wanted) return readAs(wanted, clean, options);
  if (name !== undefined) throw unknownType(name, types);
  const stripped = clean.trim();
  for (const type of types)
    for (const [format, codec] of formatsOf(type))
      if (codec.tells?.(stripped)) return { type, format, puzzle: codec.read(stripped, options) };
  const address = URL_GENRE.exec(clean);
  if (address) throw unknownType(address[1]!, types);
  throw new PuzzleError(
    'genre-untold',
    `cannot tell which kind of puzzle this is; name it on the first line or say it with --as (installed: ${ids(types)})`,
  );
}

/** Reads an answer to a puzzle; the genre's name may stand on its first line. Throws `PuzzleError`. */
export function readAnswer(text: string, type: AnyPuzzle, puzzle: unknown): unknown {
  const clean = cleaned(text, 'an answer');
  const { name, body } = split(clean);
  return type.readAnswer(name !== undefined && findType(name, [type]) ? body : clean, puzzle);
}

/** One puzzle of a text that holds several, one a line. */
export interface Entry {
  readonly text: string;
  /** Its line, from 1. */
  readonly line: number;
}

/**
 * The puzzles of a text that holds one on each line (`#` begins a comment), in formats that fit on a line; undefined
 * for a text that is one puzzle. The genre's name may stand on the first line.
 */
export function splitBatch(
  text: string,
  types: readonly AnyPuzzle[],
  { as }: RecogniseOptions = {},
): { readonly entries: readonly Entry[]; readonly as: string | undefined } | undefined {
  const all = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line, at): Entry => ({ text: line.trim(), line: at + 1 }))
    .filter((entry) => entry.text !== '' && !entry.text.startsWith('#'));
  const titled = all[0] && findType(all[0].text, types);
  const type = titled ?? (as === undefined ? undefined : findType(as, types));
  const entries = titled ? all.slice(1) : all;
  const own = type ? formatsOf(type).filter(([, codec]) => codec.oneLine) : [];
  const whole = (line: string) =>
    PREFIXED.test(line) ||
    own.some(([, codec]) => codec.accepts(line)) ||
    types.some((each) => formatsOf(each).some(([, codec]) => codec.tells?.(line)));
  if (entries.length < 2 || !entries.every((entry) => whole(entry.text))) return undefined;
  return { entries, as: type?.id };
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

function cleaned(text: string, expected = 'a puzzle'): string {
  const clean = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (clean.trim() === '') throw new PuzzleError('empty', `the input is empty, expected ${expected}`);
  const control = clean.search(CONTROL);
  if (control >= 0) throw notText(clean, control, expected);
  return clean;
}

/** `genre:ID` on one line; nothing before the colon but a name. */
const PREFIXED = /^(\s*([A-Za-z][\w -]*?):)(?=[^\s/])\S+\s*$/;
/** A first line that is a name; comments may stand above it. */
const TITLE = /^(?:[^\S\n]*(?:#.*)?\n)*[^\S\n]*([A-Za-z][A-Za-z -]*[A-Za-z])[^\S\n]*(?:\n|$)/;
const URL_GENRE = /^\s*(?:https?:\/\/)?[\w.-]+\.[a-z]{2,}\/[^?\s]*\?(?:type=\w+&)?([A-Za-z][\w-]*)\/\S*\s*$/;

/** The name that a text gives itself, if it does, and the rest: its lines where they were, less some columns. */
function split(text: string): { name?: string; body: string; before: number } {
  if (text.trimStart().startsWith('{')) {
    // A text that is not quite JSON still may tell its genre; its codec then says what is wrong.
    const name = /"puzzle"\s*:\s*"([^"\\]*)"/.exec(text)?.[1];
    return { ...(name === undefined ? {} : { name }), body: text, before: 0 };
  }
  const prefixed = PREFIXED.exec(text);
  if (prefixed)
    return { name: prefixed[2]!, body: text.slice(prefixed[1]!.length), before: prefixed[1]!.length };
  const title = TITLE.exec(text);
  if (!title) return { body: text, before: 0 };
  const lines = title[0].split('\n').length - 1;
  return { name: title[1]!, body: '\n'.repeat(lines) + text.slice(title[0].length), before: 0 };
}

function readAs(type: AnyPuzzle, text: string, options: ReadOptions): ReadPuzzle {
  const stripped = text.trim();
  const before = text.length - text.trimStart().length;
  const lines = text.slice(0, before).split('\n').length - 1;
  for (const [format, codec] of formatsOf(type))
    if (codec.accepts(stripped))
      return moved(lines ? { line: lines } : { column: before }, () => ({
        type,
        format,
        puzzle: codec.read(stripped, options),
      }));
  if (URL_GENRE.test(text))
    throw new PuzzleError('unknown-address', `no format of ${type.id} reads this address`);
  return { type, format: 'text', puzzle: type.parse(text) };
}

/** Moves the place of a fault by what stood in front of the part that was read. */
function moved<T>({ line = 0, column = 0 }: TextPosition, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof PuzzleError) || (line === 0 && column === 0)) throw error;
    const first = (error.line ?? 1) === 1;
    throw new PuzzleError(error.code, error.message, {
      line: error.line === undefined && line === 0 ? undefined : (error.line ?? 1) + line,
      column: error.column === undefined ? undefined : error.column + (first ? column : 0),
    });
  }
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

function unknownType(name: string, types: readonly AnyPuzzle[]): PuzzleError {
  const shown = name.length > 40 ? `${name.slice(0, 40)}…` : name;
  return new PuzzleError(
    'unknown-genre',
    `'${shown}' is not a kind of puzzle known here (installed: ${ids(types)})`,
  );
}

function notText(text: string, at: number, expected: string): PuzzleError {
  const before = text.slice(0, at).split('\n');
  return new PuzzleError('not-text', `this is not text, expected ${expected}`, {
    line: before.length,
    column: before.at(-1)!.length + 1,
  });
}
