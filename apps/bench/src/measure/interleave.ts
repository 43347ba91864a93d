/** Work that can be run and measured repeatedly. */
export interface Contestant<T> {
  run(): Promise<T>;
  /** Returns whether this result makes further runs pointless. */
  hopeless(result: T): boolean;
}

/** One run of a contestant, which is identified by its index. */
export interface ContestantRun<T> {
  readonly at: number;
  readonly result: T;
  /** False for a warm-up. */
  readonly counts: boolean;
  /** True if it will not be run again. */
  readonly hopeless: boolean;
}

/** Number of runs of each contestant. */
export interface Rounds {
  readonly warmUp: number;
  readonly repeat: number;
}

/**
 * Runs all contestants in turn, round after round, so that disturbances of the machine affect all of them alike. Every other
 * round runs backwards, so that no contestant always profits from the caches of its predecessor. A hopeless run is the last
 * of its contestant and counts, even if it is a warm-up.
 */
export async function* interleave<T>(
  contestants: readonly Contestant<T>[],
  { warmUp, repeat }: Rounds,
): AsyncGenerator<ContestantRun<T>, void> {
  const running = new Set(contestants.keys());
  for (let round = 0; round < warmUp + repeat; round++)
    for (const at of round % 2 ? [...running].reverse() : [...running]) {
      const result = await contestants[at]!.run();
      const hopeless = contestants[at]!.hopeless(result);
      if (hopeless) running.delete(at);
      yield { at, result, counts: hopeless || round >= warmUp, hopeless };
    }
}
