/** Position in the player's text: lines and columns count from 1. */
export interface TextPosition {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** Returns the line and column of an index in a text. */
export function positionIn(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Characters that a terminal would execute, hide or combine with their neighbour. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{M}]/gu;

/** Quoted input, which is shortened. */
const LONG_QUOTE = /'([^']{60})[^']+'/gu;

const codePointOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * Error in the input of a puzzle. The message is a sentence for the player: what was found and what was expected. A well-formed puzzle
 * without an answer is no error.
 */
export class PuzzleError extends Error {
  override readonly name = 'PuzzleError';
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** Name of the puzzle type, for the code `unknown-type`. */
  readonly named: string | undefined;

  /** `code` is a short stable name of the error in kebab-case. */
  constructor(
    readonly code: string,
    message: string,
    { line, column, named }: TextPosition & { readonly named?: string | undefined } = {},
  ) {
    super(message.replace(INVISIBLE, codePointOf).replace(LONG_QUOTE, "'$1…'"));
    this.line = line;
    this.column = column;
    this.named = named;
  }

  /** Recognises errors by name, because a puzzle type may bring its own copy of this package with another class. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'PuzzleError';
  }

  /** The message with its position: `line 3, column 5: found 'x', expected a digit`. */
  get sentence(): string {
    const where = [
      this.line === undefined ? '' : `line ${this.line}`,
      this.column === undefined ? '' : `column ${this.column}`,
    ].filter(Boolean);
    return where.length ? `${where.join(', ')}: ${this.message}` : this.message;
  }
}
