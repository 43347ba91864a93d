/** Where in the player's text something was found: lines and columns count from 1. */
export interface TextPosition {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** The line and column of a position in a text. */
export function positionIn(text: string, at: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Characters that a terminal would obey, hide or draw onto their neighbour. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{M}]/gu;

/** What was found is quoted, and need not be quoted whole. */
const LONG = /'([^']{60})[^']+'/gu;

const shown = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/**
 * The input is not a puzzle of this type. The message is a sentence for the player: what was found, what was
 * expected. A puzzle that is well-formed but has no answer is not an error.
 */
export class PuzzleError extends Error {
  override readonly name = 'PuzzleError';
  readonly line: number | undefined;
  readonly column: number | undefined;
  /** For the code `unknown-type`: the puzzle type that was named. */
  readonly named: string | undefined;

  /** `code` is a short stable name of the fault, in kebab-case. */
  constructor(
    readonly code: string,
    message: string,
    { line, column, named }: TextPosition & { readonly named?: string | undefined } = {},
  ) {
    super(message.replace(INVISIBLE, shown).replace(LONG, "'$1…'"));
    this.line = line;
    this.column = column;
    this.named = named;
  }

  /** By its name: a puzzle type may bring a copy of this package of its own, with a class of its own. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'PuzzleError';
  }

  /** The message with its place: `line 3, column 5: found 'x', expected a digit`. */
  get sentence(): string {
    const where = [
      this.line === undefined ? '' : `line ${this.line}`,
      this.column === undefined ? '' : `column ${this.column}`,
    ].filter(Boolean);
    return where.length ? `${where.join(', ')}: ${this.message}` : this.message;
  }
}
