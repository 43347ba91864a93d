import { type BookletBoard, bookletBoard, bookletParts } from '@gridproof/booklet';
import type { AnyPuzzle } from '@gridproof/core';
import type { GeneratedText } from '@gridproof/runner';

/** Converts a new puzzle to a board of a booklet. */
export function generatedBoard(type: AnyPuzzle, { text, answer }: GeneratedText): BookletBoard {
  const puzzle = type.parse(text);
  return bookletBoard(type, puzzle, { answer: type.readAnswer(answer, puzzle) });
}

/**
 * Opens a booklet in a new window and prints it. The window inherits the page's content policy, which forbids inline styles,
 * so the style sheet is adopted. Returns whether the browser has opened a window.
 */
export function printBooklet(boards: readonly BookletBoard[], title: string, perPage: number): boolean {
  const { style, body } = bookletParts(boards, { title, perPage });
  const opened = window.open('', '_blank') as (Window & typeof globalThis) | null;
  if (!opened) return false;
  const { document } = opened;
  document.title = title;
  document.documentElement.lang = 'en';
  const sheet = new opened.CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  document.body.innerHTML = body;
  // Prints after layout.
  opened.requestAnimationFrame(() => opened.print());
  return true;
}
