import { type Profiler, Session } from 'node:inspector';

/**
 * Counts the steps of work: how often functions are called and their blocks are run. Unlike time they are the same in each run and on each
 * machine. Only what runs for the first time after this has been made is counted in full.
 */
export class StepCounter {
  readonly #session = new Session();

  constructor() {
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** The steps of some work. */
  of(work: () => void): number {
    this.#taken();
    work();
    return this.#taken();
  }

  /** The steps since the last call. */
  #taken(): number {
    let steps = 0;
    this.#session.post(
      'Profiler.takePreciseCoverage',
      (_: Error | null, { result }: Profiler.TakePreciseCoverageReturnType) => {
        for (const { functions } of result)
          for (const { ranges } of functions) for (const { count } of ranges) steps += count;
      },
    );
    return steps;
  }
}
