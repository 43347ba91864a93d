/** Anything that can be run and measured again and again. */
export interface Contestant<T> {
  run(): Promise<T>;
  /** Whether a warm-up that came to this is reason enough not to run it again. */
  hopeless?(warmUp: T): boolean;
}

/**
 * Runs each contestant once to warm up, then all of them in turn, round after round, so that a noisy minute of the
 * machine falls on all of them alike. Returns the runs of each; those of a hopeless one are its warm-up alone.
 */
export async function interleave<T>(
  contestants: readonly Contestant<T>[],
  repeat: number,
  onRound: (round: number) => void = () => {},
): Promise<readonly (readonly T[])[]> {
  const runs: T[][] = contestants.map(() => []);
  const running: number[] = [];
  for (const [at, contestant] of contestants.entries()) {
    const warmUp = await contestant.run();
    if (contestant.hopeless?.(warmUp)) runs[at]!.push(warmUp);
    else running.push(at);
  }
  for (let round = 1; round <= repeat; round++) {
    onRound(round);
    for (const at of running) runs[at]!.push(await contestants[at]!.run());
  }
  return runs;
}
