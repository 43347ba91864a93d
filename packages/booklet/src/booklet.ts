import { escapeXml } from '@gridproof/render';
import type { BookletBoard } from './board.js';
import { type Answer, answerFigure, puzzleFigure } from './figure.js';
import { frontColumns } from './front.js';
import { boardsIn, gridFor, lotsOf } from './grid.js';
import { type Area, below, type Paper, roomOn } from './paper.js';
import { HEADER, type Sheet, sheetMarkup, titleMarkup } from './sheet.js';
import { styleFor } from './style.js';

/** How a booklet is made. */
export interface BookletOptions {
  /** What stands above it; `Puzzles` by default. */
  readonly title?: string;
  /** How many puzzles stand on a page, 4 by default. */
  readonly perPage?: number;
  /** What it is printed on, A4 by default. */
  readonly paper?: Paper;
}

/** More puzzles than these are too small to be solved on a page. */
export const MOST_PER_PAGE = 30;

/** So many answers have the room of one puzzle, and more on a page cannot be read. */
const ANSWERS = 4;
const MOST_ANSWERS = 30;

/**
 * A booklet as one HTML page that needs no other file: what is where and the rules of each type, the puzzles with their codes
 * below them, and at the end the answers, small, of those that have one.
 */
export function bookletPage(
  boards: readonly BookletBoard[],
  { title = 'Puzzles', perPage = 4, paper = 'a4' }: BookletOptions = {},
): string {
  const area = roomOn(paper);
  const answers = boards.flatMap(({ answer }, at) => (answer ? { picture: answer, number: at + 1 } : []));
  const front = frontColumns(boards, { perPage, area, answered: answers.length > 0 });
  const pages: readonly Sheet[] = [
    ...front.map((columns, at) => ({
      header: at === 0 ? titleMarkup(title, boards.length, answers.length === boards.length) : '',
      main: `<main class="columns">\n${columns.map((column) => `<div>${column}</div>`).join('\n')}\n</main>`,
    })),
    ...lotsOf(boards, perPage).map((lot, page) => ({
      header: '',
      main: boardsIn(lot, gridFor(perPage, area), (board, at, room) =>
        puzzleFigure(board, page * perPage + at + 1, room),
      ),
    })),
    ...answerSheets(answers, Math.min(perPage * ANSWERS, MOST_ANSWERS), below(area, HEADER)),
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(title)}</title>
<style>${styleFor(paper)}</style>
</head>
<body>
${pages.map((sheet, at) => sheetMarkup(sheet, { title, page: at + 1, pages: pages.length })).join('\n')}
</body>
</html>
`;
}

const answerSheets = (answers: readonly Answer[], perPage: number, area: Area): readonly Sheet[] =>
  lotsOf(answers, perPage).map((lot) => ({
    header: '<h1>Answers</h1>',
    main: boardsIn(lot, gridFor(Math.min(perPage, answers.length), area), answerFigure),
  }));
