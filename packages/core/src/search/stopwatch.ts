/** Accumulates time by phase. */
export class Stopwatch {
  readonly milliseconds: Record<string, number> = {};

  /** Runs work and adds its time to a phase. */
  time<T>(phase: string, work: () => T): T {
    const start = performance.now();
    try {
      return work();
    } finally {
      this.#add(phase, start);
    }
  }

  /** Same as `time`, for asynchronous work. */
  async wait<T>(phase: string, work: Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work;
    } finally {
      this.#add(phase, start);
    }
  }

  #add(phase: string, start: number): void {
    this.milliseconds[phase] = (this.milliseconds[phase] ?? 0) + performance.now() - start;
  }
}
