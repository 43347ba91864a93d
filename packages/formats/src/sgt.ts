import { type Board, type Codec, PuzzleError } from '@gridproof/core';
import { Scanner } from './scanner.js';
import { boardOf, readSize } from './size.js';

/** Whether a text looks like one of Simon Tatham's ids: `params:description` or `params#seed`. */
export const looksLikeSgtId = (text: string): boolean => /^\d+(?:x\d+|j)(?!\d)[\w-]*[:#]\S*$/.test(text);

/** Splits `params:description`. A `params#seed` holds no puzzle, only what its program would make one from. */
export function splitSgtId(text: string): { params: string; description: Scanner } {
  const at = text.search(/[:#]/);
  if (at < 0) throw new PuzzleError('no-description', `'${text}' is not an id, expected size:description`);
  if (text[at] === '#')
    throw new PuzzleError(
      'random-seed',
      `'${text}' is a random seed that only its own program can turn into a puzzle; expected an id with a colon`,
      { column: at + 1 },
    );
  return { params: text.slice(0, at), description: new Scanner(text.slice(at + 1), at + 1) };
}

/** How a puzzle type is written as an id whose params are its size. */
export interface SgtOptions<P> {
  /** The program's name of the genre. */
  readonly game: string;
  /** The size in the example of the title: `10x10`. */
  readonly example: string;
  /** What may stand behind the size: it steers the generator and means nothing here. */
  readonly steering?: RegExp;
  /** The program takes no boards with a side less than this. */
  readonly least: number;
  /** Makes a puzzle of what stands behind the colon. */
  readonly read: (description: Scanner, board: Board) => P;
  /** The inverse of `read`. */
  readonly write: (puzzle: P) => { readonly board: Board; readonly description: string };
}

/** The format of such ids. */
export const sgtCodec = <P>({ game, example, steering, least, read, write }: SgtOptions<P>): Codec<P> => ({
  title: `Simon Tatham's ${game}, ${example}:…`,
  oneLine: true,
  accepts: looksLikeSgtId,
  read(text) {
    const { params, description } = splitSgtId(text);
    const size = /^\d+x\d+/.exec(params)?.[0] ?? '';
    const more = params.slice(size.length);
    if (size === '' || (more !== '' && !steering?.test(more)))
      throw new PuzzleError('bad-params', `found the size '${params}', expected one as in ${example}`, {
        column: 1,
      });
    return read(description, boardOf(readSize(size, { column: 1 })));
  },
  write(puzzle) {
    const { board, description } = write(puzzle);
    const { width, height } = board;
    if (width < least || height < least)
      throw new PuzzleError(
        'cannot-hold',
        `an id is of a board of at least ${least}x${least}; this one is ${width}x${height}`,
      );
    return `${width}x${height}:${description}`;
  },
});
