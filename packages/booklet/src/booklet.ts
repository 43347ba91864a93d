import { escapeXml } from '@gridproof/render';
import type { BookletBoard } from './booklet-board.js';
import { renderAnswer, renderPuzzle } from './figures.js';
import { frontColumns } from './front-pages.js';
import { chunk, createGrid, gridStyle, renderGrid } from './page-grid.js';
import { contentArea, heightBelow, type Paper } from './paper.js';
import { HEADER, type Sheet, sheetMarkup, titleMarkup } from './sheet.js';
import { styleFor } from './style.js';

/** Options of a booklet. */
export interface BookletOptions {
  /** The title; `Puzzles` by default. */
  readonly title?: string;
  /** The number of puzzles per page; 4 by default. */
  readonly perPage?: number;
  /** The paper; A4 by default. */
  readonly paper?: Paper;
}

/** The maximum number of puzzles per page; more would be too small to solve. */
export const MAX_PER_PAGE = 30;

/** The number of answers in the space of one puzzle. */
const ANSWERS_PER_PUZZLE = 4;
const MAX_ANSWERS_PER_PAGE = 30;

/** The style element of a drawing. */
const STYLE = /<style>([^<]*)<\/style>/g;

/** The parts of a booklet's page, for programs that embed it in their own. */
export interface BookletParts {
  readonly title: string;
  /** The complete style; the markup has none. */
  readonly style: string;
  /** The markup, a section for each page. */
  readonly body: string;
}

/**
 * Renders a booklet as one self-contained HTML page: contents and rules of each type, the puzzles with their codes, and at the end small
 * answers of those that have one.
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

/** Renders a booklet in parts. */
export function bookletParts(
  boards: readonly BookletBoard[],
  { title = 'Puzzles', perPage = 4, paper = 'a4' }: BookletOptions = {},
): BookletParts {
  const area = contentArea(paper);
  const answers = boards.flatMap(({ answer }, at) => (answer ? { picture: answer, number: at + 1 } : []));
  const front = frontColumns(boards, { perPage, area, answered: answers.length > 0 });
  const onPage = Math.min(perPage * ANSWERS_PER_PUZZLE, MAX_ANSWERS_PER_PAGE);
  const grids = {
    puzzles: createGrid(perPage, area),
    answers: createGrid(Math.max(1, Math.min(onPage, answers.length)), heightBelow(area, HEADER)),
  };
  const pages: readonly Sheet[] = [
    ...front.map((columns, at) => ({
      header: at === 0 ? titleMarkup(title, boards.length, answers.length === boards.length) : '',
      main: `<main class="columns">\n${columns.map((column) => `<div>${column}</div>`).join('\n')}\n</main>`,
    })),
    ...chunk(boards, perPage).map((lot, page) => ({
      header: '',
      main: renderGrid(lot, { name: 'puzzles', grid: grids.puzzles }, (board, at, room) =>
        renderPuzzle(board, page * perPage + at + 1, room),
      ),
    })),
    ...chunk(answers, onPage).map((lot) => ({
      header: '<h1>Answers</h1>',
      main: renderGrid(lot, { name: 'answers', grid: grids.answers }, renderAnswer),
    })),
  ];
  const body = pages
    .map((sheet, at) => sheetMarkup(sheet, { title, page: at + 1, pages: pages.length }))
    .join('\n');
  // Some drawings contain a style, the same for all of them.
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
