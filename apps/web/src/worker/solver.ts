import address from 'virtual:worker';
import type { Job, Outcome, RunOptions, Task } from '@gridproof/runner';
import type { SolverMessage, SolverRequest } from './worker.js';

/** A job for a worker, without the engine, which the worker chooses. */
export type WorkerTask<T extends Task = Task> = Omit<Job<T>, 'engine'>;

/** A worker and its current task. */
interface WorkerSlot {
  readonly worker: Worker;
  readonly ready: Promise<void>;
}

/** Milliseconds beyond its time limit after which a task is killed, whatever the engine is doing. */
const KILL_GRACE_MS = 1_000;

/** Milliseconds after which a spare worker is started, because the task may be cancelled. */
const SPARE_DELAY_MS = 300;

/** Runs tasks in a worker, one at a time. A new task stops the running one and ends a busy worker; a spare worker is ready by then. */
export class WorkerSolver {
  #slot: WorkerSlot | undefined;
  #spare: WorkerSlot | undefined;
  #next = 0;
  #end: (() => void) | undefined;

  constructor(readonly start: () => Worker = startWorker) {}

  /** Loads the engine ahead of the first task. */
  async warm(): Promise<void> {
    this.#slot ??= this.#createSlot();
    await this.#slot.ready;
  }

  /** Runs a task. The outcome is `killed` if a new task or the time limit ended it. Never throws an error of the task. */
  async run<T extends Task>(
    task: WorkerTask<T>,
    { onStep, onPuzzle: onMade, onRejected, onProgress }: RunOptions = {},
  ): Promise<Outcome<T>> {
    this.stop();
    this.#slot ??= this.#createSlot();
    const slot = this.#slot;
    const id = this.#next++;
    return new Promise((resolve) => {
      let limit: ReturnType<typeof setTimeout> | undefined;
      const spare = setTimeout(() => {
        this.#spare ??= this.#createSlot();
      }, SPARE_DELAY_MS);
      const settle = (outcome: Outcome<T>, replaces: boolean) => {
        clearTimeout(limit);
        clearTimeout(spare);
        if (this.#end === end) this.#end = undefined;
        slot.worker.onmessage = null;
        slot.worker.onerror = null;
        if (replaces) this.#replace(slot);
        resolve(outcome);
      };
      const end = () => settle({ status: 'killed', reason: 'aborted' } as Outcome<T>, true);
      this.#end = end;
      if (task.timeout !== undefined)
        limit = setTimeout(
          () => settle({ status: 'killed', reason: 'time limit' } as Outcome<T>, true),
          task.timeout + KILL_GRACE_MS,
        );
      slot.worker.onerror = ({ message }) =>
        settle(
          { status: 'crashed', message: message || 'the worker could not be loaded' } as Outcome<T>,
          true,
        );
      slot.worker.onmessage = ({ data: word }: MessageEvent<SolverMessage>) => {
        if (word.kind === 'ready' || word.id !== id) return;
        if (word.kind === 'done') settle(word.outcome as Outcome<T>, false);
        else if (word.kind === 'crash')
          settle({ status: 'crashed', message: word.message } as Outcome<T>, true);
        else if (word.event.kind === 'step') onStep?.(word.event.step);
        else if (word.event.kind === 'puzzle') onMade?.(word.event.puzzle);
        else if (word.event.kind === 'rejected') onRejected?.(word.event.rejected);
        else if (word.event.kind === 'progress') onProgress?.(word.event.progress);
      };
      const order: SolverRequest = { id, job: { ...task, engine: '' } };
      slot.worker.postMessage(order);
    });
  }

  /** Stops the running task, if any. */
  stop(): void {
    this.#end?.();
  }

  /** Ends the workers. No more tasks can be run. */
  close(): void {
    this.#slot?.worker.terminate();
    this.#spare?.worker.terminate();
    this.#slot = undefined;
    this.#spare = undefined;
  }

  #replace(slot: WorkerSlot): void {
    slot.worker.terminate();
    if (this.#slot !== slot) return;
    this.#slot = this.#spare ?? this.#createSlot();
    this.#spare = undefined;
  }

  #createSlot(): WorkerSlot {
    const worker = this.start();
    const ready = new Promise<void>((resolve) => {
      worker.addEventListener('message', () => resolve(), { once: true });
    });
    return { worker, ready };
  }
}

const startWorker = (): Worker => new Worker(address, { type: 'module', name: 'solver' });
