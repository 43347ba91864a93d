import { PuzzleError } from '@gridproof/describe';
import LZString from 'lz-string';

/** The site where such puzzles are made, and those that show them too. */
const MAKER = /^(?:https?:\/\/)?(?:www\.)?f-puzzles\.com(?=[/?#]|$)/i;
const PLAYER =
  /^(?:https?:\/\/)?(?:[\w-]+\.)*(?:sudokupad\.app|crackingthecryptic\.com|sudokupad\.svencodes\.com)(?=[/?#]|$)/i;

/** SudokuPad's prefix of such data, in an address or alone. */
const ALONE = /^fpuz(?:zles)?(?=[\w+/%]{16})/;

/** No sudoku needs more; it keeps a text that was made to grow from filling the memory. */
const LONGEST = 20_000;

/** Returns whether a text is an address of one of these sites, with or without a puzzle, or the data of one. */
export const looksLikeFPuzzlesLink = (text: string): boolean =>
  [MAKER, PLAYER, ALONE].some((look) => look.test(text));

/** The JSON that a link holds, compressed. Throws `PuzzleError` for one that holds none. */
export function unpackLink(text: string): string {
  const [start, end] = dataIn(text);
  const wrong = /[^A-Za-z\d+/=% ]|%(?!2[0BF]|3D)/i.exec(text.slice(start, end));
  if (wrong)
    throw new PuzzleError(
      'bad-data',
      `found '${wrong[0]}' in the data of this link, expected letters, digits, + and /`,
      { column: start + wrong.index + 1 },
    );
  const data = text
    .slice(start, end)
    .replaceAll(/%(..)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    // Some programs make a blank of a plus sign.
    .replaceAll(' ', '+');
  if (data.length > LONGEST)
    throw new PuzzleError(
      'too-large',
      `this link holds ${data.length} characters of data, expected at most ${LONGEST} for a sudoku`,
    );
  const json = LZString.decompressFromBase64(data);
  if (json?.startsWith('{') && isJson(json)) return json;
  throw new PuzzleError(
    'bad-data',
    'the data of this link cannot be unpacked: some of it is missing or changed; copy the whole link again',
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export const packLink = (json: string): string =>
  `https://f-puzzles.com/?load=${LZString.compressToBase64(json)}`;

/** Returns the range of the data in a link. */
function dataIn(text: string): readonly [start: number, end: number] {
  const found = MAKER.test(text)
    ? /[?&]load=(?=[^&#])/.exec(text)
    : PLAYER.test(text)
      ? /(?:\/|[?&]puzzleid=)fpuz(?:zles)?(?=[^?&#])/.exec(text)
      : ALONE.exec(text);
  if (!found) throw noPuzzleIn(text);
  const start = found.index + found[0].length;
  const length = text.slice(start).search(/[?&#]/);
  return [start, length < 0 ? text.length : start + length];
}

function noPuzzleIn(text: string): PuzzleError {
  const host = /^(?:https?:\/\/)?([^/?#]*)/i.exec(text)![1]!;
  const why = MAKER.test(text)
    ? 'holds no puzzle; open it and copy the link that Export shows, with ?load= in it'
    : /(?:\/|[?&]puzzleid=)(?:scl|ctc|scf)/.test(text)
      ? "holds a puzzle in SudokuPad's own format, which is not read here; copy a link of f-puzzles with ?load= in it, or the digits as text"
      : 'holds no puzzle, at most the name of one; copy a link that goes on with fpuzzles and a long text, or the digits as text';
  return new PuzzleError('no-puzzle-there', `this address of ${host} ${why}`);
}
