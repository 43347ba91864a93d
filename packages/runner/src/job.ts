import type { Counted, Enumerated, Progress, Solved, Uniqueness } from '@gridproof/core';

/** What each task comes to; answers are as `printAnswer` writes them. */
export interface Outcomes {
  solve: Solved<string>;
  unique: Uniqueness<string>;
  count: Counted;
  /** The answers themselves come one by one, through `onAnswer`. */
  enumerate: Enumerated;
}

export type Task = keyof Outcomes;

/** One task on one puzzle, as data that can cross into another thread. */
export interface Job<T extends Task = Task> {
  readonly task: T;
  /** A module whose default export is the puzzle type, as a URL or a name that the runner can import. */
  readonly type: string;
  /** A module whose default export is the engine. */
  readonly engine: string;
  /** The puzzle as the type's `print` writes it. */
  readonly puzzle: string;
  /** Milliseconds; the task stops by itself, and soon after it is stopped. */
  readonly timeout?: number | undefined;
  /** For `count` and `enumerate`: stop after so many answers. */
  readonly limit?: number | undefined;
}

/** What a worker sends while it works. */
export type Message =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'answer'; readonly answer: string };

/** The task had to be stopped from outside. */
export interface Killed {
  readonly status: 'killed';
  readonly reason: 'time limit' | 'aborted';
}

/** The worker fell over: a fault of the engine or of the puzzle type, not of the puzzle. It has been replaced. */
export interface Crashed {
  readonly status: 'crashed';
  readonly message: string;
}

export type Outcome<T extends Task> = Outcomes[T] | Killed | Crashed;
