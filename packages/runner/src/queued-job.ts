import type { Crashed, Job, JobEvent, Killed, Outcome, RunOptions, Task } from './job.js';

/** Events that a restarted job may repeat. */
const IN_PASSING: ReadonlySet<JobEvent['kind']> = new Set(['progress', 'trace', 'rejected']);

/** A job from its place in the queue to its outcome. */
export class QueuedJob {
  readonly outcome: Promise<Outcome<Task>>;
  /** Ends the thread that runs the job; undefined while it waits. */
  stop: (() => void) | undefined;
  /** Start in its thread, in milliseconds of `performance.now()`; undefined while it waits. */
  begun: number | undefined;
  /** The number of threads that disappeared without running the job. */
  lost = 0;
  /** Whether a result has been reported, so that a restart would repeat it. */
  heard = false;
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

  get settled(): boolean {
    return this.#settled;
  }

  /** Sets the outcome; later calls are ignored. */
  settle(outcome: Outcome<Task>): void {
    this.#settle(() => this.#resolve(outcome));
  }

  abort = (): void => this.end({ status: 'killed', reason: 'aborted' });

  /** Settles the job from outside, with the time that its thread has worked on it. */
  end(outcome: Killed | Crashed): void {
    const { begun } = this;
    this.settle(begun === undefined ? outcome : { ...outcome, milliseconds: performance.now() - begun });
  }

  /** Calls the callbacks until there is an outcome. An error of a callback ends the job, and `run` rejects with it. */
  emit(news: JobEvent): void {
    if (this.#settled) return;
    this.heard ||= !IN_PASSING.has(news.kind);
    try {
      if (news.kind === 'progress') this.options.onProgress?.(news.progress);
      else if (news.kind === 'trace') this.options.onTrace?.(news.event);
      else if (news.kind === 'answer') this.options.onAnswer?.(news.answer);
      else if (news.kind === 'step') this.options.onStep?.(news.step);
      else if (news.kind === 'made') this.options.onMade?.(news.made);
      else this.options.onRejected?.(news.rejected);
    } catch (error) {
      this.#settle(() => this.#reject(error));
    }
  }

  #settle(tell: () => void): void {
    if (this.#settled) return;
    this.#settled = true;
    tell();
    this.stop?.();
  }
}
