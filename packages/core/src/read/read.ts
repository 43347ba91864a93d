import type { Size } from '../board/board.js';
import { joinList } from '../board/join-list.js';
import { type AnyPuzzle, formatsOf, type Puzzle, type ReadOptions, sizeOf } from '../puzzle.js';
import { type Claim, isClaimed } from './claim.js';
import { BEFORE_ANSWER, type Content, contentOf } from './content.js';
import { PuzzleError } from './error.js';
import { noPuzzleAt, unescapedLink } from './site-links.js';
import { looksOf } from './type-looks.js';
import {
  declaredName,
  findType,
  listInstalled,
  type OwnName,
  typeInAddress,
  typeNamed,
  unknownType,
} from './type-names.js';

/** A recognised puzzle with its type and its format (`text` for a board). */
export interface ReadPuzzle {
  readonly type: AnyPuzzle;
  readonly format: string;
  readonly puzzle: unknown;
  /** The text is a board that this type claims, without its name. */
  readonly claimed?: true;
}

/** Options for a text in any format. */
export interface RecogniseOptions extends ReadOptions {
  /** Name or alias of the puzzle type, for texts that do not name it. */
  readonly as?: string | undefined;
  /** Boards that puzzle types claim, which need not name their type. */
  readonly claims?: readonly Claim[] | undefined;
  /** Skips the search for possible types of a text that names none, for one of very many texts. */
  readonly isOneOfMany?: boolean | undefined;
}

/** A text with a known puzzle type before it is read. */
export interface Recognised extends Pick<ReadPuzzle, 'type' | 'claimed'> {
  /**
   * Returns the format of the text without reading it.
   * @throws {PuzzleError} if no format accepts it
   */
  readonly format: () => string;
  /**
   * Reads the puzzle.
   * @throws {PuzzleError}
   */
  readonly read: () => ReadPuzzle;
}

/**
 * Recognises the puzzle type of a text in any format: a URL that names it, `type:ID`, JSON with `"puzzle"`, a text whose first line is the
 * type's name, a board that a type claims, or any text with `as`.
 * @throws {PuzzleError}
 */
export function recognise(
  text: string,
  types: readonly AnyPuzzle[],
  options: RecogniseOptions = {},
): Recognised {
  const whole = contentOf(text, 'a puzzle');
  const heading = declaredName(whole.text) ?? siteOf(whole, types);
  const named = heading && findType(heading.name, types);
  const wanted = options.as === undefined ? undefined : typeNamed(options.as, types);
  if (named && wanted && named !== wanted)
    throw new PuzzleError(
      'type-mismatch',
      `this is a puzzle of the type ${named.title}, but it was to be read as ${wanted.title}`,
    );
  const as = (type: AnyPuzzle, body = whole): Recognised => ({
    type,
    format: () => formatOf(type, body)[0],
    read: () => readAs(type, body, options),
  });
  if (named) {
    const body = whole.from(heading.end);
    if (body.text === '')
      throw new PuzzleError('empty', `found the name '${heading.name}' and nothing more, expected a puzzle`);
    return as(named, body);
  }
  if (wanted) return as(wanted);
  if (heading && !heading.doubtful) throw unknownType(heading.name, types);
  const looks = looksOf(types)(whole.text);
  if (looks) return as(looks);
  const claimants = types.filter(({ id }) =>
    options.claims?.some((claim) => claim.type === id && isClaimed(whole.text, claim)),
  );
  const [claimant, rival] = claimants;
  if (claimant && !rival)
    return {
      ...as(claimant),
      claimed: true,
      read: () => ({ ...readAs(claimant, whole, options), claimed: true }),
    };
  const readers = options.isOneOfMany ? [] : readersOf(whole, types, options);
  if (heading && readers.length === 0) throw unknownType(heading.name, types);
  throw ambiguousType(whole, types, readers, options);
}

/**
 * Recognises and reads a puzzle in any format of the given types.
 * @throws {PuzzleError}
 */
export const readPuzzle = (
  text: string,
  types: readonly AnyPuzzle[],
  options: RecogniseOptions = {},
): ReadPuzzle => recognise(text, types, options).read();

/**
 * Returns the puzzle.
 * @throws {PuzzleError} if its board does not have the given size
 */
export function requireSize(read: ReadPuzzle, size: Size | undefined): ReadPuzzle {
  if (!size) return read;
  const { width, height } = sizeOf(read.type, read.puzzle);
  if (size.width !== width || size.height !== height)
    throw new PuzzleError(
      'size-mismatch',
      `the board is ${width}x${height}, expected ${size.width}x${size.height} as given`,
    );
  return read;
}

/** The type that a line names or whose format it matches; undefined if there is none. */
export function typeOfLine(line: string, types: readonly AnyPuzzle[]): AnyPuzzle | undefined {
  const heading = declaredName(unescapedLink(line));
  return heading ? findType(heading.name, types) : looksOf(types)(line);
}

/**
 * Reads a puzzle of one type, in any of its formats.
 * @throws {PuzzleError}
 */
export function read<P>(type: Puzzle<any, P, any, any>, text: string, options: ReadOptions = {}): P {
  return readPuzzle(text, [type], { ...options, as: type.id }).puzzle as P;
}

/**
 * Reads an answer to a puzzle; its first line may be the type's name.
 * @throws {PuzzleError}
 */
export function readAnswer(text: string, type: AnyPuzzle, puzzle: unknown): unknown {
  const whole = contentOf(text, 'an answer', BEFORE_ANSWER);
  const heading = declaredName(whole.text);
  const body = heading && findType(heading.name, [type]) ? whole.from(heading.end) : whole;
  return body.read((answer) => type.readAnswer(answer, puzzle));
}

/** The type in the name of a page's site. */
function siteOf({ page }: Content, types: readonly AnyPuzzle[]): OwnName | undefined {
  const site = page?.site;
  return site !== undefined && findType(site, types) ? { name: site, end: 0 } : undefined;
}

function readAs(type: AnyPuzzle, whole: Content, options: ReadOptions): ReadPuzzle {
  const [format, codec] = formatOf(type, whole);
  const { size = whole.page?.size } = options;
  const puzzle = (whole.task ?? whole).read((text) =>
    codec ? codec.read(text, { ...options, size }) : type.parse(text),
  );
  return { type, format, puzzle };
}

/** Returns the format of a text and its codec; a text board has no codec. */
function formatOf(type: AnyPuzzle, whole: Content) {
  const { text } = whole.task ?? whole;
  const format = Object.entries(formatsOf(type)).find(([, codec]) => codec.accepts(text));
  if (format) return format;
  if (typeInAddress(text) !== undefined) throw notAnAddressOf(type, text);
  const wrongAddress = noPuzzleAt(text);
  if (wrongAddress) throw wrongAddress;
  return ['text', undefined] as const;
}

/** Maximum length of a text that is tried as every type; 100x100 cells would take as long as dozens of puzzles. */
const MAX_TRIED_LENGTH = 10_000;

/** Returns the types that can read a text in one of their formats. A type that crashes on it does not count. */
function readersOf(whole: Content, types: readonly AnyPuzzle[], options: ReadOptions): readonly AnyPuzzle[] {
  if (whole.text.length > MAX_TRIED_LENGTH) return [];
  const { text } = whole.task ?? whole;
  return types.filter((type) => {
    try {
      const { format } = readAs(type, whole, options);
      // A single row of arbitrary signs might also be an id of another type.
      return format !== 'text' || /[\n/]/.test(text);
    } catch {
      return false;
    }
  });
}

function ambiguousType(
  { text, task, page }: Content,
  types: readonly AnyPuzzle[],
  readers: readonly AnyPuzzle[],
  { size = page?.size }: ReadOptions,
): PuzzleError {
  const named = typeInAddress(text);
  const type = named === undefined ? undefined : findType(named, types);
  if (type) return notAnAddressOf(type, text);
  if (named !== undefined) return unknownType(named, types);
  const astray = noPuzzleAt(text);
  if (astray) return astray;
  const [first = types[0]] = readers;
  const inFront = first && !task ? `, or in front as in ${first.id}:…,` : '';
  if (task && !size)
    return new PuzzleError(
      'ambiguous-type',
      'this task names neither its puzzle type nor its size; give both, with --as and --size',
    );
  const how = text.startsWith('{')
    ? 'add "puzzle": "…"'
    : `name it on ${task ? 'a line above' : 'the first line'}${inFront}`;
  const what =
    readers.length === 0
      ? 'cannot tell which puzzle type this is'
      : `this does not name its puzzle type and can be read as ${joinList(
          readers.map(({ id }) => id),
          'or',
        )}`;
  const others = readers.length === 0 ? ` (${listInstalled(types)})` : '';
  return new PuzzleError('ambiguous-type', `${what}; ${how} or say it with --as${others}`);
}

const notAnAddressOf = (type: AnyPuzzle, text: string): PuzzleError => {
  const what = /\s|^pzprv3/.test(text) ? 'file' : 'address';
  return new PuzzleError('unknown-address', `no format of ${type.title} reads this ${what}`);
};
