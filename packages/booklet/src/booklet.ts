import { escapeXml } from '@gridproof/render';
import type { BookletBoard } from './booklet-board.js';
import { answerFigure, puzzleFigure } from './figures.js';
import { frontColumns } from './front-pages.js';
import { boardsIn, chunk, gridFor, gridStyle } from './page-grid.js';
import { contentArea, heightBelow, type Paper } from './paper.js';
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

/** With more puzzles than this on a page they are too small to be solved. */
export const MOST_PER_PAGE = 30;

/** How many answers take the room of one puzzle; with more on a page they cannot be read. */
const ANSWERS = 4;
const MOST_ANSWERS = 30;

/** The style that a drawing brings along. */
const STYLE = /<style>([^<]*)<\/style>/g;

/** The parts of a booklet's page, for programs that put it into one of their own. */
export interface BookletParts {
  readonly title: string;
  /** The style of all of it; nothing in the markup has one of its own. */
  readonly style: string;
  /** Markup: a section for each page. */
  readonly body: string;
}

/**
 * A booklet as one HTML page that needs no other file: what is where and the rules of each type, the puzzles with their codes
 * below them, and at the end the answers, small, of those that have one.
 */
export function bookletPage(boards: readonly BookletBoard[], options: BookletOptions = {}): string {
  const { title, style, body } = bookletParts(boards, options);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeXml(title)}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** The same in parts. */
export function bookletParts(
  boards: readonly BookletBoard[],
  { title = 'Puzzles', perPage = 4, paper = 'a4' }: BookletOptions = {},
): BookletParts {
  const area = contentArea(paper);
  const answers = boards.flatMap(({ answer }, at) => (answer ? { picture: answer, number: at + 1 } : []));
  const front = frontColumns(boards, { perPage, area, answered: answers.length > 0 });
  const onPage = Math.min(perPage * ANSWERS, MOST_ANSWERS);
  const grids = {
    puzzles: gridFor(perPage, area),
    answers: gridFor(Math.max(1, Math.min(onPage, answers.length)), heightBelow(area, HEADER)),
  };
  const pages: readonly Sheet[] = [
    ...front.map((columns, at) => ({
      header: at === 0 ? titleMarkup(title, boards.length, answers.length === boards.length) : '',
      main: `<main class="columns">\n${columns.map((column) => `<div>${column}</div>`).join('\n')}\n</main>`,
    })),
    ...chunk(boards, perPage).map((lot, page) => ({
      header: '',
      main: boardsIn(lot, { name: 'puzzles', grid: grids.puzzles }, (board, at, room) =>
        puzzleFigure(board, page * perPage + at + 1, room),
      ),
    })),
    ...chunk(answers, onPage).map((lot) => ({
      header: '<h1>Answers</h1>',
      main: boardsIn(lot, { name: 'answers', grid: grids.answers }, answerFigure),
    })),
  ];
  const body = pages
    .map((sheet, at) => sheetMarkup(sheet, { title, page: at + 1, pages: pages.length }))
    .join('\n');
  // Some drawings bring a style along, which is the same for all of them.
  const own = new Set(Array.from(body.matchAll(STYLE), ([, style]) => style!));
  return {
    title,
    style: [
      styleFor(paper),
      ...Object.entries(grids).map(([name, grid]) => gridStyle(name, grid)),
      ...own,
    ].join('\n'),
    body: body.replaceAll(STYLE, ''),
  };
}
