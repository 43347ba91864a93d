import { COMMENT } from './comment.js';
import { PuzzleError, positionIn } from './error.js';
import { parseSavedGame, type SavedGame } from './save-file.js';
import { pageIn, type SavedPage } from './saved-page.js';
import { unescapedLink } from './site-links.js';

/** Control characters, which text lacks except for blanks and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uFFFD]/;

/**
 * Extracts the content of a text without comments in front.
 * @throws {PuzzleError} if the input is binary or empty
 */
export function contentOf(text: string, expected: string, front = FRONT): Content {
  const clean = unescapedLink(text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'));
  const control = clean.search(CONTROL);
  const saved = parseSavedGame(clean);
  const content = new Content(saved?.text ?? clean, 0, { front, saved });
  if (control >= 0)
    throw new PuzzleError('not-text', `this is not text, expected ${expected}`, positionIn(clean, control));
  if (content.text === '') throw new PuzzleError('empty', `the input is empty, expected ${expected}`);
  return content;
}

/** Comments, empty lines and blanks before the content. */
const FRONT = /(?:[^\S\n]*#[^\n]*(?:\n|$)|[^\S\n]*\n)*[^\S\n]*/y;

/** Same before an answer, in which `#` may be the sign of a cell. */
export const BEFORE_ANSWER = new RegExp(
  String.raw`(?:${COMMENT.source.slice(1)}(?:\n|$)|[^\S\n]*\n)*[^\S\n]*`,
  'uy',
);

/** An id, a board or an address on one line: a colon and no blanks. */
const ONE_LINE = /^[^\s:]*:\S+\s*$/;

/** A line that is blank or a comment. */
const BLANK_OR_COMMENT = /^\s*(?:#|$)/;

/** Removes comments below a puzzle on one line or in JSON. Readers of boards with several rows know comments themselves. */
function withoutCommentsBelow(text: string): string {
  const end = text.startsWith('{') ? text.lastIndexOf('}') + 1 : text.indexOf('\n');
  if (end <= 0) return text;
  const puzzle = text.slice(0, end);
  const isKnown = text.startsWith('{') || ONE_LINE.test(puzzle);
  const [behind, ...below] = text.slice(end).split('\n') as [string, ...string[]];
  const isNothing = (line: string) =>
    isKnown ? BLANK_OR_COMMENT.test(line) : line.trim() === '' || COMMENT.test(line);
  return behind.trim() === '' && below.every(isNothing) ? puzzle : text;
}

/** Parts of a source around its content. */
interface SourceContext {
  /** Text to skip before the content. */
  readonly front: RegExp;
  /** Save file that contains this id; undefined for other texts. */
  readonly saved: SavedGame | undefined;
}

/** Content of a text from some position, with its position in the source for error messages. */
export class Content {
  readonly text: string;
  readonly #start: number;
  /** Cached, because each type that might read the text needs it. */
  #page: { readonly found: SavedPage | undefined } | undefined;

  constructor(
    readonly source: string,
    from: number,
    readonly context: SourceContext,
    end = source.length,
  ) {
    const { front } = context;
    front.lastIndex = from;
    this.#start = from + front.exec(source)![0].length;
    const text = source.slice(this.#start, end).trimEnd();
    this.text = front === FRONT ? withoutCommentsBelow(text) : text;
  }

  /** Returns the content from `end` on. */
  from(end: number): Content {
    return new Content(this.source, this.#start + end, this.context);
  }

  /** The saved page in this text; undefined if there is none. */
  get page(): SavedPage | undefined {
    this.#page ??= { found: pageIn(this.text) };
    return this.#page.found;
  }

  /** The task in the source of a saved page; undefined if there is none. */
  get task(): Content | undefined {
    const [start, end] = this.page?.task ?? [];
    return start === undefined
      ? undefined
      : new Content(this.source, this.#start + start, this.context, this.#start + end!);
  }

  /** Calls a reader; positions of errors refer to the source. */
  read<T>(reader: (text: string) => T): T {
    try {
      return reader(this.text);
    } catch (error) {
      if (!(error instanceof PuzzleError) || this.#start === 0) throw error;
      const { code, message, line, column } = error;
      const { saved } = this.context;
      if (saved) throw new PuzzleError(code, message, saved.positionOf(this.#start + (column ?? 1)));
      const start = positionIn(this.source, this.#start);
      const [above, before] = [start.line - 1, start.column - 1];
      // Formats on one line report only columns, so the line is added unless it is the first.
      const row = line ?? (column !== undefined && above > 0 ? 1 : undefined);
      throw new PuzzleError(code, message, {
        line: row === undefined ? undefined : row + above,
        column: column === undefined ? undefined : column + ((line ?? 1) === 1 ? before : 0),
      });
    }
  }
}
