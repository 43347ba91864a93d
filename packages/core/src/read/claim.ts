/**
 * Boards that a puzzle type claims: a text that is only a square board of such a side, with such signs, is read as that type without a
 * name.
 */
export interface Claim {
  /** Id of the puzzle type. */
  readonly type: string;
  /** Possible numbers of rows and columns. */
  readonly sides: readonly number[];
  /** Signs of cells: a sign, or a range of numbers, `1..9` or `1..side`. */
  readonly signs: readonly string[];
  /** Signs of an empty cell; a board uses one of them for all its empty cells. */
  readonly empty: readonly string[];
}

/** Returns whether a text is a claimed board. */
export function isClaimed(text: string, { sides, signs, empty }: Claim): boolean {
  const rows = rowsOf(text);
  const side = rows.length;
  if (!sides.includes(side)) return false;
  const fits = (cells: readonly string[]) => {
    const others = new Set(cells.filter((cell) => !signs.some((sign) => isSign(cell, sign, side))));
    const [blank, another] = others;
    // A board without any clue could be of any type.
    return another === undefined && (!blank || empty.includes(blank)) && cells.some((cell) => cell !== blank);
  };
  return CELL_PATTERNS.some((pattern) => {
    const cells = rows.map((row) => row.match(pattern) ?? []);
    return cells.every(({ length }) => length === side) && fits(cells.flat());
  });
}

/** Cells are separated by blanks, or each is one character. */
const CELL_PATTERNS = [/\S+/gu, /\S/gu];

/** Returns the rows of a board without comments and box borders. */
function rowsOf(text: string): readonly string[] {
  const lines = text.split(/\n|\//).filter((line) => !/^\s*(?:#|$)/.test(line));
  // If dashes are empty cells, a line between boxes has other signs too.
  const dashed = lines.some((line) => line.includes('-') && /[\p{L}\d]/u.test(line));
  const drawn = dashed ? /[+=\u2500-\u257F]/u : /[+=\u2500-\u257F-]/u;
  return lines
    .filter((line) => !(/^[\s+=|\u2500-\u257F-]*$/u.test(line) && drawn.test(line)))
    .map((line) => line.replaceAll(/[|\u2500-\u257F]/gu, ' '));
}

function isSign(cell: string, sign: string, side: number): boolean {
  const [, least, most] = /^(\d+)\.\.(\d+|side)$/.exec(sign) ?? [];
  if (least === undefined) return cell === sign;
  // In larger boards, a number in one character is a letter.
  const number = /^\d{1,4}$/.test(cell)
    ? Number(cell)
    : /^[A-Z]$/i.test(cell)
      ? Number.parseInt(cell, 36)
      : Number.NaN;
  return number >= Number(least) && number <= (most === 'side' ? side : Number(most));
}
