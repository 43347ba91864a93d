import type {
  CountOutcome,
  EnumerateOutcome,
  ExplainOutcome,
  Fact,
  ForcedOutcome,
  GeneratedPuzzle,
  GenerateOptions,
  GenerateOutcome,
  Place,
  PuzzleError,
  Size,
  SolveOutcome,
  Step,
  StepsOutcome,
  TaskProgress,
  TraceEvent,
  UniqueOutcome,
  UnknownReason,
} from '@gridproof/core';

/** The result of each task; answers are texts of `printAnswer`. */
export interface Outcomes {
  solve: SolveOutcome<string>;
  unique: UniqueOutcome<string>;
  forced: ForcedOutcome<string>;
  count: CountOutcome;
  /** The answers are reported through `onAnswer`. */
  enumerate: EnumerateOutcome;
  explain: ExplainOutcome<string>;
  /** The steps are reported through `onStep`; `enough`: the path ended early, as requested. */
  steps: StepsOutcome<string> | { readonly status: 'enough' };
  /** The puzzles are reported through `onPuzzle`. */
  generate: GenerateJobOutcome;
  /** `solve` or `unique` of a puzzle in any format. */
  row: RowOutcome;
}

/** The outcome of a puzzle in a batch, reduced to the data of its row. */
export type RowOutcome =
  /** The text is no puzzle of the type, or has another size. */
  | { readonly status: 'unread'; readonly error: ReadFault }
  /** The type threw another error while parsing the text or the solution. */
  | { readonly status: 'unreadable'; readonly message: string }
  | {
      readonly status: 'solved' | 'unique' | 'multiple' | 'unsolvable' | 'unknown';
      /** The format of the text. */
      readonly format: string;
      readonly answers: readonly string[];
      /** The reason why the status is `unknown`. */
      readonly reason?: UnknownReason;
      /** The engine that decided the puzzle, or `propagation` or `search` without an engine. */
      readonly engine: string;
      readonly milliseconds: number;
      readonly verdict: SolutionVerdict;
    };

/** A `PuzzleError` as data. */
export type ReadFault = Pick<PuzzleError, 'code' | 'message' | 'line' | 'column'>;

/** The comparison of a solution from the input with the answers; empty if there is nothing to compare. */
export interface SolutionVerdict {
  /** Whether the solution equals one of the found answers. */
  readonly solutionMatches?: boolean;
  /** The reason why the solution cannot be parsed. */
  readonly solutionError?: string;
}

/** A new puzzle; text and answer as printed by its type. */
export type GeneratedText = Omit<GeneratedPuzzle<never, string>, 'puzzle' | 'blank'>;

/** How a generation ended. */
export type GenerateJobOutcome =
  | Extract<GenerateOutcome, { status: 'complete' }>
  /** The type does not support the options: code and message of its `PuzzleError`. */
  | { readonly status: 'refused'; readonly code: string; readonly message: string }
  | (Omit<Extract<GenerateOutcome, { status: 'unknown' }>, 'best'> & { readonly best?: GeneratedText });

/** Options for new puzzles, as data. */
export type GenerateJobOptions = Omit<GenerateOptions, 'signal' | 'onProgress'>;

/** The name of a task. */
export type Task = keyof Outcomes;

/** Where a path ends early. */
export interface PathEnd {
  /** After this many steps. */
  readonly steps?: number | undefined;
  /** After the first step that finds a value, or the value at a place. */
  readonly value?: 'any' | Pick<Place, 'row' | 'col'> | undefined;
}

/** A task for a puzzle, as data that can be sent to another thread. */
export interface Job<T extends Task = Task> {
  readonly task: T;
  /**
   * The module whose default export is the puzzle type: a URL, or a package name that resolves from the runner's own
   * folder. `import.meta.resolve(name)` returns the URL of a name that only the caller can resolve.
   */
  readonly type: string;
  /** The module whose default export is the engine, named in the same way. */
  readonly engine: string;
  /** The puzzle as printed by its type; for `row` in any format of the type; empty for `generate`. */
  readonly puzzle: string;
  /** For `row`: runs `unique` instead of `solve`. */
  readonly unique?: boolean | undefined;
  /** For `row`: the size of the board, for formats without one; a puzzle of another size is refused. */
  readonly size?: Size | undefined;
  /** For `row`: a solution to compare with the answers. */
  readonly solution?: string | undefined;
  /** For `generate`: the options of the puzzles. */
  readonly generateOptions?: GenerateJobOptions | undefined;
  /** Milliseconds from the start of the job in its thread; the task stops on its own, or is killed soon after. */
  readonly timeout?: number | undefined;
  /** Conflict limit per engine call; exceeding it ends the task with `unknown`. */
  readonly conflicts?: number | undefined;
  /** Limit of search steps before an engine is called; 0 calls the engine directly. Tasks that give reasons ignore it. */
  readonly searchSteps?: number | undefined;
  /** For `count` and `enumerate`: maximum number of answers. */
  readonly limit?: number | undefined;
  /** The player's entries: only answers that agree with them count. */
  readonly entries?: readonly Fact[] | undefined;
  /** For `steps`: adds arguments to steps of many reasons; `hardest`: only to the hardest so far. */
  readonly withArguments?: boolean | 'hardest' | undefined;
  /** For `steps`: ends the path early. */
  readonly end?: PathEnd | undefined;
  /** For `explain`: milliseconds after which the search for a better explanation ends. */
  readonly budget?: number | undefined;
  /** Sends trace events: set by the runner if `onTrace` is given. `generate` ignores it. */
  readonly trace?: boolean | undefined;
}

/** A signal and callbacks for a job. */
export interface RunOptions {
  /** Kills the thread of the job immediately, or cancels the job while it waits. */
  readonly signal?: AbortSignal | undefined;
  /** The job continues work on a puzzle: it goes ahead of waiting jobs that do not. */
  readonly continues?: boolean | undefined;
  /** Called with the progress at intervals. */
  readonly onProgress?: ((progress: TaskProgress) => void) | undefined;
  /** Called with each trace event of the task. */
  readonly onTrace?: ((event: TraceEvent) => void) | undefined;
  /** Called with each answer of `enumerate`, as text. */
  readonly onAnswer?: ((answer: string) => void) | undefined;
  /** Called with each step of `steps`. */
  readonly onStep?: ((step: Step) => void) | undefined;
  /** Called with each puzzle of `generate`. */
  readonly onPuzzle?: ((puzzle: GeneratedText) => void) | undefined;
  /** Called with the numbers of candidates that `generate` has rejected for the current puzzle. */
  readonly onRejected?: ((rejected: GeneratedPuzzle['rejected']) => void) | undefined;
}

/** An event of a job for its callbacks. */
export type JobEvent =
  | { readonly kind: 'progress'; readonly progress: TaskProgress }
  | { readonly kind: 'trace'; readonly event: TraceEvent }
  | { readonly kind: 'answer'; readonly answer: string }
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'puzzle'; readonly puzzle: GeneratedText }
  | { readonly kind: 'rejected'; readonly rejected: GeneratedPuzzle['rejected'] };

/**
 * A message of a thread: `started` once; for each job its events and its end, `crash` or `done` (`done` covers one or
 * several quick jobs); `returned` if the jobs took so long that the thread returns the rest; finally `spent` if the
 * thread has reached its number of jobs.
 */
export type WorkerMessage =
  | { readonly kind: 'started' }
  | JobEvent
  | { readonly kind: 'done'; readonly outcomes: readonly (Outcomes[Task] | Interruption)[] }
  | { readonly kind: 'crash'; readonly message: string }
  | { readonly kind: 'returned' }
  | { readonly kind: 'spent' };

/** Why a job has no result: it was stopped from outside, or cancelled while it waited. */
export interface Interruption {
  readonly status: 'unknown';
  readonly reason: UnknownReason;
  /** Milliseconds since the start in its thread; undefined if the job waited. */
  readonly milliseconds?: number;
}

/** The thread crashed and was replaced: a fault of the engine or the puzzle type, not of the puzzle. */
export interface Crashed {
  readonly status: 'crashed';
  readonly message: string;
  /** Milliseconds since the start in its thread; undefined if the job waited. */
  readonly milliseconds?: number;
}

/** The outcome of a job: the result of its task, or the reason why there is none. */
export type Outcome<T extends Task> = Outcomes[T] | Interruption | Crashed;
