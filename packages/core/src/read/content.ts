import { COMMENT } from './comment.js';
import { PuzzleError, positionIn } from './error.js';
import { type SavedGame, savedGame } from './save-file.js';
import { type Page, pageIn } from './saved-page.js';
import { unescapedLink } from './site-links.js';

/** A text has no control characters, except blanks and line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\uFFFD]/;

/** What a text holds, without what may stand in front of it. Throws `PuzzleError` for what is no text, or empty. */
export function contentOf(text: string, expected: string, front = FRONT): Content {
  const clean = unescapedLink(text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n'));
  const control = clean.search(CONTROL);
  const saved = savedGame(clean);
  const content = new Content(saved?.text ?? clean, 0, { front, saved });
  if (control >= 0)
    throw new PuzzleError('not-text', `this is not text, expected ${expected}`, positionIn(clean, control));
  if (content.text === '') throw new PuzzleError('empty', `the input is empty, expected ${expected}`);
  return content;
}

/** Comments, empty lines and blanks in front of what matters. */
const FRONT = /(?:[^\S\n]*#[^\n]*(?:\n|$)|[^\S\n]*\n)*[^\S\n]*/y;

/** The same in front of an answer, where `#` may be the sign of a cell. */
export const BEFORE_ANSWER = new RegExp(
  String.raw`(?:${COMMENT.source.slice(1)}(?:\n|$)|[^\S\n]*\n)*[^\S\n]*`,
  'uy',
);

/** An id, a board or an address on one line: a colon and no blanks. */
const ONE_LINE = /^[^\s:]*:\S+\s*$/;

/** A line that is blank or a comment. */
const NOTHING = /^\s*(?:#|$)/;

/** A puzzle on one line, or in JSON, without the comments below it. In a board of several rows its reader knows them. */
function withoutCommentsBelow(text: string): string {
  const end = text.startsWith('{') ? text.lastIndexOf('}') + 1 : text.indexOf('\n');
  if (end <= 0) return text;
  const puzzle = text.slice(0, end);
  const isKnown = text.startsWith('{') || ONE_LINE.test(puzzle);
  const [behind, ...below] = text.slice(end).split('\n') as [string, ...string[]];
  const isNothing = (line: string) =>
    isKnown ? NOTHING.test(line) : line.trim() === '' || COMMENT.test(line);
  return behind.trim() === '' && below.every(isNothing) ? puzzle : text;
}

/** What surrounds what matters in a text. */
interface Around {
  /** What may stand in front of it. */
  readonly front: RegExp;
  /** The file of a saved game whose id this is. */
  readonly saved: SavedGame | undefined;
}

/** What a text holds from somewhere on; it knows where that stands, for the places of faults. */
export class Content {
  readonly text: string;
  readonly #start: number;
  /** Asked for once by each type that might read the text. */
  #page: { readonly found: Page | undefined } | undefined;

  constructor(
    readonly source: string,
    from: number,
    readonly around: Around,
    end = source.length,
  ) {
    const { front } = around;
    front.lastIndex = from;
    this.#start = from + front.exec(source)![0].length;
    const text = source.slice(this.#start, end).trimEnd();
    this.text = front === FRONT ? withoutCommentsBelow(text) : text;
  }

  /** What follows its first characters. */
  from(end: number): Content {
    return new Content(this.source, this.#start + end, this.around);
  }

  /** The page that this is. */
  get page(): Page | undefined {
    this.#page ??= { found: pageIn(this.text) };
    return this.#page.found;
  }

  /** The task alone, where the text is the source of a page that sets one. */
  get task(): Content | undefined {
    const [start, end] = this.page?.task ?? [];
    return start === undefined
      ? undefined
      : new Content(this.source, this.#start + start, this.around, this.#start + end!);
  }

  /** Reads it; the place of a fault is given as it is in the source. */
  read<T>(reader: (text: string) => T): T {
    try {
      return reader(this.text);
    } catch (error) {
      if (!(error instanceof PuzzleError) || this.#start === 0) throw error;
      const { code, message, line, column } = error;
      const { saved } = this.around;
      if (saved) throw new PuzzleError(code, message, saved.place(this.#start + (column ?? 1)));
      const start = positionIn(this.source, this.#start);
      const [above, before] = [start.line - 1, start.column - 1];
      // A format on one line gives columns only: its line is worth giving where it is not the first.
      const row = line ?? (column !== undefined && above > 0 ? 1 : undefined);
      throw new PuzzleError(code, message, {
        line: row === undefined ? undefined : row + above,
        column: column === undefined ? undefined : column + ((line ?? 1) === 1 ? before : 0),
      });
    }
  }
}
