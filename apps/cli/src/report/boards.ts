import { differences, pictureOf, type Result, resultPicture } from '@gridproof/answers';
import type { AnyPuzzle, Highlight, Picture } from '@gridproof/core';
import { beside, renderText, widthOf } from '@gridproof/render';
import { own } from '../terminal/controls.js';
import type { Terminal } from '../terminal/terminal.js';

/** Draws boards for one terminal. */
export class Boards {
  constructor(readonly terminal: Terminal) {}

  /** The puzzle, or the answer to it with what is to be marked. */
  draw(type: AnyPuzzle, puzzle: unknown, answer?: unknown, highlights: readonly Highlight[] = []): string {
    return this.picture(pictureOf(type, puzzle, answer, highlights));
  }

  /** The answers of a result: two that differ side by side; a single one beside its clues, where no colour distinguishes them. */
  result(type: AnyPuzzle, puzzle: unknown, result: Result): string {
    const [first, second] = result.answers;
    if (second !== undefined && result.status === 'multiple') {
      const drawn = [first, second].map((one) =>
        this.#text(pictureOf(type, puzzle, one, differences(result))),
      );
      return this.#both(drawn[0]!, drawn[1]!, '');
    }
    if (first === undefined) return this.draw(type, puzzle);
    return this.found(type.draw(puzzle), resultPicture(type, puzzle, result));
  }

  /** A picture; without what open cells may hold where that would be wider than the terminal: the words say it too. */
  picture(picture: Picture): string {
    const text = this.#text(picture);
    if (!picture.candidates || widthOf(text) <= columns()) return own(text);
    const { candidates: _, ...bare } = picture;
    return own(this.#text(bare));
  }

  /** What was found; beside what was there before, where no colour distinguishes them. */
  found(before: Picture, after: Picture): string {
    if (this.terminal.color) return this.picture(after);
    return this.#both(this.#text(before), this.#text(after), this.terminal.unicode ? '→' : '->');
  }

  #text(picture: Picture): string {
    return renderText(picture, this.terminal);
  }

  /** Side by side where there is room, else one above the other. */
  #both(left: string, right: string, arrow: string): string {
    const both = beside(left, right, { arrow });
    return own(widthOf(both) <= columns() ? both : `${left}\n\n${right}`);
  }
}

/** How many columns a board may take. */
const columns = (): number => process.stdout.columns ?? 120;
