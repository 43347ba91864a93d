import type { Tinypool } from 'tinypool';
import type { Killed, WorkerMessage } from './job.js';
import type { QueuedJob } from './queued-job.js';

/** Milliseconds that a task may take, beyond its timeout, to stop by itself before its thread is killed. */
const GRACE = 200;

/** The longest time, in milliseconds, that a timer can wait; beyond it, it would not wait at all. */
const LONGEST = 2 ** 31 - 1;

/** How often a job is tried again whose thread was gone, and after how many milliseconds. */
const TRIES = 5;
const MOMENT = 10;

/** What a thread of the pool does at one go: some jobs, one after the other. */
export class JobBatch {
  readonly #kill = new AbortController();
  #at = 0;
  /** The thread has said that it is there. */
  #started = false;
  /** The thread has returned what it has not begun. */
  #isReturned = false;
  #timer: NodeJS.Timeout | undefined;
  #finish!: () => void;
  /** All jobs are done, or the thread is to end. */
  readonly #finished = new Promise<void>((resolve) => {
    this.#finish = resolve;
  });

  /** A thread that has done `jobsPerThread` jobs by its end is replaced. */
  constructor(
    readonly orders: readonly QueuedJob[],
    readonly jobsPerThread: number,
  ) {}

  /**
   * Settles its orders in a thread of the pool, up to the first that costs the thread, or that takes so long that the thread returns the rest;
   * the others stay as they are.
   */
  async take(pool: Promise<Tinypool>): Promise<void> {
    // A program that does its jobs in its own thread needs no others.
    const { MessageChannel } = await import('node:worker_threads');
    const { port1: ours, port2: port } = new MessageChannel();
    ours.on('message', (message: WorkerMessage) => {
      if (!this.#kill.signal.aborted) this.#hear(message);
    });
    // The pool does not notice that a thread ended by itself; the port does.
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
      // By then a thread that was being ended is gone.
      await new Promise((resolve) => setTimeout(resolve, MOMENT));
    } finally {
      clearTimeout(this.#timer);
      ours.removeAllListeners('close');
      ours.close();
    }
  }

  /** The job that the thread is at; undefined behind the last. */
  get #order(): QueuedJob | undefined {
    return this.orders[this.#at];
  }

  /** All of its orders are settled, or returned, or its thread is being replaced. */
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
      // The thread goes on with the next one by itself.
      if (this.#at === this.orders.length) this.#finish();
      else this.#begin();
    }
  }

  /** When the job began that the thread is at, in milliseconds as of `performance.now()`. */
  get since(): number {
    return this.#order?.begun ?? Number.POSITIVE_INFINITY;
  }

  /** Kills the job that the thread is at, for a reason, and with it the thread. */
  kill(reason: Killed['reason']): void {
    this.#order?.end({ status: 'killed', reason });
    this.end();
  }

  #begin(): void {
    const order = this.#order!;
    order.begun = performance.now();
    order.stop = () => this.end();
    // It was called off while it waited.
    if (order.settled) order.stop();
    const { timeout } = order.job;
    if (timeout === undefined || order.settled) return;
    const limit = () => order.end({ status: 'killed', reason: 'time limit' });
    this.#timer = setTimeout(limit, Math.min(timeout + GRACE, LONGEST));
  }

  /** The order that would be next waits again, and all behind it. */
  #return(): void {
    clearTimeout(this.#timer);
    const order = this.#order!;
    order.begun = undefined;
    order.stop = undefined;
    this.#isReturned = true;
    this.#finish();
  }

  /**
   * The thread is gone. That is no fault of the job where it never was there or was ended by another turn: the pool may
   * hand it to a thread that is being ended, if that has just finished its work. Then it is tried again in a moment, unless it
   * has reported something already.
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

  /** Ends the thread, if it is still at work; the pool replaces it. */
  end(): void {
    this.#kill.abort();
    this.#finish();
  }
}
