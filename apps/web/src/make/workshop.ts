import type { AnyPuzzle, Grade, Symmetry } from '@gridproof/core';
import type { Made, MakingWish, Outcome } from '@gridproof/runner';
import { signal } from '@preact/signals';
import { Solver } from '../work/solver.js';

/** What is wished of new puzzles. */
export interface Wished {
  readonly type: AnyPuzzle;
  readonly size: { readonly width: number; readonly height: number };
  readonly symmetry: Symmetry;
  readonly difficulty: Grade | undefined;
  /** The same text makes the same puzzles; any by default. */
  readonly seed: string | undefined;
}

/** A new puzzle, or why there is none. */
export interface Making {
  readonly made: Made | undefined;
  readonly outcome: Outcome<'generate'>;
}

/** How many milliseconds a new puzzle may take. */
const PATIENCE = 60_000;

/** Makes puzzles, and the next one while the last is played. */
export class Workshop {
  /** Whether the next puzzle is there already. */
  readonly isReady = signal(false);
  /** Makes what comes next, while the page asks other questions. */
  readonly #ahead = new Solver();
  #next: { readonly wished: Wished; readonly making: Promise<Making> } | undefined;

  /** What comes next of the same wish; usually made already. */
  get next(): Wished | undefined {
    return this.#next?.wished;
  }

  /** Makes a puzzle by a worker of the page's own, which can be stopped there. */
  async make(wished: Wished, solver: Solver): Promise<Making> {
    this.#forget();
    return this.#taken(wished, await this.#made(wished, solver));
  }

  /** Takes the next puzzle; another one is begun. */
  async takeNext(): Promise<Making | undefined> {
    if (!this.#next) return undefined;
    const { wished, making } = this.#next;
    return this.#taken(wished, await making);
  }

  /** Stops what is made ahead. */
  stop(): void {
    this.#forget();
  }

  /** Makes several puzzles, each of which is handed over as it comes. */
  many(
    wished: Wished,
    count: number,
    solver: Solver,
    onMade: (made: Made) => void,
  ): Promise<Outcome<'generate'>> {
    this.#forget();
    return solver.ask(
      { task: 'generate', type: wished.type.id, puzzle: '', wish: { ...wishOf(wished), count } },
      { onMade },
    );
  }

  #forget(): void {
    this.#ahead.stop();
    this.#next = undefined;
    this.isReady.value = false;
  }

  /** Begins the next puzzle. */
  #taken(wished: Wished, making: Making): Making {
    this.isReady.value = false;
    this.#next = undefined;
    if (making.made) this.#prepare({ ...wished, seed: undefined });
    return making;
  }

  #prepare(wished: Wished): void {
    const making = this.#made(wished, this.#ahead);
    const next = { wished, making };
    this.#next = next;
    void making.then(({ made }) => {
      if (this.#next === next) this.isReady.value = made !== undefined;
    });
  }

  async #made(wished: Wished, solver: Solver): Promise<Making> {
    let made: Made | undefined;
    const outcome = await solver.ask(
      { task: 'generate', type: wished.type.id, puzzle: '', wish: wishOf(wished) },
      {
        onMade: (one) => {
          made = one;
        },
      },
    );
    return { made, outcome };
  }
}

const wishOf = ({ size, symmetry, difficulty, seed }: Wished): MakingWish => ({
  size,
  symmetry,
  difficulty,
  seed: seed ?? Math.random().toString(36).slice(2, 10),
  timeout: PATIENCE,
});
