import { PuzzleError } from './error.js';

/** A sign in a player's text and where it stands; lines and columns count from 1. */
export interface Token {
  readonly sign: string;
  readonly line: number;
  readonly column: number;
}

/** Between signs there are blanks, or each is a character, or there are blanks between numbers only. */
const PARTINGS = [/\S+/gu, /\S/gu, /\d+|\S/gu];

/** What people draw between cells. */
const DRAWN = /[|+=\u2500-\u257F-]/gu;

/**
 * The signs of a board as a player writes it: apart as they must be so that there are as many as expected; where there never
 * are, each character is one. `known` are signs that are no comment and no end of a row.
 */
export function tokensIn(text: string, known: ReadonlySet<string>, expected: number): readonly Token[] {
  const isKnown = (character: string) => known.has(character) || /[\s/]/.test(character);
  const lines = text.split('\n').map((line) => {
    if (/^\s*#/.test(line) && ![...line].every(isKnown)) return '';
    return known.has('/') ? line : line.replaceAll('/', ' ');
  });
  const readings = [lines, lines.map((line) => line.replaceAll(DRAWN, ' '))].flatMap((rows) =>
    PARTINGS.map((parting) => apart(rows, parting)),
  );
  return readings.find(({ length }) => length === expected) ?? apart(lines, /\S/gu);
}

const apart = (lines: readonly string[], parting: RegExp): readonly Token[] =>
  lines.flatMap((line, at) =>
    [...line.matchAll(parting)].map(({ 0: sign, index }) => ({ sign, line: at + 1, column: index + 1 })),
  );

/** A text in which others stand for some signs. Faults are told where they are in the text as it was. */
export class WithSigns {
  /** In the order in which they stand in the text. */
  readonly signs: readonly (readonly [Token, string])[];

  constructor(
    readonly text: string,
    signs: ReadonlyMap<Token, string>,
  ) {
    this.signs = [...signs].sort(([a], [b]) => a.line - b.line || a.column - b.column);
  }

  read<T>(reader: (text: string) => T): T {
    const lines = this.text.split('\n');
    // From behind, so that the columns before are as they were.
    for (const [{ sign, line, column }, other] of this.signs.toReversed()) {
      const old = lines[line - 1]!;
      lines[line - 1] = old.slice(0, column - 1) + other + old.slice(column - 1 + sign.length);
    }
    try {
      return reader(lines.join('\n'));
    } catch (error) {
      if (!(error instanceof PuzzleError) || error.column === undefined) throw error;
      const { code, message, line } = error;
      throw new PuzzleError(code, message, { line, column: this.#columnBefore(error.column, line ?? 1) });
    }
  }

  #columnBefore(column: number, line: number): number {
    let before = column;
    for (const [token, { length }] of this.signs)
      if (token.line === line && token.column < before)
        before = Math.max(token.column, before - length + token.sign.length);
    return before;
  }
}
