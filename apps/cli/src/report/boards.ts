import { differences, pictureOf, resultPicture, type TaskResult } from '@gridproof/api';
import type { AnyPuzzle, Highlight, Picture, ReadPuzzle } from '@gridproof/core';
import { renderText, sideBySide, widthOf } from '@gridproof/render';
import { markTrusted } from '../terminal/escape-controls.js';
import type { Terminal } from '../terminal/terminal.js';

/** Draws boards for one terminal. */
export class Boards {
  constructor(readonly terminal: Terminal) {}

  /** Draws a puzzle, or an answer with highlights. */
  draw(type: AnyPuzzle, puzzle: unknown, answer?: unknown, highlights: readonly Highlight[] = []): string {
    return this.picture(pictureOf(type, puzzle, answer, highlights));
  }

  /** Draws the answers of a result: two different ones side by side, or a single one beside its clues on a terminal without colours. */
  result(read: ReadPuzzle, result: TaskResult): string {
    const { type, puzzle } = read;
    const [first, second] = result.answers;
    if (second !== undefined && result.status === 'multiple') {
      const [one, other] = [first, second].map((answer) =>
        pictureOf(type, puzzle, answer, differences(result)),
      );
      return this.#sideBySide(one!, other!, '');
    }
    if (first === undefined) return this.draw(type, puzzle);
    return this.step(type.draw(puzzle), resultPicture(read, result));
  }

  /** Draws a picture. Candidates are left out if it would be wider than the terminal; the text lists them too. */
  picture(picture: Picture): string {
    const text = renderText(picture, this.terminal);
    if (!picture.candidates || widthOf(text) <= this.terminal.columns) return markTrusted(text);
    const { candidates: _, ...bare } = picture;
    return markTrusted(renderText(bare, this.terminal));
  }

  /** Draws a step: the board after it, and on a terminal without colours also the board before it. */
  step(before: Picture, after: Picture): string {
    if (this.terminal.color) return this.picture(after);
    return this.#sideBySide(before, after, this.terminal.unicode ? '→' : '->');
  }

  /** Draws two pictures side by side if they fit, otherwise stacked. A shared caption is printed once, below them. */
  #sideBySide(left: Picture, right: Picture, arrow: string): string {
    const { caption } = left;
    const shared = caption !== undefined && right.caption === caption;
    const [one, other] = [left, right].map(({ caption: _, ...picture }, at) =>
      renderText(shared ? picture : [left, right][at]!, this.terminal),
    ) as [string, string];
    const both = sideBySide(one, other, { arrow });
    const boards = widthOf(both) <= this.terminal.columns ? both : `${one}\n\n${other}`;
    return shared ? `${markTrusted(boards)}\n\n${caption.replaceAll(/\s+/g, ' ')}` : markTrusted(boards);
  }
}
