import type { AnyPuzzle, Engine } from '@gridproof/core';
import type { Plugins } from '../plugins.js';
import { measure, type Question, type Sample } from './measure.js';

/** One run that is asked for. */
export interface Job extends Question {
  /** By its name. */
  readonly engine: string;
}

/** Where runs are measured. */
export interface BenchThread {
  /** Throws `UsageError` where there is no such engine; what goes wrong in a run is its sample. */
  run(job: Job): Promise<Sample>;
}

/** Measures in the thread that it is called in. */
export class InlineBench implements BenchThread {
  readonly #engines = new Map<string, Engine>();
  #types: readonly AnyPuzzle[] | undefined;

  constructor(readonly plugins: Plugins) {}

  async run({ engine: name, ...question }: Job): Promise<Sample> {
    this.#types ??= await this.plugins.types();
    const engine = this.#engines.get(name) ?? (await this.plugins.engine(name));
    this.#engines.set(name, engine);
    return await measure(question, this.#types, engine);
  }
}
