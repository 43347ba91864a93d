import { placeOf } from '@gridproof/answers';
import { UsageError } from '@gridproof/plugins';
import type { Tally } from '../report/tally.js';
import type { Bar } from './bar.js';
import type { Entry } from './entries.js';
import type { Record } from './record.js';
import { type Asking, belongs, headOf, isOfOtherEngines } from './row.js';

/**
 * The entries that a record has no row of yet; those that it has are counted. Opens the record for their rows once all
 * that stands in it belongs to these entries; throws `UsageError` where something does not.
 */
export async function* leftOf(
  entries: AsyncIterable<Entry>,
  record: Record,
  { asking, tally, bar }: { readonly asking: Asking; readonly tally: Tally; readonly bar: Bar },
): AsyncGenerator<Entry> {
  const rows = record.rows();
  let open = false;
  let line = 1;
  for await (const entry of entries) {
    if (open) {
      yield entry;
      continue;
    }
    const row = await rows.next();
    const status = row.done ? '' : statusOf(row.value);
    const bytes = row.done ? record.torn : Buffer.from(row.value);
    const head = headOf(entry, asking);
    if (!row.done && isOfOtherEngines(row.value, head)) throw ofOtherEngines(record, line);
    if (status === undefined || !belongs(bytes, head))
      throw foreign(record, line, `it is not of ${placeOf(entry)}`);
    if (row.done) {
      record.open();
      open = true;
      yield entry;
    } else {
      line++;
      tally.add(status);
      bar.skip(entry.end);
    }
  }
  if (open) return;
  if (record.torn.length > 0 || !(await rows.next()).done)
    throw foreign(record, line, 'the input has fewer puzzles');
  // There is nothing to add, but a file that was asked for is there.
  record.open();
}

/** The status in a complete row; undefined where it is not one. */
function statusOf(row: string): string | undefined {
  try {
    const { status } = JSON.parse(row);
    return typeof status === 'string' ? status : undefined;
  } catch {
    return undefined;
  }
}

const ofOtherEngines = ({ path }: Record, line: number): UsageError =>
  new UsageError(
    `'${path}' was written by other engines (line ${line}), and is left as it is: go on with the same --engine and the same engines ` +
      'installed, or write into another file',
  );

const foreign = ({ path }: Record, line: number, why: string): UsageError =>
  new UsageError(
    `'${path}' was written for another input, or with other --unique, --as, --size or --column, and is left as it is: line ${line}: ${why}`,
  );
