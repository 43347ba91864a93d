import type {
  CountOutcome,
  EnumerateOutcome,
  ExplainOutcome,
  Fact,
  ForcedOutcome,
  GeneratedPuzzle,
  GenerateOptions,
  GenerateOutcome,
  Progress,
  PuzzleError,
  Size,
  SolveOutcome,
  Step,
  StepsOutcome,
  TraceEvent,
  UniqueOutcome,
  UnknownReason,
} from '@gridproof/core';

/** The result of each task; answers are as `printAnswer` writes them. */
export interface Outcomes {
  solve: SolveOutcome<string>;
  unique: UniqueOutcome<string>;
  forced: ForcedOutcome<string>;
  count: CountOutcome;
  /** The answers themselves come one by one, through `onAnswer`. */
  enumerate: EnumerateOutcome;
  explain: ExplainOutcome<string>;
  /** The steps themselves come one by one, through `onStep`. */
  steps: StepsOutcome<string>;
  /** The puzzles themselves come one by one, through `onMade`. */
  generate: GenerateJobOutcome;
  /** `solve` or `unique` of a puzzle as somebody wrote it. */
  row: RowOutcome;
}

/** What came of one puzzle of very many, in as few words as a row about it needs. */
export type RowOutcome =
  /** The text holds no puzzle of the type, or none of the size. */
  | { readonly status: 'unread'; readonly error: ReadFault }
  /** The type threw something else while it read the text or the solution. */
  | { readonly status: 'unreadable'; readonly message: string }
  | {
      readonly status: 'solved' | 'unique' | 'multiple' | 'unsolvable' | 'unknown';
      /** The format that the text is in. */
      readonly format: string;
      readonly answers: readonly string[];
      /** Why it is unknown. */
      readonly reason?: UnknownReason;
      /** What decided it: an engine, or none. */
      readonly engine: string;
      readonly milliseconds: number;
      readonly verdict: SolutionVerdict;
    };

/** A `PuzzleError` as data. */
export type ReadFault = Pick<PuzzleError, 'code' | 'message' | 'line' | 'column'>;

/** How a solution that came with a puzzle compares with the answers; empty where there is nothing to compare. */
export interface SolutionVerdict {
  /** It is the answer that was found, or one of the two. */
  readonly solutionMatches?: boolean;
  /** Why it cannot be read. */
  readonly solutionError?: string;
}

/** A new puzzle; its text and its answer are as the type writes them. */
export type GeneratedText = Omit<GeneratedPuzzle<never, string>, 'puzzle' | 'blank'>;

/** How the making of puzzles ended. */
export type GenerateJobOutcome =
  | Extract<GenerateOutcome, { status: 'complete' }>
  /** The type has no puzzles as wished: what its `PuzzleError` says. */
  | { readonly status: 'refused'; readonly code: string; readonly message: string }
  | (Omit<Extract<GenerateOutcome, { status: 'unknown' }>, 'best'> & { readonly best?: GeneratedText });

/** What is wished of new puzzles, as data. */
export type GenerateJobOptions = Omit<GenerateOptions, 'signal' | 'onProgress'>;

/** What can be asked. */
export type Task = keyof Outcomes;

/** One task on one puzzle, as data that can cross into another thread. */
export interface Job<T extends Task = Task> {
  readonly task: T;
  /**
   * A module whose default export is the puzzle type: a URL, or a package name that can be found from the runner's own
   * folder. `import.meta.resolve(name)` makes a URL of a name that only the caller can find.
   */
  readonly type: string;
  /** A module whose default export is the engine, named in the same way. */
  readonly engine: string;
  /** The puzzle as the type's `print` writes it; for `row` in any format that the type reads; an empty text for `generate`. */
  readonly puzzle: string;
  /** For `row`: whether its answer is to be the only one. */
  readonly unique?: boolean | undefined;
  /** For `row`: the size of the board, for formats that do not give it; a puzzle of another size is refused. */
  readonly size?: Size | undefined;
  /** For `row`: a solution that is compared with the answers. */
  readonly solution?: string | undefined;
  /** For `generate`. */
  readonly wish?: GenerateJobOptions | undefined;
  /** Milliseconds from the job's start in its thread; the task stops by itself, and soon after it is stopped. */
  readonly timeout?: number | undefined;
  /** A call of the engine that takes more conflicts than this ends the task with `unknown`. */
  readonly conflicts?: number | undefined;
  /** What a search may take before an engine is asked; 0: an engine is asked at once. Tasks that give reasons take no notice. */
  readonly searchSteps?: number | undefined;
  /** For `count` and `enumerate`: stop after this many answers. */
  readonly limit?: number | undefined;
  /** What a player has entered: only answers that agree with it count. */
  readonly entries?: readonly Fact[] | undefined;
  /** For `explain`: milliseconds after which no better explanation is looked for. */
  readonly budget?: number | undefined;
  /** Somebody listens to what the task does: set by the runner where `onTrace` is. `generate` takes no notice. */
  readonly trace?: boolean | undefined;
}

/** How a task is stopped, and who listens to it. */
export interface RunOptions {
  /** Kills the job's thread at once, or calls the job off while it waits. */
  readonly signal?: AbortSignal | undefined;
  /** The job continues work that was begun: it comes before those that wait and do not. */
  readonly continues?: boolean | undefined;
  /** Called now and then with how far the task is. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Called with all that the task does, as it does it. */
  readonly onTrace?: ((event: TraceEvent) => void) | undefined;
  /** Called with each answer of `enumerate`, as text. */
  readonly onAnswer?: ((answer: string) => void) | undefined;
  /** Called with each step of `steps`. */
  readonly onStep?: ((step: Step) => void) | undefined;
  /** Called with each puzzle of `generate`. */
  readonly onMade?: ((made: GeneratedText) => void) | undefined;
  /** Called with what `generate` has rejected of a puzzle so far. */
  readonly onRejected?: ((rejected: GeneratedPuzzle['rejected']) => void) | undefined;
}

/** What happens in a job, for its listeners. */
export type JobEvent =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'trace'; readonly event: TraceEvent }
  | { readonly kind: 'answer'; readonly answer: string }
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'made'; readonly made: GeneratedText }
  | { readonly kind: 'rejected'; readonly rejected: GeneratedPuzzle['rejected'] };

/**
 * What a thread sends: `started` once, then of each job what happens in it, and its end: `crash`, or `done` of one job or of several quick ones; `returned`, if the
 * jobs took so long that it returns the rest; at last `spent`, if it has done as many jobs as it may.
 */
export type WorkerMessage =
  | { readonly kind: 'started' }
  | JobEvent
  | { readonly kind: 'done'; readonly outcomes: readonly (Outcomes[Task] | Killed)[] }
  | { readonly kind: 'crash'; readonly message: string }
  | { readonly kind: 'returned' }
  | { readonly kind: 'spent' };

/** The task had to be stopped from outside, or was called off before its turn came. */
export interface Killed {
  readonly status: 'killed';
  readonly reason: UnknownReason;
  /** Since its thread began it; none where it waited. */
  readonly milliseconds?: number;
}

/** The thread crashed: a fault of the engine or of the puzzle type, not of the puzzle. It has been replaced. */
export interface Crashed {
  readonly status: 'crashed';
  readonly message: string;
  /** Since its thread began it; none where it waited. */
  readonly milliseconds?: number;
}

/** The outcome of a task: its result, or that it was ended, or that its thread crashed. */
export type Outcome<T extends Task> = Outcomes[T] | Killed | Crashed;
