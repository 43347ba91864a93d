import type { Picture } from '@gridproof/core';
import { escapeXml, renderSvg } from '@gridproof/render';
import type { BookletBoard } from './booklet-board.js';
import { type Area, PIXELS } from './paper.js';

/** A board with the texts above and below it. */
interface Figure {
  readonly picture: Picture;
  /** The title for screen readers. */
  readonly title: string;
  /** Markup above the board. */
  readonly heading: string;
  readonly code?: string | undefined;
  /** The maximum size of the figure, and of the side of a cell, in millimetres. */
  readonly room: Area;
  readonly mostCell: number;
}

/** The heights of a heading with its margin and of a line of a code, and the width of its characters, in millimetres. */
const HEADING = 8;
const LINE = 2.9;
const CHARACTER = 1.4;

/** The maximum side of cells in puzzles and in answers, in millimetres. */
const CELL = 15;
const ANSWER_CELL = 6;

/** Renders a puzzle with its number and its code. */
export const puzzleFigure = ({ picture, title, code }: BookletBoard, number: number, room: Area): string =>
  figure({
    picture,
    title: `${number}: ${title}`,
    heading: `<b>${number}</b> ${escapeXml(title)} <span>${picture.width}×${picture.height}</span>`,
    code,
    room,
    mostCell: CELL,
  });

/** An answer with the number of its puzzle. */
export interface AnswerFigure {
  readonly picture: Picture;
  readonly number: number;
}

export const answerFigure = ({ picture, number }: AnswerFigure, _: number, room: Area): string =>
  figure({
    picture,
    title: `The answer to ${number}`,
    heading: `<b>${number}</b>`,
    room,
    mostCell: ANSWER_CELL,
  });

/** Renders a board and its texts, together no larger than the space for them. */
function figure({ picture, title, heading, code, room, mostCell }: Figure): string {
  const lines = code === undefined ? 0 : Math.ceil(code.length / Math.floor(room.width / CHARACTER));
  const words = HEADING + (lines > 0 ? lines * LINE + 1.5 : 0);
  const drawing = renderSvg(picture, {
    title,
    styled: false,
    cellSize: Math.round(mostCell * PIXELS),
    within: { width: room.width * PIXELS, height: Math.max(room.height - words, 10) * PIXELS },
  });
  return `<figure>
<figcaption>${heading}</figcaption>
${drawing}${code === undefined ? '' : `\n<code>${escapeXml(code)}</code>`}
</figure>`;
}
