import { MergeError } from './merge-error.js';
import { divisor, type PartFile } from './part-file.js';
import { type PartRow, preferredRow } from './row.js';

/** A puzzle of the input, for which a row is expected. */
export interface ExpectedPuzzle {
  /** Name of the input in its rows. */
  readonly source: string;
  /** Undefined if the whole input is one puzzle. */
  readonly line?: number | undefined;
  /** Returns its fingerprint for a task, without the digits of the engines. */
  readonly fingerprint: (task: string) => string;
}

/** The merged rows of a puzzle. */
export type MergedRow =
  | {
      readonly kind: 'row';
      readonly row: PartRow /** True if more than one part has a row. */;
      readonly repeated: boolean;
    }
  | { readonly kind: 'missing'; readonly line: number | undefined }
  /** Two parts have contradicting results. */
  | {
      readonly kind: 'contradiction';
      readonly line: number | undefined;
      readonly rows: readonly [LocatedRow, LocatedRow];
    };

/** Possible tasks, with the phrase for each, such as `with --unique`. */
export type Tasks = Readonly<Record<string, string>>;

/** A row and its position. */
export interface LocatedRow {
  readonly path: string;
  readonly number: number;
  readonly row: PartRow;
}

/**
 * Yields the rows of parts in the order of their puzzles. Reads all parts in step with the puzzles, so memory does not grow
 * with their number.
 * @throws MergeError if a row belongs to another input, task or engine than the first row.
 */
export async function* mergeParts(
  puzzles: AsyncIterable<ExpectedPuzzle>,
  parts: readonly PartFile[],
  tasks: Tasks,
): AsyncGenerator<MergedRow> {
  const question = new SameQuestion(tasks);
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
  for await (const puzzle of puzzles) {
    const line = puzzle.line ?? 0;
    const found = (waiting.get(line) ?? []).map((part) => foundIn(part));
    for (const one of found) question.check(one, puzzle);
    yield oneOf(found, puzzle);
    const here = waiting.get(line) ?? [];
    waiting.delete(line);
    for (const part of here) {
      part.next();
      wait(part);
    }
    if (found.length === 0) refuseStrayRows(waiting, line);
  }
  refuseStrayRows(waiting, Number.POSITIVE_INFINITY);
}

const foundIn = ({ path, number, row }: PartFile): LocatedRow => ({ path, number, row: row! });

function oneOf([first, ...others]: readonly LocatedRow[], { line }: ExpectedPuzzle): MergedRow {
  if (!first) return { kind: 'missing', line };
  let best = first;
  for (const other of others) {
    const row = preferredRow(best.row, other.row);
    if (!row) return { kind: 'contradiction', line, rows: [best, other] };
    best = row === best.row ? best : other;
  }
  return { kind: 'row', row: best.row, repeated: others.length > 0 };
}

/** Refuses a row whose line lies before the current puzzle or does not exist. */
function refuseStrayRows(partsByLine: ReadonlyMap<number, readonly PartFile[]>, now: number): void {
  for (const [line, [part]] of partsByLine)
    if (line < now)
      throw new MergeError(
        `'${part!.path}' line ${part!.number} is of ${line === 0 ? 'a puzzle without a line' : `line ${line}`} of '${part!.row!.source}', ` +
          'where the input has no puzzle: it was written for another one',
      );
}

/** Number of shards that parts belong to, derived from their blocks; 1 or 0 if unknown. */
export const shardsOf = (parts: readonly PartFile[]): number =>
  parts.reduce((all, { stride }) => divisor(all, stride), 0);

/** Checks that all rows have the same task and engines as the first row. */
class SameQuestion {
  #first: { readonly found: LocatedRow; readonly task: string; readonly engines: string } | undefined;

  constructor(readonly tasks: Tasks) {}

  /** @throws MergeError if a row differs. */
  check(located: LocatedRow, puzzle: ExpectedPuzzle): void {
    const { row, path, number } = located;
    const where = `'${path}' line ${number}`;
    if (row.source !== puzzle.source)
      throw new MergeError(
        `${where} calls the input '${row.source}', and here it is '${puzzle.source}': name it as it was named for the parts` +
          (row.source === '-' ? ', - with the whole input on standard input' : ''),
      );
    const task = this.#taskOf(row, puzzle);
    if (task === undefined)
      throw new MergeError(
        `${where} is of another puzzle than line ${puzzle.line ?? 1} of the input, or was asked with other --as, --size or --column`,
      );
    const engines = row.fingerprint.slice(puzzle.fingerprint(task).length);
    this.#first ??= { found: located, task, engines };
    const first = this.#first;
    const other = `'${first.found.path}' line ${first.found.number}`;
    if (task !== first.task)
      throw new MergeError(
        `${where} was written ${this.tasks[task]}, and ${other} ${this.tasks[first.task]}: they answer two questions`,
      );
    if (engines !== first.engines)
      throw new MergeError(
        `${where} was written by other engines, or by another version of this program, than ${other}`,
      );
  }

  #taskOf({ fingerprint }: PartRow, puzzle: ExpectedPuzzle): string | undefined {
    const hasTask = (task: string) => fingerprint.startsWith(puzzle.fingerprint(task));
    const firstTask = this.#first?.task;
    return firstTask !== undefined && hasTask(firstTask) ? firstTask : Object.keys(this.tasks).find(hasTask);
  }
}
