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
  /** Text between the heading and the board. */
  readonly note?: string | undefined;
  readonly code?: string | undefined;
  /** The maximum size of the figure, and of the side of a cell, in millimetres. */
  readonly area: Area;
  readonly maxCell: number;
}

/** The heights of a heading with its margin and of a line of a note or a code, and the widths of their characters, in millimetres. */
const HEADING = 8;
const LINE = 2.9;
const CHARACTER = 1.4;
const NOTE_LINE = 4;
const NOTE_CHARACTER = 1.7;

/** The maximum side of cells in puzzles and in answers, in millimetres. */
const CELL = 15;
const ANSWER_CELL = 6;

/** Renders a puzzle with its number and its code. */
export const renderPuzzle = (
  { picture, title, code, grade, needs = [] }: BookletBoard,
  number: number,
  room: Area,
): string =>
  renderFigure({
    picture,
    title: `${number}: ${title}`,
    heading: `<b>${number}</b> ${escapeXml(title)} <span>${picture.width}×${picture.height}${
      grade === undefined ? '' : `, ${escapeXml(grade)}`
    }</span>`,
    note: needs.length > 0 ? `Needs: ${needs.join(', ')}` : undefined,
    code,
    area: room,
    maxCell: CELL,
  });

/** An answer with the number of its puzzle. */
export interface AnswerFigure {
  readonly picture: Picture;
  readonly number: number;
}

export const renderAnswer = ({ picture, number }: AnswerFigure, _: number, room: Area): string =>
  renderFigure({
    picture,
    title: `The answer to ${number}`,
    heading: `<b>${number}</b>`,
    area: room,
    maxCell: ANSWER_CELL,
  });

/** Renders a board and its texts, together no larger than the space for them. */
function renderFigure({ picture, title, heading, note, code, area, maxCell }: Figure): string {
  const lines = countLines(code, area.width, CHARACTER);
  const noteLines = countLines(note, area.width, NOTE_CHARACTER);
  const words = HEADING + noteLines * NOTE_LINE + (lines > 0 ? lines * LINE + 1.5 : 0);
  const drawing = renderSvg(picture, {
    title,
    includeStyle: false,
    cellSize: Math.round(maxCell * PIXELS),
    maxSize: { width: area.width * PIXELS, height: Math.max(area.height - words, 10) * PIXELS },
  });
  return `<figure>
<figcaption>${heading}</figcaption>${note === undefined ? '' : `\n<p>${escapeXml(note)}</p>`}
${drawing}${code === undefined ? '' : `\n<code>${escapeXml(code)}</code>`}
</figure>`;
}

const countLines = (text: string | undefined, width: number, character: number): number =>
  text === undefined ? 0 : Math.ceil(text.length / Math.floor(width / character));
