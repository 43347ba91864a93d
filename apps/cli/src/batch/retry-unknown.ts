import { createReadStream, existsSync, rmSync } from 'node:fs';
import { UsageError } from '@gridproof/plugins';
import { AtomicFile } from '../shards/atomic-file.js';
import { MergeError } from '../shards/merge-error.js';
import { isUnknown, type PartRow, parseRow } from '../shards/row.js';
import { linesOf } from './lines.js';

/** Path of the file that collects the rows of retried puzzles. It is a record that can be resumed. */
export const retryPath = (path: string): string => `${path}.retry`;

/**
 * Replaces the unknown rows of a file by their retried rows in one step, and removes the file of retried rows. Returns the
 * number of retried rows and of those now known.
 * @throws UsageError if the files do not match or cannot be written.
 */
export async function replaceUnknownRows(
  path: string,
): Promise<{ readonly retries: number; readonly known: number }> {
  const retriedRows = rowsIn(retryPath(path));
  let next = await retriedRows.next();
  let [retries, known] = [0, 0];
  const output = openOutput(path);
  try {
    for await (const row of rowsIn(path)) {
      if (next.done || !isUnknown(row) || !isOfOne(row, next.value)) {
        output.write(row.text);
        continue;
      }
      output.write(next.value.text);
      retries++;
      if (!isUnknown(next.value)) known++;
      next = await retriedRows.next();
    }
    if (!next.done)
      throw new UsageError(
        `'${retryPath(path)}' holds rows that do not stand in '${path}', and both are left as they are`,
      );
    output.place();
  } catch (error) {
    output.drop();
    throw error instanceof MergeError ? new UsageError(error.message) : error;
  }
  rmSync(retryPath(path));
  return { retries, known };
}

function openOutput(path: string): AtomicFile {
  try {
    return new AtomicFile(path);
  } catch (error) {
    throw error instanceof MergeError ? new UsageError(error.message) : error;
  }
}

/** Yields the complete rows of a file. A torn last row is left out and solved again. */
async function* rowsIn(path: string): AsyncGenerator<PartRow> {
  if (!existsSync(path)) return;
  for await (const { text } of linesOf(createReadStream(path), Number.POSITIVE_INFINITY)) {
    const row = parseRow(text);
    if (row) yield row;
  }
}

const isOfOne = (one: PartRow, other: PartRow): boolean =>
  one.line === other.line && one.source === other.source && one.fingerprint === other.fingerprint;
