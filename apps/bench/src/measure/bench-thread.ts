import type { AnyPuzzle, Engine } from '@gridproof/core';
import type { Plugins } from '../plugins.js';
import { measure, type Question, type RunSample } from './measure.js';

/** A requested run. */
export interface BenchJob extends Question {
  /** Name of the engine. */
  readonly engine: string;
}

/** A thread that measures runs. */
export interface BenchThread {
  /**
   * Measures a run. Errors during the run are part of the sample.
   * @throws UsageError if there is no such engine.
   */
  run(job: BenchJob): Promise<RunSample>;
}

/** Measures in the calling thread. */
export class InlineBench implements BenchThread {
  readonly #engines = new Map<string, Engine>();
  #types: readonly AnyPuzzle[] | undefined;

  constructor(readonly plugins: Plugins) {}

  async run({ engine: name, ...question }: BenchJob): Promise<RunSample> {
    this.#types ??= await this.plugins.types();
    const engine = this.#engines.get(name) ?? (await this.plugins.engine(name));
    this.#engines.set(name, engine);
    return await measure(question, this.#types, engine);
  }
}
