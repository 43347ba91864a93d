import {
  type AnyPuzzle,
  type BatchEntry,
  lineContent,
  PUZZLE_COLUMNS,
  PuzzleError,
  splitBatch,
  type TableHeader,
  tableHeader,
} from '@gridproof/core';

/** One of many puzzles of a text, not yet read. */
export interface Entry extends BatchEntry {
  /** Its puzzle type, where the text as a whole names it. */
  readonly as?: string | undefined;
  /** What its row of a table calls it. */
  readonly id?: string | undefined;
  /** Why its row of a table cannot be read. */
  readonly misread?: PuzzleError;
}

/** The puzzles of a text that holds several, one on a line or in each row of a table; none where it is one puzzle. */
export async function entriesIn(
  text: string,
  types: readonly AnyPuzzle[],
  as?: string,
): Promise<readonly Entry[] | undefined> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const first = lines.find((line) => lineContent(line) !== '');
  const header = first === undefined ? undefined : tableHeader(lineContent(first));
  if (header?.names.includes('puzzle') && lines.length > 1) return rowsIn(text, header, as);
  const batch = splitBatch(text, types, { as });
  return batch?.entries.map((entry) => ({ ...entry, as: batch.as ?? as }));
}

/** The rows of a table; the parser is loaded only where there is one. */
async function rowsIn(text: string, header: TableHeader, as?: string): Promise<readonly Entry[]> {
  const { default: csv } = await import('papaparse');
  const { delimiter, names } = header;
  const puzzle = PUZZLE_COLUMNS.map((name) => names.indexOf(name)).find((at) => at >= 0)!;
  const id = names.indexOf('id');
  // In a single column a delimiter is part of the puzzle.
  const parsed = csv.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: names.length === 1 ? csv.RECORD_SEP : delimiter,
    skipEmptyLines: 'greedy',
  });
  return parsed.data.slice(1).map((fields, at) => {
    const own = fields[puzzle]?.trim() ?? '';
    return {
      text: own,
      line: at + 2,
      as,
      ...(id >= 0 && { id: fields[id]?.trim() }),
      ...(own === '' && { misread: new PuzzleError('no-puzzle', 'this row has no puzzle') }),
    };
  });
}
