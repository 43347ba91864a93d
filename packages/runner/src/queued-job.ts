import type { Crashed, Interruption, Job, JobEvent, Outcome, RunOptions, Task } from './job.js';

/** Events that a restarted job may repeat. */
const REPEATABLE_EVENTS: ReadonlySet<JobEvent['kind']> = new Set(['progress', 'trace', 'rejected']);

/** A job from its place in the queue to its outcome. */
export class QueuedJob {
  readonly outcome: Promise<Outcome<Task>>;
  /** Ends the thread that runs the job; undefined while it waits. */
  stop: (() => void) | undefined;
  /** Start in its thread, in milliseconds of `performance.now()`; undefined while it waits. */
  startTime: number | undefined;
  /** The number of threads that disappeared without running the job. */
  retries = 0;
  /** Whether a result has been reported, so that a restart would repeat it. */
  hasReported = false;
  #settled = false;
  #resolve!: (outcome: Outcome<Task>) => void;
  #reject!: (error: unknown) => void;

  readonly job: Job;

  constructor(
    job: Job,
    readonly options: RunOptions,
  ) {
    this.job = options.onTrace ? { ...job, trace: true } : job;
    this.outcome = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  get isSettled(): boolean {
    return this.#settled;
  }

  /** Sets the outcome; later calls are ignored. */
  settle(outcome: Outcome<Task>): void {
    this.#settle(() => this.#resolve(outcome));
  }

  abort = (): void => this.end({ status: 'unknown', reason: 'aborted' });

  /** Settles the job from outside, with the time that its thread has worked on it. */
  end(outcome: Interruption | Crashed): void {
    const { startTime } = this;
    this.settle(
      startTime === undefined ? outcome : { ...outcome, milliseconds: performance.now() - startTime },
    );
  }

  /** Calls the callbacks until there is an outcome. An error of a callback ends the job, and `run` rejects with it. */
  emit(event: JobEvent): void {
    if (this.#settled) return;
    this.hasReported ||= !REPEATABLE_EVENTS.has(event.kind);
    try {
      if (event.kind === 'progress') this.options.onProgress?.(event.progress);
      else if (event.kind === 'trace') this.options.onTrace?.(event.event);
      else if (event.kind === 'answer') this.options.onAnswer?.(event.answer);
      else if (event.kind === 'step') this.options.onStep?.(event.step);
      else if (event.kind === 'puzzle') this.options.onPuzzle?.(event.puzzle);
      else this.options.onRejected?.(event.rejected);
    } catch (error) {
      this.#settle(() => this.#reject(error));
    }
  }

  #settle(notify: () => void): void {
    if (this.#settled) return;
    this.#settled = true;
    notify();
    this.stop?.();
  }
}
