import type { Tinypool } from 'tinypool';
import type { Killed, WorkerMessage } from './job.js';
import type { QueuedJob } from './queued-job.js';

/** Milliseconds beyond its timeout in which a task may stop on its own before its thread is killed. */
const GRACE = 200;

/** Maximum delay of a timer in milliseconds; a longer one would fire immediately. */
const LONGEST = 2 ** 31 - 1;

/** Maximum retries of a job whose thread was gone, and the milliseconds before each. */
const TRIES = 5;
const MOMENT = 10;

/** Jobs that are sent to a thread of the pool together and run one after the other. */
export class JobBatch {
  readonly #kill = new AbortController();
  #at = 0;
  /** The thread has reported its start. */
  #started = false;
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
    readonly orders: readonly QueuedJob[],
    readonly jobsPerThread: number,
  ) {}

  /**
   * Runs the jobs in a thread of the pool, up to the first job that costs the thread, or until the thread returns the
   * rest; the remaining jobs stay unsettled.
   */
  async take(pool: Promise<Tinypool>): Promise<void> {
    // Programs that run jobs inline never load this module.
    const { MessageChannel } = await import('node:worker_threads');
    const { port1: ours, port2: port } = new MessageChannel();
    ours.on('message', (message: WorkerMessage) => {
      if (!this.#kill.signal.aborted) this.#hear(message);
    });
    // The pool does not notice the exit of a thread, but the port does.
    ours.on('close', () => this.#lost('the thread ended by itself'));
    try {
      const jobs = this.orders.map(({ job }) => job);
      const { jobsPerThread } = this;
      await (await pool).run(
        { jobs, jobsPerThread, port },
        { transferList: [port], signal: this.#kill.signal },
      );
      await this.#finished;
    } catch (error) {
      this.#lost(String(error), error instanceof Error && error.name === 'AbortError');
      // A thread that was being ended is gone after this delay.
      await new Promise((resolve) => setTimeout(resolve, MOMENT));
    } finally {
      clearTimeout(this.#timer);
      ours.removeAllListeners('close');
      ours.close();
    }
  }

  /** The current job of the thread; undefined after the last one. */
  get #order(): QueuedJob | undefined {
    return this.orders[this.#at];
  }

  /** Whether all jobs are settled or returned, or the thread is being replaced. */
  get isOver(): boolean {
    return this.#at === this.orders.length || this.#isReturned || this.#kill.signal.aborted;
  }

  #hear(message: WorkerMessage): void {
    const order = this.#order!;
    if (message.kind === 'started') {
      this.#started = true;
      this.#begin();
    } else if (message.kind === 'spent') this.end();
    else if (message.kind === 'returned') this.#return();
    else if (message.kind === 'crash') this.#crashed(message.message);
    else if (message.kind !== 'done') order.emit(message);
    else {
      clearTimeout(this.#timer);
      for (const outcome of message.outcomes) {
        const one = this.orders[this.#at++]!;
        one.stop = undefined;
        one.settle(outcome);
      }
      // The thread continues with the next job on its own.
      if (this.#at === this.orders.length) this.#finish();
      else this.#begin();
    }
  }

  /** Start of the current job, in milliseconds of `performance.now()`; infinite if there is none. */
  get since(): number {
    return this.#order?.begun ?? Number.POSITIVE_INFINITY;
  }

  /** Kills the current job for a reason, and with it the thread. */
  kill(reason: Killed['reason']): void {
    this.#order?.end({ status: 'killed', reason });
    this.end();
  }

  #begin(): void {
    const order = this.#order!;
    order.begun = performance.now();
    order.stop = () => this.end();
    // The job was cancelled while it waited.
    if (order.settled) order.stop();
    const { timeout } = order.job;
    if (timeout === undefined || order.settled) return;
    const limit = () => order.end({ status: 'killed', reason: 'time limit' });
    this.#timer = setTimeout(limit, Math.min(timeout + GRACE, LONGEST));
  }

  /** Handles the return of the current job and all jobs after it, which wait again. */
  #return(): void {
    clearTimeout(this.#timer);
    const order = this.#order!;
    order.begun = undefined;
    order.stop = undefined;
    this.#isReturned = true;
    this.#finish();
  }

  /**
   * Handles the loss of the thread. The job is not to blame if the thread never started or was ended by another batch:
   * the pool may assign a thread that is being ended and has just finished its work. Such a job is retried after a
   * delay, unless it has reported results already.
   */
  #lost(message: string, ended = false): void {
    const order = this.#order;
    const blameless = ended || !this.#started;
    if (!blameless || !order || order.heard || order.lost === TRIES) this.#crashed(message);
    else {
      order.lost++;
      order.begun = undefined;
      this.end();
    }
  }

  #crashed(message: string): void {
    this.#order?.end({ status: 'crashed', message });
    this.end();
  }

  /** Ends the thread if it is still running; the pool replaces it. */
  end(): void {
    this.#kill.abort();
    this.#finish();
  }
}
