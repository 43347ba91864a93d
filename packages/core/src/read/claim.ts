/**
 * The boards that a puzzle type claims: a text that is nothing but a square board of such a side, with such signs, is read as
 * that type, though nothing in it says so.
 */
export interface Claim {
  /** The id of the puzzle type. */
  readonly type: string;
  /** How many rows and columns such a board may have. */
  readonly sides: readonly number[];
  /** What stands in its cells: a sign, or a range of numbers, `1..9` or `1..side`. */
  readonly signs: readonly string[];
  /** Signs of an empty cell; a board has one of them in all its empty cells. */
  readonly empty: readonly string[];
}

/** Whether a text is a board that is claimed so. */
export function isClaimed(text: string, { sides, signs, empty }: Claim): boolean {
  const rows = rowsOf(text);
  const side = rows.length;
  if (!sides.includes(side)) return false;
  const fits = (cells: readonly string[]) => {
    const others = new Set(cells.filter((cell) => !signs.some((sign) => isSign(cell, sign, side))));
    const [blank, another] = others;
    // A board without a single clue could be of any type.
    return another === undefined && (!blank || empty.includes(blank)) && cells.some((cell) => cell !== blank);
  };
  return PARTINGS.some((parting) => {
    const cells = rows.map((row) => row.match(parting) ?? []);
    return cells.every(({ length }) => length === side) && fits(cells.flat());
  });
}

/** Cells have blanks between them, or each is one character. */
const PARTINGS = [/\S+/gu, /\S/gu];

/** The rows of a board, without comments and without what people draw around boxes. */
function rowsOf(text: string): readonly string[] {
  const lines = text.split(/\n|\//).filter((line) => !/^\s*(?:#|$)/.test(line));
  // Where dashes are empty cells, a line between boxes has other signs too.
  const dashed = lines.some((line) => line.includes('-') && /[\p{L}\d]/u.test(line));
  const drawn = dashed ? /[+=\u2500-\u257F]/u : /[+=\u2500-\u257F-]/u;
  return lines
    .filter((line) => !(/^[\s+=|\u2500-\u257F-]*$/u.test(line) && drawn.test(line)))
    .map((line) => line.replaceAll(/[|\u2500-\u257F]/gu, ' '));
}

function isSign(cell: string, sign: string, side: number): boolean {
  const [, least, most] = /^(\d+)\.\.(\d+|side)$/.exec(sign) ?? [];
  if (least === undefined) return cell === sign;
  // Beyond nine, a number that is one character is a letter.
  const number = /^\d{1,4}$/.test(cell)
    ? Number(cell)
    : /^[A-Z]$/i.test(cell)
      ? Number.parseInt(cell, 36)
      : Number.NaN;
  return number >= Number(least) && number <= (most === 'side' ? side : Number(most));
}
