import { type Board, boardOf, type Codec, checkSize, PuzzleError, type Size } from '@gridproof/core';
import { Scanner } from '../text/scanner.js';

/** The sites that share this address format, without the scheme. */
const SITE =
  /^(?:https?:\/\/)?(?:www\.)?(?:puzz\.link|pzv\.jp|pzprxs\.vercel\.app|pzplus\.tck\.mn)\/p(?:\.html)?\?/i;

/** A split address of puzz.link or a similar site; the body is not parsed yet. */
export interface PuzzLink extends Size {
  /** The name of the puzzle type in the address. */
  readonly name: string;
  /** The segments between the name and the size: variants and flags. */
  readonly flags: readonly string[];
  readonly body: Scanner;
}

export const looksLikePuzzLink = (text: string): boolean => SITE.test(text);

/** Returns the text behind the `?` without the part behind a `#`, which some sites add. */
const queryOf = (text: string): string => {
  const query = text.replace(SITE, '');
  const at = query.indexOf('#');
  return at < 0 || /\s/.test(query.slice(at)) ? query : query.slice(0, at);
};

/** Returns the puzzle type that an address names; undefined for other texts. */
export function puzzLinkType(text: string): string | undefined {
  return /^(?:type=[a-z]+&)?([a-z0-9-]+?)(?:_edit|_play)?(?:\/|$)/i.exec(queryOf(text))?.[1]?.toLowerCase();
}

/**
 * Splits an address: `https://puzz.link/p?[type=editor&]name[_edit]/[flags/]W/H/body[/]`, width first. It may have any of the names; errors
 * expect the first one. Throws `PuzzleError`.
 */
export function readPuzzLink(text: string, names: readonly [string, ...string[]], parts = 1): PuzzLink {
  const query = queryOf(text);
  const typeName = puzzLinkType(text);
  const [name] = names;
  if (typeName === undefined || !names.includes(typeName))
    throw new PuzzleError(
      'type-mismatch',
      `this address holds ${typeName ? `a puzzle of the type '${typeName}'` : 'no puzzle'}, expected '${name}'`,
    );
  const segments = query.split('/');
  const first = segments.findIndex((segment, at) => at > 0 && /^\d+$/.test(segment));
  const [width, height] = first < 0 ? [] : segments.slice(first);
  if (width === undefined || height === undefined || !/^\d+$/.test(height))
    throw new PuzzleError('no-size', `this address has no size, expected ${name}/width/height/cells`);
  const before = SITE.exec(text)?.[0].length ?? 0;
  const startOf = (at: number) => before + segments.slice(0, at).join('/').length + 1;
  const cells = startOf(first + 2);
  const behind = segments.findIndex((segment, at) => at > first + 1 + parts && segment !== '');
  if (behind > 0)
    throw new PuzzleError(
      'too-long',
      `found '${segments[behind]}' behind the cells, expected the end of the address`,
      { column: startOf(behind) + 1 },
    );
  const size = { width: Number(width), height: Number(height) };
  checkSize(size, { column: startOf(first) + 1 });
  const body = segments
    .slice(first + 2, first + 2 + parts)
    .join('/')
    .replace(Number.isFinite(parts) ? /$/ : /\/$/, '');
  if (body === '')
    throw new PuzzleError(
      'too-short',
      `this address ends before its cells, expected ${name}/${width}/${height}/cells`,
    );
  return { name: typeName, flags: segments.slice(1, first), ...size, body: new Scanner(body, cells) };
}

export const writePuzzLink = (
  name: string,
  { width, height }: Size,
  body: string,
  flags: readonly string[] = [],
): string => `https://puzz.link/p?${[name, ...flags, width, height, body].join('/')}`;

/** The address format of a puzzle type. */
export interface PuzzLinkOptions<P> {
  /** The sites' name of the puzzle type. */
  readonly name: string;
  /** Alternative names for reading; addresses are written with `name`, unless `write` returns another. */
  readonly aliases?: readonly string[];
  /** The size in the example of the title: `10x10`. */
  readonly example: string;
  /** The number of parts behind the size; one by default, `Infinity` if unknown. Slashes separate several parts in the body. */
  readonly parts?: number;
  /** The possible flags before the size. */
  readonly flags?: readonly string[];
  /** Creates a puzzle from the body, the board, the name in the address and its flags. */
  readonly read: (body: Scanner, board: Board, name: string, flags: readonly string[]) => P;
  /** Inverse of `read`. */
  readonly write: (puzzle: P) => {
    readonly board: Size;
    readonly body: string;
    readonly name?: string;
    readonly flags?: readonly string[];
  };
}

/** Creates the codec of addresses; unknown variants are refused by name. */
export const puzzLinkCodec = <P>({
  name,
  aliases = [],
  parts,
  example,
  flags: known = [],
  read,
  write,
}: PuzzLinkOptions<P>): Codec<P> => ({
  title: `puzz.link and sites like it, https://puzz.link/p?${name}/${example.replace('x', '/')}/…`,
  oneLine: true,
  accepts: looksLikePuzzLink,
  identifiesType: (text) => looksLikePuzzLink(text) && [name, ...aliases].includes(puzzLinkType(text) ?? ''),
  read(text) {
    const { flags, body, name: typeName, ...size } = readPuzzLink(text, [name, ...aliases], parts);
    const unknown = flags.find((flag) => !known.includes(flag));
    if (unknown !== undefined)
      throw new PuzzleError(
        'unknown-variant',
        `this address asks for '${unknown}', a variant not known here`,
      );
    return read(body, boardOf(size), typeName, flags);
  },
  write(puzzle) {
    const { board, body, name: typeName = name, flags } = write(puzzle);
    if (body === '')
      throw new PuzzleError(
        'cannot-hold',
        `an address cannot hold a board of ${board.width}x${board.height}: it would end before its cells`,
      );
    return writePuzzLink(typeName, board, body, flags);
  },
});
