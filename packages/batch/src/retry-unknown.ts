import { createReadStream, existsSync, rmSync } from 'node:fs';
import { UsageError } from '@gridproof/plugins';
import { AtomicFile } from './atomic-file.js';
import { BatchOutput } from './batch-output.js';
import type { InputEntry } from './entries.js';
import { readLines } from './lines.js';
import { unknownEntries } from './resume.js';
import { isUnknown, type PartRow, parseRow } from './row.js';
import { type SolveOptions, solveEntries } from './solve-entries.js';

/**
 * Solves the unknown puzzles of an output file again, and replaces their rows when all are solved. Returns the number of
 * retried rows and of those now known; undefined if the signal aborts.
 * @throws {UsageError} if the files do not match or cannot be written
 */
export async function retryUnknown(
  path: string,
  entries: AsyncIterable<InputEntry>,
  options: Omit<SolveOptions, 'output'>,
): Promise<{ readonly retries: number; readonly known: number } | undefined> {
  const output = new BatchOutput(path, true);
  try {
    const unknown = unknownEntries(entries, output, options.solver.request);
    await solveEntries(unknown, { ...options, output: new BatchOutput(retryPath(path), true) });
    return options.signal.aborted ? undefined : await replaceUnknownRows(path);
  } finally {
    output.close();
  }
}

/** Path of the file that collects the rows of retried puzzles. It is a record that can be resumed. */
const retryPath = (path: string): string => `${path}.retry`;

/** Replaces the unknown rows of a file by their retried rows in one step, and removes the file of retried rows. */
async function replaceUnknownRows(path: string) {
  const retriedRows = readRows(retryPath(path));
  let next = await retriedRows.next();
  let [retries, known] = [0, 0];
  const output = new AtomicFile(path);
  try {
    for await (const row of readRows(path)) {
      if (next.done || !isUnknown(row) || !isOfSameEntry(row, next.value)) {
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
    output.commit();
  } finally {
    output.discard();
  }
  rmSync(retryPath(path));
  return { retries, known };
}

/** Yields the complete rows of a file. A torn last row is left out and solved again. */
async function* readRows(path: string): AsyncGenerator<PartRow> {
  if (!existsSync(path)) return;
  for await (const { text } of readLines(createReadStream(path), Number.POSITIVE_INFINITY)) {
    const row = parseRow(text);
    if (row) yield row;
  }
}

const isOfSameEntry = (one: PartRow, other: PartRow): boolean =>
  one.line === other.line && one.source === other.source && one.fingerprint === other.fingerprint;
