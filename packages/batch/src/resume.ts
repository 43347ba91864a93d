import { positionText } from '@gridproof/api';
import { UsageError } from '@gridproof/plugins';
import type { BatchOutput } from './batch-output.js';
import type { InputEntry } from './entries.js';
import { isOfOtherEngines, isRowOf, parseRow, type RowRequest, rowHead } from './row.js';

/**
 * Yields the entries without a row in a record, and skips those with one. Opens the record for new rows once all its rows
 * have been matched with entries.
 * @throws {UsageError} if a row does not belong to its entry
 */
export async function* remainingEntries(
  entries: AsyncIterable<InputEntry>,
  record: BatchOutput,
  request: RowRequest,
  onSkip: (entry: InputEntry, status: string) => void,
): AsyncGenerator<InputEntry> {
  let open = false;
  for await (const { entry, status } of matchRows(entries, record, request)) {
    if (status !== undefined) {
      onSkip(entry, status);
      continue;
    }
    if (!open) record.open();
    open = true;
    yield entry;
  }
  // Creates the requested file even if no rows follow.
  if (!open) record.open();
}

/**
 * Yields the entries whose row has the status `unknown`.
 * @throws {UsageError} if a row does not belong to its entry
 */
export async function* unknownEntries(
  entries: AsyncIterable<InputEntry>,
  record: BatchOutput,
  request: RowRequest,
): AsyncGenerator<InputEntry> {
  for await (const { entry, status } of matchRows(entries, record, request)) {
    if (status === undefined) return;
    if (status === 'unknown') yield entry;
  }
}

/** An entry and the status in its row; undefined if it has no row yet. */
interface EntryStatus {
  readonly entry: InputEntry;
  readonly status: string | undefined;
}

/** Matches the rows of a record with the entries. */
async function* matchRows(
  entries: AsyncIterable<InputEntry>,
  record: BatchOutput,
  request: RowRequest,
): AsyncGenerator<EntryStatus> {
  const rows = record.rows();
  let behind = false;
  let line = 1;
  for await (const entry of entries) {
    if (behind) {
      yield { entry, status: undefined };
      continue;
    }
    const row = await rows.next();
    const status = row.done ? '' : parseRow(row.value)?.status;
    const bytes = row.done ? record.torn : Buffer.from(row.value);
    const head = rowHead(entry, request);
    if (!row.done && isOfOtherEngines(row.value, head)) throw ofOtherEngines(record, line);
    if (status === undefined || !isRowOf(bytes, head))
      throw foreign(record, line, `it is not of ${positionText(entry)}`);
    behind = row.done === true;
    line++;
    yield { entry, status: row.done ? undefined : status };
  }
  if (!behind && (record.torn.length > 0 || !(await rows.next()).done))
    throw foreign(record, line, 'the input has fewer puzzles');
}

const ofOtherEngines = ({ path }: BatchOutput, line: number): UsageError =>
  new UsageError(
    `'${path}' was written by other engines, or by another version (line ${line}), and is left as it is: go on with the same --engine ` +
      'and the same versions installed, or write into another file',
  );

const foreign = ({ path }: BatchOutput, line: number, why: string): UsageError =>
  new UsageError(
    `'${path}' was written for another input, or with other --unique, --as, --size, --column, --shard or --first-line, and is left as it is: line ${line}: ${why}`,
  );
