/** Anything that can be run and measured again and again. */
export interface Contestant<T> {
  run(): Promise<T>;
  /** Whether this result is reason enough not to run it again. */
  hopeless(result: T): boolean;
}

/** One run of a contestant, named by its position. */
export interface ContestantRun<T> {
  readonly at: number;
  readonly result: T;
  /** False for what only warms up. */
  readonly counts: boolean;
  /** It will not be run again. */
  readonly hopeless: boolean;
}

/** How often each contestant is run. */
export interface Rounds {
  readonly warmUp: number;
  readonly repeat: number;
}

/**
 * Runs all contestants in turn, round after round, so that a noisy minute of the machine falls on all of them alike. Every
 * other round goes backwards: of two neighbours, neither always finds warm what the other has just used. A hopeless run
 * is the last of its contestant, and counts: a warm-up too, as there will be no other.
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
