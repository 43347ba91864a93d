import { type Board, boardOf, type Codec, checkSize, PuzzleError, type Size } from '@gridproof/core';
import { Scanner } from '../text/scanner.js';

/** The sites that share this form of address, the scheme left out. */
const SITE =
  /^(?:https?:\/\/)?(?:www\.)?(?:puzz\.link|pzv\.jp|pzprxs\.vercel\.app|pzplus\.tck\.mn)\/p(?:\.html)?\?/i;

/** An address of puzz.link or a site like it, taken apart; the body is not read yet. */
export interface PuzzLink extends Size {
  /** The name of the puzzle type that stands there. */
  readonly name: string;
  /** What stands between the name and the size: variants and flags. */
  readonly flags: readonly string[];
  readonly body: Scanner;
}

export const looksLikePuzzLink = (text: string): boolean => SITE.test(text);

/** What stands behind the `?`; what some sites put behind a `#` is no part of the puzzle. */
const queryOf = (text: string): string => {
  const query = text.replace(SITE, '');
  const at = query.indexOf('#');
  return at < 0 || /\s/.test(query.slice(at)) ? query : query.slice(0, at);
};

/** The puzzle type that such an address names. */
export function puzzLinkType(text: string): string | undefined {
  return /^(?:type=[a-z]+&)?([a-z0-9-]+?)(?:_edit|_play)?(?:\/|$)/i.exec(queryOf(text))?.[1]?.toLowerCase();
}

/**
 * Takes an address apart: `https://puzz.link/p?[type=editor&]name[_edit]/[flags/]W/H/body[/]`, width first. It may have one
 * of several names of the puzzle type; the first of them is what an error says was expected.
 */
export function readPuzzLink(text: string, names: readonly [string, ...string[]], parts = 1): PuzzLink {
  const query = queryOf(text);
  const found = puzzLinkType(text);
  const [name] = names;
  if (found === undefined || !names.includes(found))
    throw new PuzzleError(
      'type-mismatch',
      `this address holds ${found ? `a puzzle of the type '${found}'` : 'no puzzle'}, expected '${name}'`,
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
  return { name: found, flags: segments.slice(1, first), ...size, body: new Scanner(body, cells) };
}

export const writePuzzLink = (
  name: string,
  { width, height }: Size,
  body: string,
  flags: readonly string[] = [],
): string => `https://puzz.link/p?${[name, ...flags, width, height, body].join('/')}`;

/** How a puzzle type is written in such addresses. */
export interface PuzzLinkOptions<P> {
  /** What the sites call the puzzle type. */
  readonly name: string;
  /** Other names that they know it by; addresses are written with `name`, unless `write` says another. */
  readonly aliases?: readonly string[];
  /** The size in the example of the title: `10x10`. */
  readonly example: string;
  /** How many parts stand behind the size; one by default, infinitely many where it is not known. With more the body has slashes between them. */
  readonly parts?: number;
  /** The flags that may stand before the size. */
  readonly flags?: readonly string[];
  /** Makes a puzzle of what stands behind the size, of the name by which the address calls it, and of its flags. */
  readonly read: (body: Scanner, board: Board, name: string, flags: readonly string[]) => P;
  /** The inverse of `read`. */
  readonly write: (puzzle: P) => {
    readonly board: Size;
    readonly body: string;
    readonly name?: string;
    readonly flags?: readonly string[];
  };
}

/** The format of such addresses; variants that are not known are refused by name. */
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
    const { flags, body, name: found, ...size } = readPuzzLink(text, [name, ...aliases], parts);
    const unknown = flags.find((flag) => !known.includes(flag));
    if (unknown !== undefined)
      throw new PuzzleError(
        'unknown-variant',
        `this address asks for '${unknown}', a variant not known here`,
      );
    return read(body, boardOf(size), found, flags);
  },
  write(puzzle) {
    const { board, body, name: own = name, flags } = write(puzzle);
    if (body === '')
      throw new PuzzleError(
        'cannot-hold',
        `an address cannot hold a board of ${board.width}x${board.height}: it would end before its cells`,
      );
    return writePuzzLink(own, board, body, flags);
  },
});
