import type { AnyPuzzle, Grade, Symmetry } from '@gridproof/core';
import type { GeneratedText, GenerateJobOptions, Outcome } from '@gridproof/runner';
import { signal } from '@preact/signals';
import { WorkerSolver } from '../worker/solver.js';

/** Options of new puzzles. */
export interface NewPuzzleOptions {
  readonly type: AnyPuzzle;
  readonly size: { readonly width: number; readonly height: number };
  /** Default: the usual one of the type. */
  readonly symmetry?: Symmetry | undefined;
  readonly difficulty: Grade | undefined;
  /** Equal seeds give equal puzzles. Default: random. */
  readonly seed: string | undefined;
  /** Time limit in milliseconds; a minute by default. */
  readonly timeout?: number;
}

/** A new puzzle, or the reason why there is none. */
export interface GenerateOutcome {
  readonly puzzle: GeneratedText | undefined;
  readonly outcome: Outcome<'generate'>;
}

/** Time limit for a new puzzle, in milliseconds. */
const TIMEOUT_MS = 60_000;
/** Time limit for a puzzle of a certain grade if another grade is good enough, in milliseconds. */
const GRADE_TIMEOUT_MS = 1_200;
/** Time limit for a puzzle of any grade after that, in milliseconds. */
const ANY_GRADE_TIMEOUT_MS = 10_000;

/** Generates puzzles, and prefetches the next one while a puzzle is played. */
export class PuzzlePrefetcher {
  /** True if the next puzzle is ready. */
  readonly isReady = signal(false);
  /** Generates the next puzzle, independently of other tasks of the page. */
  readonly #background = new WorkerSolver();
  #next: { readonly options: NewPuzzleOptions; readonly outcome: Promise<GenerateOutcome> } | undefined;

  /** Options of the next puzzle; undefined if none is being prepared. */
  get next(): NewPuzzleOptions | undefined {
    return this.#next?.options;
  }

  /** Generates a puzzle with a worker, then prefetches the next one. */
  async make(
    options: NewPuzzleOptions,
    solver: WorkerSolver,
    onAttempt?: () => void,
  ): Promise<GenerateOutcome> {
    this.stop();
    return this.#take(options, await generate(options, solver, onAttempt));
  }

  /** Returns the next puzzle and prefetches another. */
  async takeNext(): Promise<GenerateOutcome | undefined> {
    if (!this.#next) return undefined;
    const { options, outcome } = this.#next;
    return this.#take(options, await outcome);
  }

  /** Stops prefetching. */
  stop(): void {
    this.#background.stop();
    this.#next = undefined;
    this.isReady.value = false;
  }

  /** Generates several puzzles and reports each when it is ready. */
  generateMany(
    options: NewPuzzleOptions,
    count: number,
    solver: WorkerSolver,
    onMade: (puzzle: GeneratedText) => void,
  ): Promise<Outcome<'generate'>> {
    this.stop();
    return solver.run(
      {
        task: 'generate',
        type: options.type.id,
        puzzle: '',
        generateOptions: { ...jobOptions(options), count },
      },
      { onPuzzle: onMade },
    );
  }

  /** Starts prefetching the next puzzle. */
  #take(options: NewPuzzleOptions, generated: GenerateOutcome): GenerateOutcome {
    this.isReady.value = false;
    this.#next = undefined;
    if (generated.puzzle) this.#prepare({ ...options, seed: undefined });
    return generated;
  }

  #prepare(options: NewPuzzleOptions): void {
    const outcome = generate(options, this.#background);
    const next = { options, outcome };
    this.#next = next;
    void outcome.then(({ puzzle }) => {
      if (this.#next === next) this.isReady.value = puzzle !== undefined;
    });
  }
}

/** Generates one puzzle with a worker, which can stop it. */
async function generate(
  options: NewPuzzleOptions,
  solver: WorkerSolver,
  onAttempt?: () => void,
): Promise<GenerateOutcome> {
  let puzzle: GeneratedText | undefined;
  const generateOptions = jobOptions(options);
  const { timeout } = generateOptions;
  const outcome = await solver.run(
    { task: 'generate', type: options.type.id, puzzle: '', timeout, generateOptions },
    {
      onPuzzle: (generatedText) => {
        puzzle = generatedText;
      },
      onRejected: () => onAttempt?.(),
    },
  );
  return { puzzle, outcome };
}

/** Generates a puzzle of the grade, if it is found soon; otherwise the nearest one so far, or one of any grade. */
export async function generateNearest(
  options: NewPuzzleOptions,
  solver: WorkerSolver,
): Promise<GenerateOutcome> {
  const exact = await generateSoon(options, solver);
  if (exact.puzzle || !isLate(exact)) return exact;
  return generate({ ...options, difficulty: undefined, timeout: ANY_GRADE_TIMEOUT_MS }, solver);
}

/** Generates a puzzle of the grade or the nearest one, if there is one soon. */
export async function generateSoon(
  options: NewPuzzleOptions,
  solver: WorkerSolver,
): Promise<GenerateOutcome> {
  const { puzzle, outcome } = await generate({ ...options, timeout: GRADE_TIMEOUT_MS }, solver);
  return { puzzle: puzzle ?? ('best' in outcome ? outcome.best : undefined), outcome };
}

/** Returns whether there was not enough time. */
const isLate = ({ outcome }: GenerateOutcome): boolean =>
  outcome.status === 'unknown' && outcome.reason !== 'aborted';

const jobOptions = ({
  size,
  symmetry,
  difficulty,
  seed,
  timeout = TIMEOUT_MS,
}: NewPuzzleOptions): GenerateJobOptions => ({
  size,
  symmetry,
  difficulty,
  seed: seed ?? Math.random().toString(36).slice(2, 10),
  timeout,
});
