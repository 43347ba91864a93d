import { differences, pictureOf, resultPicture, type TaskResult } from '@gridproof/api';
import type { AnyPuzzle, Highlight, Picture, ReadPuzzle } from '@gridproof/core';
import { renderText, sideBySide, widthOf } from '@gridproof/render';
import { trusted } from '../terminal/escape-controls.js';
import type { Terminal } from '../terminal/terminal.js';

/** Draws boards for one terminal. */
export class Boards {
  constructor(readonly terminal: Terminal) {}

  /** The puzzle, or the answer to it with what is to be marked. */
  draw(type: AnyPuzzle, puzzle: unknown, answer?: unknown, highlights: readonly Highlight[] = []): string {
    return this.picture(pictureOf(type, puzzle, answer, highlights));
  }

  /** The answers of a result: two that differ side by side; a single one beside its clues, where no colour distinguishes them. */
  result(read: ReadPuzzle, result: TaskResult): string {
    const { type, puzzle } = read;
    const [first, second] = result.answers;
    if (second !== undefined && result.status === 'multiple') {
      const [one, other] = [first, second].map((answer) =>
        pictureOf(type, puzzle, answer, differences(result)),
      );
      return this.#both(one!, other!, '');
    }
    if (first === undefined) return this.draw(type, puzzle);
    return this.found(type.draw(puzzle), resultPicture(read, result));
  }

  /** A picture; without what open cells may hold where that would be wider than the terminal: the words say it too. */
  picture(picture: Picture): string {
    const text = this.#text(picture);
    if (!picture.candidates || widthOf(text) <= this.terminal.columns) return trusted(text);
    const { candidates: _, ...bare } = picture;
    return trusted(this.#text(bare));
  }

  /** What was found; beside what was there before, where no colour distinguishes them. */
  found(before: Picture, after: Picture): string {
    if (this.terminal.color) return this.picture(after);
    return this.#both(before, after, this.terminal.unicode ? '→' : '->');
  }

  #text(picture: Picture): string {
    return renderText(picture, this.terminal);
  }

  /** Side by side where there is room, else one above the other; a caption that both have is printed once, below them. */
  #both(left: Picture, right: Picture, arrow: string): string {
    const { caption } = left;
    const shared = caption !== undefined && right.caption === caption;
    const [one, other] = [left, right].map(({ caption: _, ...picture }, at) =>
      this.#text(shared ? picture : [left, right][at]!),
    ) as [string, string];
    const both = sideBySide(one, other, { arrow });
    const boards = widthOf(both) <= this.terminal.columns ? both : `${one}\n\n${other}`;
    return shared ? `${trusted(boards)}\n\n${caption.replaceAll(/\s+/g, ' ')}` : trusted(boards);
  }
}
