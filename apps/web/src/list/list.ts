import {
  type AnyPuzzle,
  type Claim,
  PuzzleError,
  type ReadPuzzle,
  readPuzzle,
  unwrap,
} from '@gridproof/core';
import { type ReadonlySignal, signal } from '@preact/signals';
import { faultSentence } from '../texts.js';
import type { WorkerSolver } from '../worker/solver.js';
import type { ListEntry } from './entries.js';

/** Status of a puzzle in a list. */
export type Status =
  | 'waiting'
  | 'proving'
  | 'unique'
  | 'multiple'
  | 'unsolvable'
  | 'unknown'
  | 'crashed'
  | 'fault';

/** A puzzle of a list. */
export interface ListRow {
  readonly entry: ListEntry;
  /** Undefined if the puzzle cannot be read. */
  readonly read: ReadPuzzle | undefined;
  /** The error of a puzzle that cannot be read, or the reason why its status is unknown. */
  readonly why: ReadonlySignal<string>;
  readonly status: ReadonlySignal<Status>;
}

/** Time limit per puzzle of a list, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Puzzles that were opened together, proved one by one. */
export class PuzzleList {
  readonly rows: readonly (ListRow & ReturnType<typeof newRow>)[];
  /** Number of puzzles by status. */
  readonly counts = signal<ReadonlyMap<Status, number>>(new Map());
  readonly isRunning = signal(false);

  constructor(
    entries: readonly ListEntry[],
    types: readonly AnyPuzzle[],
    claims: readonly Claim[],
    readonly solver: WorkerSolver,
  ) {
    this.rows = entries.map((entry) => newRow(entry, types, claims));
    this.#count();
  }

  /** Proves the pending puzzles in order, until it is stopped. */
  async prove(): Promise<void> {
    if (this.isRunning.value) return;
    this.isRunning.value = true;
    for (const row of this.rows) {
      if (!this.isRunning.value) break;
      if (!row.read || row.status.value !== 'waiting') continue;
      row.status.value = 'proving';
      const { type, puzzle } = row.read;
      const outcome = await this.solver.run({
        task: 'unique',
        type: type.id,
        puzzle: type.print(puzzle),
        timeout: TIMEOUT_MS,
      });
      const { status } = outcome;
      if (status === 'unknown') row.why.value = outcome.reason;
      if (status === 'crashed') row.why.value = outcome.message;
      const isStopped = status === 'unknown' && outcome.reason === 'aborted';
      row.status.value = isStopped ? 'waiting' : status;
      this.#count();
    }
    this.isRunning.value = false;
  }

  /** Stops proving. `prove` resumes with the interrupted puzzle. */
  stop(): void {
    this.isRunning.value = false;
    this.solver.stop();
  }

  #count(): void {
    const counts = new Map<Status, number>();
    for (const { status } of this.rows) counts.set(status.peek(), (counts.get(status.peek()) ?? 0) + 1);
    this.counts.value = counts;
  }
}

function newRow(entry: ListEntry, types: readonly AnyPuzzle[], claims: readonly Claim[]) {
  const status = signal<Status>('waiting');
  const why = signal('');
  let read: ReadPuzzle | undefined;
  try {
    if (entry.misread) throw entry.misread;
    const { text, ...options } = unwrap(entry, types);
    read = readPuzzle(text, types, { ...options, claims, isOneOfMany: true });
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    status.value = 'fault';
    why.value = faultSentence(error);
  }
  return { entry, read, status, why };
}
