import { PuzzleError } from './error.js';

/** A site whose addresses contain no puzzle. */
interface Site {
  readonly look: RegExp;
  /** The reason, and what to copy instead. */
  readonly advice: string;
}

const SITES: readonly Site[] = [
  {
    look: /^[\w.-]{0,253}\bpuzzles?-[\w-]{1,63}\.com(?:[/?#]|$)/i,
    advice:
      "holds no puzzle; copy the line with var task = '…' from the source of its page, and give the puzzle type with --as and the size with --size",
  },
  {
    look: /^[^?#]*\/js\/[\w-]+\.html|^[\w.]*\bchiark\.greenend\.org\.uk\/~sgtatham\/puzzles\b/i,
    advice: "holds no puzzle; copy the link 'by game ID' below the board, in which the id stands behind #",
  },
  {
    look: /^[^?#]*\/penpa-edit\b|^[\w.-]*\bpenpa\b/i,
    advice:
      'holds a drawing and not the clues of one puzzle type; copy the clues as text, a row on each line with . for an empty cell',
  },
  {
    look: /^(?:www\.)?(?:puzz\.link|pzv\.jp|pzprxs\.vercel\.app|pzplus\.tck\.mn)(?:\/(?!p(?:\.html)?\?)|$|[?#])/i,
    advice: 'holds no puzzle; copy the one that Export URL in the File menu of its editor shows',
  },
];

/** Any other address. */
const ADDRESS = /^(?:https?:\/\/|www\.)[^\s/?#]+(?:[/?#]\S*)?$/i;

/** Error for an address without a puzzle, with advice; undefined for other texts. */
export function noPuzzleAt(text: string): PuzzleError | undefined {
  if (/\s/.test(text)) return undefined;
  const address = text.replace(/^https?:\/\//i, '');
  const host = /^[^/?#]*/.exec(address)![0];
  const site = SITES.find(({ look }) => look.test(address));
  if (site) return new PuzzleError('no-puzzle-there', `this address of ${host} ${site.advice}`);
  if (!ADDRESS.test(text)) return undefined;
  return new PuzzleError(
    'no-puzzle-there',
    `an address must hold the whole puzzle, since nothing is fetched, and this one of ${host} is not known here; copy the puzzle as text, a row on each line`,
  );
}

/** `…/js/game.html#ID`: a link to one of Simon Tatham's games by its id. */
const LINK =
  /^(?:https?:\/\/)?[\w.-]+\/(?:[\w.~-]+\/)*js\/([a-z][\w-]*)\.html(?:\?[^\s#]*)?#(?=[^\s:#]*[:#]\S)/i;

/** Returns the game of such a link and the start of its id. */
export function linkedGame(text: string): { readonly name: string; readonly end: number } | undefined {
  const match = LINK.exec(text);
  return match ? { name: match[1]!.toLowerCase(), end: match[0].length } : undefined;
}

/** Unescapes such a link; returns any other text unchanged. */
export function unescapedLink(text: string): string {
  const at = text.indexOf('#');
  if (at < 0 || /\s/.test(text.trimEnd())) return text;
  if (!/\.html(?:\?|$)/i.test(text.slice(0, at)) || !/%[\dA-F]{2}/i.test(text.slice(at))) return text;
  const id = text
    .slice(at)
    .replaceAll(/%(2[1-9A-F]|3[A-F]|5[B-F]|7[B-E])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  return text.slice(0, at) + id;
}
