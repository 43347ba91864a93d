import { escapeXml } from '@gridproof/render';

/** One page: its markup without the parts that all pages share. */
export interface Sheet {
  /** The header; empty if the page has none. */
  readonly header: string;
  readonly main: string;
}

/** The height of a header in millimetres. */
export const HEADER = 20;

/** Renders the header of the first page; `proved` if all puzzles have their answers. */
export const titleMarkup = (title: string, puzzles: number, proved: boolean): string =>
  `<h1>${escapeXml(title)}</h1>\n<p>${puzzles === 1 ? 'One puzzle' : `${puzzles} puzzles`}${
    proved ? `${puzzles === 1 ? '' : ', each'} with one answer` : ''
  }</p>`;

/** Renders a page with its number. */
export const sheetMarkup = (
  { header, main }: Sheet,
  { title, page, pages }: { readonly title: string; readonly page: number; readonly pages: number },
): string => `<section class="page" id="page-${page}">${header && `\n<header>${header}</header>`}
${main}
<footer><span>${escapeXml(title)}</span> <span>${page} / ${pages}</span></footer>
</section>`;
