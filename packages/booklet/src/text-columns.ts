/** A block of text with its approximate height on paper, in millimetres. */
export interface TextBlock {
  readonly markup: string;
  readonly height: number;
}

/** The number of text columns. */
const COLUMNS = 2;

/** Arranges blocks in the columns of pages of one height; part of the first page is taken. */
export function arrangeInColumns(
  blocks: readonly TextBlock[],
  height: number,
  taken: number,
): readonly (readonly string[])[] {
  const columns: string[][] = [[]];
  let left = height - taken;
  for (const { markup, height: needed } of blocks) {
    if (needed > left && columns.at(-1)!.length > 0) {
      columns.push([]);
      left = height - (columns.length <= COLUMNS ? taken : 0);
    }
    columns.at(-1)!.push(markup);
    left -= needed;
  }
  return columns.map((column) => column.join('\n')).reduce(inPages, []);
}

function inPages(pages: readonly (readonly string[])[], column: string): readonly (readonly string[])[] {
  const last = pages.at(-1);
  return last && last.length < COLUMNS ? [...pages.slice(0, -1), [...last, column]] : [...pages, [column]];
}
