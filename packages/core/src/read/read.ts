import { type AnyPuzzle, formatsOf, type Puzzle, type ReadOptions } from '../puzzle.js';
import { PuzzleError, positionIn } from './error.js';
import { findType, genreOfAddress, installed, nameOf, typeNamed, unknownType } from './naming.js';

/** A puzzle as it was recognised: its type, the format it was written in (`text` for a board) and itself. */
export interface ReadPuzzle {
  readonly type: AnyPuzzle;
  readonly format: string;
  readonly puzzle: unknown;
}

/** What the player says beside a text of any kind. */
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
  const whole = contentOf(text, 'a puzzle');
  const told = nameOf(whole.text);
  const named = told && findType(told.name, types);
  const wanted = options.as === undefined ? undefined : typeNamed(options.as, types);
  if (named && wanted && named !== wanted)
    throw new PuzzleError(
      'other-genre',
      `this is a puzzle of the kind ${named.title}, but it was to be read as ${wanted.title}`,
    );
  if (named) {
    const body = whole.from(told.end);
    if (body.text === '')
      throw new PuzzleError('empty', `found the name '${told.name}' and nothing more, expected a puzzle`);
    return readAs(named, body, options);
  }
  if (wanted) return readAs(wanted, whole, options);
  if (told) throw unknownType(told.name, types);
  const looks = typeByLook(whole.text, types);
  if (looks) return readAs(looks, whole, options);
  throw untold(whole.text, types);
}

/** The type that a line tells by the name in front of it, or by its look; undefined where nothing tells it. */
export function typeTold(line: string, types: readonly AnyPuzzle[]): AnyPuzzle | undefined {
  const told = nameOf(line);
  return told ? findType(told.name, types) : typeByLook(line, types);
}

const typeByLook = (text: string, types: readonly AnyPuzzle[]): AnyPuzzle | undefined =>
  types.find((type) => Object.values(formatsOf(type)).some((codec) => codec.tells?.(text)));

/** Reads a puzzle of one kind, in any of its formats. Throws `PuzzleError`. */
export function read<P>(type: Puzzle<any, P, any, any>, text: string, options: ReadOptions = {}): P {
  return readPuzzle(text, [type], { ...options, as: type.id }).puzzle as P;
}

/** Reads an answer to a puzzle; the genre's name may stand on its first line. Throws `PuzzleError`. */
export function readAnswer(text: string, type: AnyPuzzle, puzzle: unknown): unknown {
  const whole = contentOf(text, 'an answer', BEFORE_ANSWER);
  const told = nameOf(whole.text);
  const body = told && findType(told.name, [type]) ? whole.from(told.end) : whole;
  return body.read((answer) => type.readAnswer(answer, puzzle));
}

function readAs(type: AnyPuzzle, body: Content, options: ReadOptions): ReadPuzzle {
  for (const [format, codec] of Object.entries(formatsOf(type)))
    if (codec.accepts(body.text))
      return { type, format, puzzle: body.read((text) => codec.read(text, options)) };
  if (genreOfAddress(body.text) !== undefined) throw notAnAddressOf(type);
  return { type, format: 'text', puzzle: body.read((text) => type.parse(text)) };
}

function untold(text: string, types: readonly AnyPuzzle[]): PuzzleError {
  const genre = genreOfAddress(text);
  const type = genre === undefined ? undefined : findType(genre, types);
  if (type) return notAnAddressOf(type);
  if (genre !== undefined) return unknownType(genre, types);
  const inFront = types[0] ? `, or in front as in ${types[0].id}:…,` : '';
  const how = text.startsWith('{') ? 'add "puzzle": "…"' : `name it on the first line${inFront}`;
  return new PuzzleError(
    'genre-untold',
    `cannot tell which kind of puzzle this is; ${how} or say it with --as (${installed(types)})`,
  );
}

const notAnAddressOf = (type: AnyPuzzle): PuzzleError =>
  new PuzzleError('unknown-address', `no format of ${type.title} reads this address`);

/** Control characters do not stand in a text, blanks and line ends apart. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uFFFD]/;

function contentOf(text: string, expected: string, front = FRONT): Content {
  const clean = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const control = clean.search(CONTROL);
  const content = new Content(clean, 0, front);
  if (control >= 0)
    throw new PuzzleError('not-text', `this is not text, expected ${expected}`, positionIn(clean, control));
  if (content.text === '') throw new PuzzleError('empty', `the input is empty, expected ${expected}`);
  return content;
}

/** Comments, empty lines and blanks in front of what matters. */
const FRONT = /(?:[^\S\n]*#[^\n]*(?:\n|$)|[^\S\n]*\n)*[^\S\n]*/y;

/** The same in front of an answer, where `#` may be the sign of a cell: a comment has a letter in it. */
const BEFORE_ANSWER = /(?:[^\S\n]*#[^\n]*\p{L}[^\n]*(?:\n|$)|[^\S\n]*\n)*[^\S\n]*/uy;

/** What a text holds from somewhere on; it knows where that stands, for the places of faults. */
class Content {
  readonly text: string;
  readonly #start: number;

  constructor(
    readonly source: string,
    from: number,
    readonly front: RegExp,
  ) {
    front.lastIndex = from;
    this.#start = from + front.exec(source)![0].length;
    this.text = source.slice(this.#start).trimEnd();
  }

  /** What follows its first characters. */
  from(end: number): Content {
    return new Content(this.source, this.#start + end, this.front);
  }

  /** Reads it; the place of a fault is told as it is in the source. */
  read<T>(reader: (text: string) => T): T {
    try {
      return reader(this.text);
    } catch (error) {
      if (!(error instanceof PuzzleError) || this.#start === 0) throw error;
      const { code, message, line, column } = error;
      const start = positionIn(this.source, this.#start);
      const [above, before] = [start.line - 1, start.column - 1];
      // A format on one line tells columns only: its line is worth telling where it is not the first.
      const told = line ?? (column !== undefined && above > 0 ? 1 : undefined);
      throw new PuzzleError(code, message, {
        line: told === undefined ? undefined : told + above,
        column: column === undefined ? undefined : column + ((line ?? 1) === 1 ? before : 0),
      });
    }
  }
}
