import { PuzzleError } from '@gridproof/core';

/** A piece of a text with its position; lines and columns count from 1. */
export interface Token {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** A text split into its `key: value` fields by key in lower case, and its boards, lists of rows that blank lines separate. */
export interface TextBoard {
  readonly fields: ReadonlyMap<string, Token>;
  readonly boards: readonly (readonly Token[])[];
}

/** Options for splitting a text. */
export interface TextBoardOptions {
  /** True if `/` ends a row; false if it is the sign of a cell. */
  readonly slashEndsRow?: boolean;
  /** The pattern of a comment line; by default each that begins with `#`. */
  readonly comment?: RegExp;
}

const FIELD = /^\s*([A-Za-z](?:[A-Za-z0-9 -]*[A-Za-z0-9-])?)\s*:(.*)$/s;

/**
 * Splits a text into fields and boards. Lines that begin with `#` are comments; `/` ends a row or a field like a line break, unless it is a
 * cell's sign. Unknown fields are refused by name; known ones are in lower case, and `row N` matches any row. Throws `PuzzleError`.
 */
export function readTextBoard(
  text: string,
  knownFields: readonly string[] = [],
  { slashEndsRow = true, comment = /^\s*#/ }: TextBoardOptions = {},
): TextBoard {
  const fields = new Map<string, Token>();
  const boards: Token[][] = [];
  let board: Token[] | undefined;
  for (const [at, source] of text.split(/\r\n|\r|\n/).entries()) {
    const line = at + 1;
    if (source.trim() === '') {
      board = undefined;
      continue;
    }
    if (comment.test(source)) continue;
    let column = 1;
    for (const text of slashEndsRow ? source.split('/') : [source]) {
      const token = { text, line, column };
      column += text.length + 1;
      if (text.trim() === '') continue;
      const field = FIELD.exec(text);
      if (field) addField(fields, field, token, knownFields);
      else if (board) board.push(token);
      else {
        board = [token];
        boards.push(board);
      }
    }
  }
  return { fields, boards };
}

function addField(
  fields: Map<string, Token>,
  [, name, text]: RegExpExecArray,
  { text: whole, line, column }: Token,
  known: readonly string[],
): void {
  const key = name!.toLowerCase();
  if (!known.includes(key.replace(/ [1-9]\d*$/, ' N')) && !known.includes(key))
    throw new PuzzleError('unknown-field', `'${name}' is not known here, ${expected(known)}`, { line });
  if (fields.has(key)) throw new PuzzleError('duplicate-field', `'${key}' stands here twice`, { line });
  const value = text!.trimStart();
  fields.set(key, { text: value.trimEnd(), line, column: column + whole.length - value.length });
}

const expected = (fields: readonly string[]): string =>
  fields.length ? `expected ${fields.map((name) => `'${name}:'`).join(' or ')} or a row` : 'expected a row';

/**
 * Returns the rows of a text's only board, empty if there is none. Throws `PuzzleError` for two boards, such as one with a blank line
 * inside.
 */
export function singleBoard(boards: TextBoard['boards']): readonly Token[] {
  const [board = [], second] = boards;
  if (second)
    throw new PuzzleError('second-board', 'a second board begins here, expected one without blank lines', {
      line: second[0]!.line,
    });
  return board;
}
