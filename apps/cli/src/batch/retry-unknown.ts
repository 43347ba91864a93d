import { createReadStream, existsSync, rmSync } from 'node:fs';
import { UsageError } from '@gridproof/plugins';
import { AtomicFile } from '../shards/atomic-file.js';
import { MergeError } from '../shards/merge-error.js';
import { isUnknown, type PartRow, parseRow } from '../shards/row.js';
import { linesOf } from './lines.js';

/** Where the rows of puzzles that are asked again are kept until all of them are there: a record of its own, which can be continued. */
export const retryPath = (path: string): string => `${path}.retry`;

/**
 * Puts rows that were asked again in the place of those in a file that were not known, all at once, and removes their own file. Returns how
 * many there were, and how many of them are known now. Throws `UsageError` where that is not possible.
 */
export async function replaceUnknownRows(
  path: string,
): Promise<{ readonly asked: number; readonly known: number }> {
  const again = rowsIn(retryPath(path));
  let next = await again.next();
  let [asked, known] = [0, 0];
  const aside = opened(path);
  try {
    for await (const row of rowsIn(path)) {
      if (next.done || !isUnknown(row) || !isOfOne(row, next.value)) {
        aside.write(row.text);
        continue;
      }
      aside.write(next.value.text);
      asked++;
      if (!isUnknown(next.value)) known++;
      next = await again.next();
    }
    if (!next.done)
      throw new UsageError(
        `'${retryPath(path)}' holds rows that do not stand in '${path}', and both are left as they are`,
      );
    aside.place();
  } catch (error) {
    aside.drop();
    throw error instanceof MergeError ? new UsageError(error.message) : error;
  }
  rmSync(retryPath(path));
  return { asked, known };
}

function opened(path: string): AtomicFile {
  try {
    return new AtomicFile(path);
  } catch (error) {
    throw error instanceof MergeError ? new UsageError(error.message) : error;
  }
}

/** The rows of a file; a torn last one is left out, and what is cut off there is done again. */
async function* rowsIn(path: string): AsyncGenerator<PartRow> {
  if (!existsSync(path)) return;
  for await (const { text } of linesOf(createReadStream(path), Number.POSITIVE_INFINITY)) {
    const row = parseRow(text);
    if (row) yield row;
  }
}

const isOfOne = (one: PartRow, other: PartRow): boolean =>
  one.line === other.line && one.source === other.source && one.fingerprint === other.fingerprint;
