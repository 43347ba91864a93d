import address from 'virtual:worker';
import type { Job, Outcome, RunOptions, Task } from '@gridproof/runner';
import type { SolverMessage, SolverRequest } from './worker.js';

/** A job for a worker, without the engine, which the worker chooses. */
export type WorkerTask<T extends Task = Task> = Omit<Job<T>, 'engine'>;

/** A worker and its current task. */
interface Hand {
  readonly worker: Worker;
  readonly ready: Promise<void>;
}

/** Milliseconds beyond its time limit after which a task is killed, whatever the engine is doing. */
const GRACE = 1_000;

/** Milliseconds after which a spare worker is started, because the task may be cancelled. */
const SPARE_AFTER = 300;

/** Runs tasks in a worker, one at a time. A new task stops the running one and ends a busy worker; a spare worker is ready by then. */
export class Solver {
  #hand: Hand | undefined;
  #spare: Hand | undefined;
  #next = 0;
  #end: (() => void) | undefined;

  constructor(readonly start: () => Worker = startWorker) {}

  /** Loads the engine ahead of the first task. */
  async warm(): Promise<void> {
    this.#hand ??= this.#hired();
    await this.#hand.ready;
  }

  /** Runs a task. The outcome is `killed` if a new task or the time limit ended it. Never throws an error of the task. */
  async ask<T extends Task>(
    question: WorkerTask<T>,
    { onStep, onMade, onRejected, onProgress }: RunOptions = {},
  ): Promise<Outcome<T>> {
    this.stop();
    this.#hand ??= this.#hired();
    const hand = this.#hand;
    const id = this.#next++;
    return new Promise((resolve) => {
      let limit: ReturnType<typeof setTimeout> | undefined;
      const spare = setTimeout(() => {
        this.#spare ??= this.#hired();
      }, SPARE_AFTER);
      const settle = (outcome: Outcome<T>, ended: boolean) => {
        clearTimeout(limit);
        clearTimeout(spare);
        if (this.#end === end) this.#end = undefined;
        hand.worker.onmessage = null;
        hand.worker.onerror = null;
        if (ended) this.#replace(hand);
        resolve(outcome);
      };
      const end = () => settle({ status: 'killed', reason: 'aborted' } as Outcome<T>, true);
      this.#end = end;
      if (question.timeout !== undefined)
        limit = setTimeout(
          () => settle({ status: 'killed', reason: 'time limit' } as Outcome<T>, true),
          question.timeout + GRACE,
        );
      hand.worker.onerror = ({ message }) =>
        settle(
          { status: 'crashed', message: message || 'the worker could not be loaded' } as Outcome<T>,
          true,
        );
      hand.worker.onmessage = ({ data: word }: MessageEvent<SolverMessage>) => {
        if (word.kind === 'ready' || word.id !== id) return;
        if (word.kind === 'done') settle(word.outcome as Outcome<T>, false);
        else if (word.kind === 'crash')
          settle({ status: 'crashed', message: word.message } as Outcome<T>, true);
        else if (word.news.kind === 'step') onStep?.(word.news.step);
        else if (word.news.kind === 'made') onMade?.(word.news.made);
        else if (word.news.kind === 'rejected') onRejected?.(word.news.rejected);
        else if (word.news.kind === 'progress') onProgress?.(word.news.progress);
      };
      const order: SolverRequest = { id, job: { ...question, engine: '' } };
      hand.worker.postMessage(order);
    });
  }

  /** Stops the running task, if any. */
  stop(): void {
    this.#end?.();
  }

  /** Ends the workers. No more tasks can be run. */
  close(): void {
    this.#hand?.worker.terminate();
    this.#spare?.worker.terminate();
    this.#hand = undefined;
    this.#spare = undefined;
  }

  #replace(hand: Hand): void {
    hand.worker.terminate();
    if (this.#hand !== hand) return;
    this.#hand = this.#spare ?? this.#hired();
    this.#spare = undefined;
  }

  #hired(): Hand {
    const worker = this.start();
    const ready = new Promise<void>((resolve) => {
      worker.addEventListener('message', () => resolve(), { once: true });
    });
    return { worker, ready };
  }
}

const startWorker = (): Worker => new Worker(address, { type: 'module', name: 'solver' });
