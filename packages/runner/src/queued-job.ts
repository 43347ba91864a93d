import type { Crashed, Job, JobEvent, Killed, Outcome, RunOptions, Task } from './job.js';

/** What may be reported again, where a job is begun anew. */
const IN_PASSING: ReadonlySet<JobEvent['kind']> = new Set(['progress', 'trace', 'rejected']);

/** A job that was handed in, from its place in the queue to its outcome. */
export class QueuedJob {
  readonly outcome: Promise<Outcome<Task>>;
  /** Ends the thread that is at work on it, if one is. */
  stop: (() => void) | undefined;
  /** When its thread began it, as of `performance.now()`; undefined while it waits. */
  begun: number | undefined;
  /** How often a thread that it was handed to was gone without a word. */
  lost = 0;
  /** An answer or a step has been reported: it cannot be begun anew unnoticed. */
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

  /** The first outcome holds. */
  settle(outcome: Outcome<Task>): void {
    this.#settle(() => this.#resolve(outcome));
  }

  abort = (): void => this.end({ status: 'killed', reason: 'aborted' });

  /** Settles it from outside, with the time that its thread has worked on it. */
  end(outcome: Killed | Crashed): void {
    const { begun } = this;
    this.settle(begun === undefined ? outcome : { ...outcome, milliseconds: performance.now() - begun });
  }

  /** Calls its listeners, while it has no outcome. One that throws ends the job, and `run` throws the same. */
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
