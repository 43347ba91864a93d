import { groupBy } from '@gridproof/core';
import { escapeXml } from '@gridproof/render';
import type { BookletBoard } from './booklet-board.js';
import type { Area } from './paper.js';
import { HEADER } from './sheet.js';
import { arrangeInColumns, type TextBlock } from './text-columns.js';

/** A puzzle of a booklet with its number and page. */
interface NumberedPuzzle {
  readonly board: BookletBoard;
  /** The number, from 1. */
  readonly number: number;
  readonly page: number;
}

/** Lays out the contents and the rules of each type in the columns of the front pages. */
export function frontColumns(
  boards: readonly BookletBoard[],
  { perPage, area, answered }: { readonly perPage: number; readonly area: Area; readonly answered: boolean },
): readonly (readonly string[])[] {
  const puzzlePages = Math.ceil(boards.length / perPage);
  const behind = (pages: number) => {
    const types = byType(
      boards.map((board, at) => ({ board, number: at + 1, page: pages + 1 + Math.floor(at / perPage) })),
    );
    const rules = Array.from(types, ([name, all]) => ruleBlock(name, ruleTexts(all)));
    return arrangeInColumns(
      [renderContents(types, answered ? pages + puzzlePages + 1 : undefined), ...rules],
      area.height,
      HEADER,
    );
  };
  let front = behind(1);
  for (let pages = 1; front.length > pages; front = behind(pages)) pages = front.length;
  return front;
}

/** Groups puzzles by type, in the order of the first puzzle of each. */
const byType = (all: readonly NumberedPuzzle[]): ReadonlyMap<string, readonly NumberedPuzzle[]> =>
  groupBy(all, ({ board }) => board.title);

/** Sizes of texts on paper in millimetres: a heading, a line with its characters, and the space after a paragraph. */
const HEADING = 8;
const LINE = 4.4;
const CHARACTERS = 50;
const SPACE = 1.2;

const heightOf = (texts: readonly string[]): number =>
  texts.reduce((sum, { length }) => sum + Math.ceil(length / CHARACTERS) * LINE + SPACE, HEADING);

/** Renders the table of contents. */
function renderContents(
  types: ReadonlyMap<string, readonly NumberedPuzzle[]>,
  answersPage: number | undefined,
): TextBlock {
  const rows = [
    ...[...types].map(
      ([title, all]) =>
        [
          `${title} ${formatRanges(all.map(({ number }) => number))}`,
          formatPages(all.map(({ page }) => page)),
        ] as const,
    ),
    ...(answersPage === undefined ? [] : [['Answers', `page ${answersPage}`] as const]),
  ];
  return {
    markup: `<section class="words contents">
<h2>Contents</h2>
${rows.map(([what, where]) => `<p><span>${escapeXml(what)}</span> <span>${where}</span></p>`).join('\n')}
</section>`,
    height: heightOf(rows.map(([what, where]) => `${what}    ${where}`)),
  };
}

/** The rules of puzzles of one type; an optional rule that only some of them use is preceded by their numbers. */
function ruleTexts(all: readonly NumberedPuzzle[]): readonly string[] {
  const optional = new Set(all.flatMap(({ board }) => board.optionalRules ?? []));
  return [...new Set(all.flatMap(({ board }) => board.rules))].map((rule) => {
    const users = all.filter(({ board }) => board.rules.includes(rule));
    if (!optional.has(rule) || users.length === all.length) return rule;
    return `${users.length === 1 ? 'Puzzle' : 'Puzzles'} ${formatRanges(users.map(({ number }) => number))}: ${rule}`;
  });
}

/** The section with the rules of a type. */
const ruleBlock = (title: string, rules: readonly string[]): TextBlock => ({
  markup: `<section class="words">
<h2>${escapeXml(title)}</h2>
<ul>
${rules.map((rule) => `<li>${escapeXml(rule)}</li>`).join('\n')}
</ul>
</section>`,
  height: heightOf(rules),
});

const formatPages = (pages: readonly number[]): string => {
  const all = [...new Set(pages)];
  return `${all.length === 1 ? 'page' : 'pages'} ${formatRanges(all)}`;
};

/** Formats sorted numbers as ranges, `1–4, 9`. */
function formatRanges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}
