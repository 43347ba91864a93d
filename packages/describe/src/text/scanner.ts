import { PuzzleError, type TextPosition } from '@gridproof/core';

/** Walks over a description that stands on one line, and knows the column of each fault. */
export class Scanner {
  at = 0;

  /** `before`: how many characters stand before the description in the whole text. */
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

  /** Takes the next character, or '' at the end. */
  next(): string {
    return this.text[this.at++] ?? '';
  }

  /** Takes what the pattern (sticky) finds here, or nothing. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) return undefined;
    this.at += found.length;
    return found;
  }

  /** Where a character of the description stands in the whole text. */
  positionOf(at: number): TextPosition {
    return { column: this.before + at + 1 };
  }

  /** The error that something was found at a position (here by default) that does not belong there. */
  error(code: string, message: string, at = this.at): PuzzleError {
    return new PuzzleError(code, message, this.positionOf(at));
  }

  /** The error that more is described than the board has: `all` is `81 cells`. */
  tooLong(all: string, at = this.at): PuzzleError {
    return this.error('too-long', `more than the ${all} of this board are described`, at);
  }

  /** The error that the text ends too early: `all` is `81 cells`. */
  tooShort(read: number, all: string): PuzzleError {
    const missing = Number.parseInt(all, 10) - read;
    return this.error(
      'too-short',
      `the text ends after ${read} of the ${all} of this board: ${missing} ${missing === 1 ? 'is' : 'are'} missing`,
    );
  }

  /** Demands that nothing follows. */
  expectEnd(): void {
    if (!this.done) throw this.unexpected('the end');
  }

  /** The error that this character is not among those that may stand here. */
  unexpected(expected: string, at = this.at): PuzzleError {
    const found =
      this.text[at] === undefined ? 'the end' : `'${String.fromCodePoint(this.text.codePointAt(at)!)}'`;
    return this.error('unexpected', `found ${found}, expected ${expected}`, at);
  }
}
