import type { AnyPuzzle, Grade, Symmetry } from '@gridproof/core';
import type { GeneratedText, GenerateJobOptions, Outcome } from '@gridproof/runner';
import { signal } from '@preact/signals';
import { Solver } from '../worker/solver.js';

/** What new puzzles should be like. */
export interface GenerateOptions {
  readonly type: AnyPuzzle;
  readonly size: { readonly width: number; readonly height: number };
  readonly symmetry: Symmetry;
  readonly difficulty: Grade | undefined;
  /** The same text makes the same puzzles; any by default. */
  readonly seed: string | undefined;
}

/** A new puzzle, or why there is none. */
export interface Generated {
  readonly made: GeneratedText | undefined;
  readonly outcome: Outcome<'generate'>;
}

/** How many milliseconds a new puzzle may take. */
const TIMEOUT_MS = 60_000;

/** Generates puzzles, and the next one while the last is played. */
export class PuzzlePrefetcher {
  /** Whether the next puzzle is there already. */
  readonly isReady = signal(false);
  /** Generates the next puzzle while the page asks other questions. */
  readonly #background = new Solver();
  #next: { readonly options: GenerateOptions; readonly generated: Promise<Generated> } | undefined;

  /** The options of the next puzzle, which usually is there already. */
  get next(): GenerateOptions | undefined {
    return this.#next?.options;
  }

  /** Generates a puzzle with a given worker, and begins the next one. */
  async make(options: GenerateOptions, solver: Solver, onAttempt?: () => void): Promise<Generated> {
    this.stop();
    return this.#take(options, await generate(options, solver, onAttempt));
  }

  /** Takes the next puzzle; another one is begun. */
  async takeNext(): Promise<Generated | undefined> {
    if (!this.#next) return undefined;
    const { options, generated } = this.#next;
    return this.#take(options, await generated);
  }

  /** Stops the work on the next puzzle. */
  stop(): void {
    this.#background.stop();
    this.#next = undefined;
    this.isReady.value = false;
  }

  /** Generates several puzzles, each of which is handed over as it comes. */
  many(
    options: GenerateOptions,
    count: number,
    solver: Solver,
    onMade: (made: GeneratedText) => void,
  ): Promise<Outcome<'generate'>> {
    this.stop();
    return solver.ask(
      { task: 'generate', type: options.type.id, puzzle: '', wish: { ...wishOf(options), count } },
      { onMade },
    );
  }

  /** Begins the next puzzle. */
  #take(options: GenerateOptions, generated: Generated): Generated {
    this.isReady.value = false;
    this.#next = undefined;
    if (generated.made) this.#prepare({ ...options, seed: undefined });
    return generated;
  }

  #prepare(options: GenerateOptions): void {
    const generated = generate(options, this.#background);
    const next = { options, generated };
    this.#next = next;
    void generated.then(({ made }) => {
      if (this.#next === next) this.isReady.value = made !== undefined;
    });
  }
}

/** Generates one puzzle with a worker, which can be stopped there. */
export async function generate(
  options: GenerateOptions,
  solver: Solver,
  onAttempt?: () => void,
): Promise<Generated> {
  let made: GeneratedText | undefined;
  const outcome = await solver.ask(
    { task: 'generate', type: options.type.id, puzzle: '', wish: wishOf(options) },
    {
      onMade: (one) => {
        made = one;
      },
      onRejected: () => onAttempt?.(),
    },
  );
  return { made, outcome };
}

const wishOf = ({ size, symmetry, difficulty, seed }: GenerateOptions): GenerateJobOptions => ({
  size,
  symmetry,
  difficulty,
  seed: seed ?? Math.random().toString(36).slice(2, 10),
  timeout: TIMEOUT_MS,
});
