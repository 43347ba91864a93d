import { MergeError } from './merge-error.js';
import { divisor, type PartFile } from './part-file.js';
import { type PartRow, preferredRow } from './row.js';

/** A puzzle of the input, for which a row is expected. */
export interface Expected {
  /** What its rows call the input. */
  readonly source: string;
  /** Missing where the input as a whole is one puzzle. */
  readonly line?: number | undefined;
  /** Its fingerprint, if this was asked, up to the digits that say of whom. */
  readonly fingerprint: (task: string) => string;
}

/** What there is of a puzzle. */
export type Merged =
  | { readonly kind: 'row'; readonly row: PartRow /** In more than one part. */; readonly repeated: boolean }
  | { readonly kind: 'missing'; readonly line: number | undefined }
  /** Two parts know it, and contradict each other. */
  | {
      readonly kind: 'contradiction';
      readonly line: number | undefined;
      readonly rows: readonly [Found, Found];
    };

/** What may have been asked, and how that is said of a row: `with --unique`. */
export type Tasks = Readonly<Record<string, string>>;

/** A row, and where it stands. */
export interface Found {
  readonly path: string;
  readonly number: number;
  readonly row: PartRow;
}

/**
 * The rows of parts in the order of the puzzles that they are of. All parts are read in step with the puzzles, so memory does not grow with
 * their number. Throws `MergeError` where a row is of another input, another question or another engine than the first that was met.
 */
export async function* mergeParts(
  puzzles: AsyncIterable<Expected>,
  parts: readonly PartFile[],
  tasks: Tasks,
): AsyncGenerator<Merged> {
  const question = new SameQuestion(tasks);
  /** By the line that is next in them. */
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
    if (found.length === 0) refusePassed(waiting, line);
  }
  refusePassed(waiting, Number.POSITIVE_INFINITY);
}

const foundIn = ({ path, number, row }: PartFile): Found => ({ path, number, row: row! });

function oneOf([first, ...others]: readonly Found[], { line }: Expected): Merged {
  if (!first) return { kind: 'missing', line };
  let best = first;
  for (const other of others) {
    const row = preferredRow(best.row, other.row);
    if (!row) return { kind: 'contradiction', line, rows: [best, other] };
    best = row === best.row ? best : other;
  }
  return { kind: 'row', row: best.row, repeated: others.length > 0 };
}

/** A row of a line that the input has passed, or does not have, is of no puzzle in it. */
function refusePassed(waiting: ReadonlyMap<number, readonly PartFile[]>, now: number): void {
  for (const [line, [part]] of waiting)
    if (line < now)
      throw new MergeError(
        `'${part!.path}' line ${part!.number} is of ${line === 0 ? 'a puzzle without a line' : `line ${line}`} of '${part!.row!.source}', ` +
          'where the input has no puzzle: it was written for another one',
      );
}

/** How many shards parts are of, by the blocks that they have; 1 or 0 where that cannot be seen. */
export const shardsOf = (parts: readonly PartFile[]): number =>
  parts.reduce((all, { stride }) => divisor(all, stride), 0);

/** That all rows are of the same question, asked of the same engines: that of the first which is met. */
class SameQuestion {
  #first: { readonly found: Found; readonly task: string; readonly engines: string } | undefined;

  constructor(readonly tasks: Tasks) {}

  /** Throws `MergeError`. */
  check(found: Found, puzzle: Expected): void {
    const { row, path, number } = found;
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
    this.#first ??= { found, task, engines };
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

  #taskOf({ fingerprint }: PartRow, puzzle: Expected): string | undefined {
    const is = (task: string) => fingerprint.startsWith(puzzle.fingerprint(task));
    const usual = this.#first?.task;
    return usual !== undefined && is(usual) ? usual : Object.keys(this.tasks).find(is);
  }
}
