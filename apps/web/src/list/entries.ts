import {
  type AnyPuzzle,
  type BatchEntry,
  lineContent,
  PUZZLE_COLUMNS,
  PuzzleError,
  parseTableHeader,
  splitBatch,
  type TableHeader,
} from '@gridproof/core';

/** One of several puzzles of a text, not yet parsed. */
export interface ListEntry extends BatchEntry {
  /** Its puzzle type, if the text names one for all puzzles. */
  readonly as?: string | undefined;
  /** The `id` field of its table row. */
  readonly id?: string | undefined;
  /** The reason why its table row cannot be read. */
  readonly misread?: PuzzleError;
}

/** Returns the puzzles of a text, one per line or table row; undefined if the text is a single puzzle. */
export async function entriesIn(
  text: string,
  types: readonly AnyPuzzle[],
  as?: string,
): Promise<readonly ListEntry[] | undefined> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const first = lines.find((line) => lineContent(line) !== '');
  const header = first === undefined ? undefined : parseTableHeader(lineContent(first));
  if (header?.names.includes('puzzle') && lines.length > 1) return rowsIn(text, header, as);
  const batch = splitBatch(text, types, { as });
  return batch?.entries.map((entry) => ({ ...entry, as: batch.as ?? as }));
}

/** Returns the rows of a table. The parser is loaded on demand. */
async function rowsIn(text: string, header: TableHeader, as?: string): Promise<readonly ListEntry[]> {
  const { default: csv } = await import('papaparse');
  const { delimiter, names } = header;
  const puzzle = PUZZLE_COLUMNS.map((name) => names.indexOf(name)).find((at) => at >= 0)!;
  const id = names.indexOf('id');
  // In a single column, a delimiter is part of the puzzle.
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
