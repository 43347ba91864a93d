import { UsageError } from '@gridproof/plugins';
import type { InputEntry } from './entries.js';
import { divisor, type PartFile } from './part-file.js';
import { type PartRow, preferredRow, requestDigits } from './row.js';

/** Tasks, with the option of each. */
const TASKS: Readonly<Record<string, string>> = { unique: 'with --unique', solve: 'without --unique' };

/** An entry of the input with its merged rows. */
export type MergedRow = { readonly entry: InputEntry } & (
  | {
      readonly kind: 'row';
      readonly row: PartRow;
      /** True if more than one part has a row. */
      readonly repeated: boolean;
    }
  | { readonly kind: 'missing' }
  /** Two parts have contradicting results. */
  | { readonly kind: 'contradiction'; readonly rows: readonly [LocatedRow, LocatedRow] }
);

/** A row and its position. */
export interface LocatedRow {
  readonly path: string;
  readonly number: number;
  readonly row: PartRow;
}

/**
 * Yields the rows of parts in the order of their entries. Reads all parts in step with the entries, so memory does not grow
 * with their number.
 * @throws {UsageError} if a row belongs to another input, task or engine than the first row
 */
export async function* mergeParts(
  entries: AsyncIterable<InputEntry>,
  parts: readonly PartFile[],
): AsyncGenerator<MergedRow> {
  const request = new SameRequest();
  /** Parts by the line of their next row. */
  const waiting = new Map<number, PartFile[]>();
  const wait = (part: PartFile) => {
    if (!part.row) return;
    const line = part.row.line ?? 0;
    const others = waiting.get(line);
    if (others) others.push(part);
    else waiting.set(line, [part]);
  };
  for (const part of parts) wait(part);
  for await (const entry of entries) {
    const line = entry.line ?? 0;
    const here = waiting.get(line) ?? [];
    const found = here.map(({ path, number, row }) => ({ path, number, row: row! }));
    for (const located of found) request.check(located, entry);
    yield { entry, ...mergeRows(found) };
    waiting.delete(line);
    for (const part of here) {
      part.next();
      wait(part);
    }
    if (found.length === 0) refuseStrayRows(waiting, line);
  }
  refuseStrayRows(waiting, Number.POSITIVE_INFINITY);
}

/** Merges the rows of one entry. */
function mergeRows([first, ...others]: readonly LocatedRow[]) {
  if (!first) return { kind: 'missing' } as const;
  let best = first;
  for (const other of others) {
    const row = preferredRow(best.row, other.row);
    if (!row) return { kind: 'contradiction', rows: [best, other] as const } as const;
    best = row === best.row ? best : other;
  }
  return { kind: 'row', row: best.row, repeated: others.length > 0 } as const;
}

/** Refuses a row whose line lies before the current puzzle or does not exist. */
function refuseStrayRows(partsByLine: ReadonlyMap<number, readonly PartFile[]>, now: number): void {
  for (const [line, [part]] of partsByLine)
    if (line < now)
      throw new UsageError(
        `'${part!.path}' line ${part!.number} is of ${line === 0 ? 'a puzzle without a line' : `line ${line}`} of '${part!.row!.source}', ` +
          'where the input has no puzzle: it was written for another one',
      );
}

/** Number of shards that parts belong to, derived from their blocks; 1 or 0 if unknown. */
export const shardsOf = (parts: readonly PartFile[]): number =>
  parts.reduce((all, { stride }) => divisor(all, stride), 0);

/** Checks that all rows have the same task and engines as the first row. */
class SameRequest {
  #first: { readonly found: LocatedRow; readonly task: string; readonly engines: string } | undefined;

  /** @throws {UsageError} if a row differs */
  check(located: LocatedRow, entry: InputEntry): void {
    const { row, path, number } = located;
    const where = `'${path}' line ${number}`;
    if (row.source !== entry.source)
      throw new UsageError(
        `${where} calls the input '${row.source}', and here it is '${entry.source}': name it as it was named for the parts` +
          (row.source === '-' ? ', - with the whole input on standard input' : ''),
      );
    const task = this.#taskOf(row, entry);
    if (task === undefined)
      throw new UsageError(
        `${where} is of another puzzle than line ${entry.line ?? 1} of the input, or was asked with other --as, --size or --column`,
      );
    const engines = row.fingerprint.slice(requestDigits(entry, task).length);
    this.#first ??= { found: located, task, engines };
    const first = this.#first;
    const other = `'${first.found.path}' line ${first.found.number}`;
    if (task !== first.task)
      throw new UsageError(
        `${where} was written ${TASKS[task]}, and ${other} ${TASKS[first.task]}: they answer two questions`,
      );
    if (engines !== first.engines)
      throw new UsageError(
        `${where} was written by other engines, or by another version of this program, than ${other}`,
      );
  }

  #taskOf({ fingerprint }: PartRow, entry: InputEntry): string | undefined {
    const hasTask = (task: string) => fingerprint.startsWith(requestDigits(entry, task));
    const firstTask = this.#first?.task;
    return firstTask !== undefined && hasTask(firstTask) ? firstTask : Object.keys(TASKS).find(hasTask);
  }
}
