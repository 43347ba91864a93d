import { type Board, Grid, PuzzleError } from '@gridproof/core';
import { characters, checkSameSize, printBoard } from './rows.js';
import { checkBoards, readTextBoard, type TextBoardOptions, type Token, theOnlyBoard } from './text-board.js';

/** What the signs of a board mean, and what may stand there, for the message. */
interface Signs<T> {
  readonly name: string;
  readonly meanings: Readonly<Record<string, T>>;
  readonly expected: string;
}

const ANSWER: Signs<boolean> = {
  name: 'the answer',
  meanings: { '#': true, '.': false },
  expected: "'#' or '.'",
};

const KNOWN: Signs<boolean | undefined> = {
  name: 'the board of known cells',
  meanings: { ...ANSWER.meanings, '?': undefined },
  expected: "'#', '.' or '?'",
};

/** A row of a shading is a row even if it begins as a comment does. */
const ROWS: TextBoardOptions = { row: /^[\s#.?/]+$/ };

/** Reads an answer of shaded cells (`#`) and others (`.`). */
export const readShading = (text: string, board: Board): Grid<boolean> =>
  read(theOnlyBoard(readTextBoard(text, [], ROWS).boards), board, ANSWER);

/** A puzzle's clues as rows, and what its text tells of the cells. */
export interface Shaded {
  readonly rows: readonly Token[];
  /**
   * What is known of each cell of a board: shaded (`#`), not (`.`) or nothing (`?`); undefined where the text tells of
   * none. Throws `PuzzleError` where it tells of another board.
   */
  readonly knownOn: (board: Board) => readonly (boolean | undefined)[] | undefined;
}

/** Parts the clues of a text from the cells that are known, which stand in a board below; `clues` names them: `numbers`. */
export function readShaded(text: string, clues: string): Shaded {
  const { boards } = readTextBoard(text, [], ROWS);
  checkBoards(boards, 2, `one of ${clues} and one of known cells`);
  const [rows = [], known] = boards;
  return { rows, knownOn: (board) => known && read(known, board, KNOWN).values };
}

/** The inverse of `readShaded`: what is known stands below the clues, if anything is. */
export const printShaded = (clues: string, board: Board, known: Grid<boolean | undefined>): string =>
  known.known().length ? `${clues}\n\n${printShading(board, known)}` : clues;

/** The inverse of `readShading`, for what is known of some cells too. */
export const printShading = (board: Board, shaded: Grid<boolean | undefined>): string =>
  printBoard(board, shaded, (isShaded) => (isShaded === undefined ? '?' : isShaded ? '#' : '.'));

function read<T>(lines: readonly Token[], board: Board, { name, meanings, expected }: Signs<T>): Grid<T> {
  const rows = lines.map(characters);
  const cells = rows.flat().map((token) => {
    if (token.text in meanings) return meanings[token.text] as T;
    throw new PuzzleError('bad-symbol', `found '${token.text}' in ${name}, expected ${expected}`, token);
  });
  checkSameSize(rows, board, name);
  return new Grid(board.cells, cells);
}
