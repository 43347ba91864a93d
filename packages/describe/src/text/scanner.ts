import { PuzzleError, type TextPosition } from '@gridproof/core';

/** Scanner of a description on one line; errors have the column of the fault. */
export class Scanner {
  at = 0;

  /** `before` is the number of characters before the description in the whole text. */
  constructor(
    readonly text: string,
    readonly before = 0,
  ) {}

  get done(): boolean {
    return this.at >= this.text.length;
  }

  /** The next character, or '' at the end. */
  get peek(): string {
    return this.text[this.at] ?? '';
  }

  /** Consumes and returns the next character, or '' at the end. */
  next(): string {
    return this.text[this.at++] ?? '';
  }

  /** Consumes and returns the match of a sticky pattern here; undefined if there is none. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text)?.[0];
    if (match === undefined) return undefined;
    this.at += match.length;
    return match;
  }

  /** Returns the position of a character of the description in the whole text. */
  positionOf(at: number): TextPosition {
    return { column: this.before + at + 1 };
  }

  /** Returns an error at a position, here by default. */
  error(code: string, message: string, at = this.at): PuzzleError {
    return new PuzzleError(code, message, this.positionOf(at));
  }

  /** Returns the error for a description of more than the board; `all` is the extent of the board: `81 cells`. */
  tooLong(all: string, at = this.at): PuzzleError {
    return this.error('too-long', `more than the ${all} of this board are described`, at);
  }

  /** Returns the error for a text that ends too early; `all` is the extent of the board: `81 cells`. */
  tooShort(read: number, all: string): PuzzleError {
    const missing = Number.parseInt(all, 10) - read;
    return this.error(
      'too-short',
      `the text ends after ${read} of the ${all} of this board: ${missing} ${missing === 1 ? 'is' : 'are'} missing`,
    );
  }

  /** Checks that nothing follows. Throws `PuzzleError`. */
  expectEnd(): void {
    if (!this.done) throw this.unexpected('the end');
  }

  /** Returns the error for an unexpected character. */
  unexpected(expected: string, at = this.at): PuzzleError {
    const nextText =
      this.text[at] === undefined ? 'the end' : `'${String.fromCodePoint(this.text.codePointAt(at)!)}'`;
    return this.error('unexpected', `found ${nextText}, expected ${expected}`, at);
  }
}
