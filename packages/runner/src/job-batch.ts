import type { Tinypool } from 'tinypool';
import type { Interruption, WorkerMessage } from './job.js';
import type { QueuedJob } from './queued-job.js';
import { MAX_TIMER_MS } from './thread-pool.js';

/** Milliseconds beyond its timeout in which a task may stop on its own before its thread is killed. */
const KILL_GRACE_MS = 200;

/** Maximum retries of a job whose thread was gone, and the milliseconds before each. */
const MAX_RETRIES = 5;
const RETRY_DELAY_MS = 10;

/** Jobs that are sent to a thread of the pool together and run one after the other. */
export class JobBatch {
  readonly #kill = new AbortController();
  #position = 0;
  /** The thread has reported its start. */
  #hasStarted = false;
  /** The thread has returned the jobs that it did not start. */
  #isReturned = false;
  #timer: NodeJS.Timeout | undefined;
  #finish!: () => void;
  /** Resolves when all jobs are done or the thread is to end. */
  readonly #finished = new Promise<void>((resolve) => {
    this.#finish = resolve;
  });

  /** A thread that has run `jobsPerThread` jobs at the end of the batch is replaced. */
  constructor(
    readonly jobs: readonly QueuedJob[],
    readonly jobsPerThread: number,
  ) {}

  /**
   * Runs the jobs in a thread of the pool, up to the first job that costs the thread, or until the thread returns the
   * rest; the remaining jobs stay unsettled.
   */
  async run(pool: Promise<Tinypool>): Promise<void> {
    // Programs that run jobs inline never load this module.
    const { MessageChannel } = await import('node:worker_threads');
    const { port1: ownPort, port2: port } = new MessageChannel();
    ownPort.on('message', (message: WorkerMessage) => {
      if (!this.#kill.signal.aborted) this.#handle(message);
    });
    // The pool does not notice the exit of a thread, but the port does.
    ownPort.on('close', () => this.#handleLoss('the thread ended by itself'));
    try {
      const payloads = this.jobs.map(({ job }) => job);
      const { jobsPerThread } = this;
      await (await pool).run(
        { jobs: payloads, jobsPerThread, port },
        { transferList: [port], signal: this.#kill.signal },
      );
      await this.#finished;
    } catch (error) {
      this.#handleLoss(String(error), error instanceof Error && error.name === 'AbortError');
      // A thread that was being ended is gone after this delay.
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    } finally {
      clearTimeout(this.#timer);
      ownPort.removeAllListeners('close');
      ownPort.close();
    }
  }

  /** The current job of the thread; undefined after the last one. */
  get #current(): QueuedJob | undefined {
    return this.jobs[this.#position];
  }

  /** Whether all jobs are settled or returned, or the thread is being replaced. */
  get isOver(): boolean {
    return this.#position === this.jobs.length || this.#isReturned || this.#kill.signal.aborted;
  }

  /** Whether all jobs are settled and the thread stays. */
  get isDone(): boolean {
    return this.#position === this.jobs.length && !this.#kill.signal.aborted;
  }

  #handle(message: WorkerMessage): void {
    const queued = this.#current!;
    if (message.kind === 'started') {
      this.#hasStarted = true;
      this.#startCurrent();
    } else if (message.kind === 'spent') this.end();
    else if (message.kind === 'returned') this.#returnRest();
    else if (message.kind === 'crash') this.#crash(message.message);
    else if (message.kind !== 'done') queued.emit(message);
    else {
      clearTimeout(this.#timer);
      for (const outcome of message.outcomes) {
        const one = this.jobs[this.#position++]!;
        one.stop = undefined;
        one.settle(outcome);
      }
      // The thread continues with the next job on its own.
      if (this.#position === this.jobs.length) this.#finish();
      else this.#startCurrent();
    }
  }

  /** Start of the current job, in milliseconds of `performance.now()`; infinite if there is none. */
  get startTime(): number {
    return this.#current?.startTime ?? Number.POSITIVE_INFINITY;
  }

  /** Kills the current job for a reason, and with it the thread. */
  kill(reason: Interruption['reason']): void {
    this.#current?.end({ status: 'unknown', reason });
    this.end();
  }

  #startCurrent(): void {
    const queued = this.#current!;
    queued.startTime = performance.now();
    queued.stop = () => this.end();
    // The job was cancelled while it waited.
    if (queued.isSettled) queued.stop();
    const { timeout } = queued.job;
    if (timeout === undefined || queued.isSettled) return;
    const limit = () => queued.end({ status: 'unknown', reason: 'time limit' });
    this.#timer = setTimeout(limit, Math.min(timeout + KILL_GRACE_MS, MAX_TIMER_MS));
  }

  /** Handles the return of the current job and all jobs after it, which wait again. */
  #returnRest(): void {
    clearTimeout(this.#timer);
    const queued = this.#current!;
    queued.startTime = undefined;
    queued.stop = undefined;
    this.#isReturned = true;
    this.#finish();
  }

  /**
   * Handles the loss of the thread. The job is not to blame if the thread never started or was ended by another batch:
   * the pool may assign a thread that is being ended and has just finished its work. Such a job is retried after a
   * delay, unless it has reported results already.
   */
  #handleLoss(message: string, wasEnded = false): void {
    const queued = this.#current;
    const isBlameless = wasEnded || !this.#hasStarted;
    if (!isBlameless || !queued || queued.hasReported || queued.retries === MAX_RETRIES) this.#crash(message);
    else {
      queued.retries++;
      queued.startTime = undefined;
      this.end();
    }
  }

  #crash(message: string): void {
    this.#current?.end({ status: 'crashed', message });
    this.end();
  }

  /** Ends the thread if it is still running; the next job of the pool replaces it. */
  end(): void {
    this.#kill.abort();
    this.#finish();
  }
}
