import address from 'virtual:worker';
import type { Crashed, Interruption, Job, JobEvent, Outcome, RunOptions, Task } from '@gridproof/runner';
import type { PictureOutcome, PictureRequest } from './picture-reader.js';
import type { SolverMessage, SolverRequest, SolverWork } from './worker.js';

/** A job for a worker, without the engine, which the worker chooses. */
export type WorkerTask<T extends Task = Task> = Omit<Job<T>, 'engine'>;

/** A worker and its current task. */
interface WorkerSlot {
  readonly worker: Worker;
  readonly ready: Promise<void>;
}

/** Milliseconds beyond its time limit after which a task is killed, regardless of the state of the engine. */
const KILL_GRACE_MS = 1_000;

/** Milliseconds after which a spare worker is started, because the task may be cancelled. */
const SPARE_DELAY_MS = 300;

/** Time limit of reading a picture, in milliseconds. It includes loading all puzzle types. */
const PICTURE_TIMEOUT_MS = 60_000;

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

  /** Runs a task. The outcome is unknown if a new task or the time limit ended it. Never throws an error of the task. */
  run<T extends Task>(
    task: WorkerTask<T>,
    { onStep, onPuzzle: onMade, onRejected, onProgress }: RunOptions = {},
  ): Promise<Outcome<T>> {
    return this.#send<Outcome<T>>({ job: { ...task, engine: '' } }, task.timeout, (event) => {
      if (event.kind === 'step') onStep?.(event.step);
      else if (event.kind === 'puzzle') onMade?.(event.puzzle);
      else if (event.kind === 'rejected') onRejected?.(event.rejected);
      else if (event.kind === 'progress') onProgress?.(event.progress);
    });
  }

  /** Reads a picture as a task. */
  readPicture(picture: PictureRequest): Promise<PictureOutcome | Interruption | Crashed> {
    return this.#send({ picture }, PICTURE_TIMEOUT_MS);
  }

  async #send<O>(
    work: SolverWork,
    timeout: number | undefined,
    onEvent?: (event: JobEvent) => void,
  ): Promise<O | Interruption | Crashed> {
    this.stop();
    this.#slot ??= this.#createSlot();
    const slot = this.#slot;
    const id = this.#next++;
    return new Promise((resolve) => {
      let limit: ReturnType<typeof setTimeout> | undefined;
      const spare = setTimeout(() => {
        this.#spare ??= this.#createSlot();
      }, SPARE_DELAY_MS);
      const settle = (outcome: O | Interruption | Crashed, replaces: boolean) => {
        clearTimeout(limit);
        clearTimeout(spare);
        if (this.#end === end) this.#end = undefined;
        slot.worker.onmessage = null;
        slot.worker.onerror = null;
        if (replaces) this.#replace(slot);
        resolve(outcome);
      };
      const end = () => settle({ status: 'unknown', reason: 'aborted' }, true);
      this.#end = end;
      if (timeout !== undefined)
        limit = setTimeout(
          () => settle({ status: 'unknown', reason: 'time limit' }, true),
          timeout + KILL_GRACE_MS,
        );
      slot.worker.onerror = ({ message }) =>
        settle({ status: 'crashed', message: message || 'the worker could not be loaded' }, true);
      slot.worker.onmessage = ({ data: word }: MessageEvent<SolverMessage>) => {
        if (word.kind === 'ready' || word.id !== id) return;
        if (word.kind === 'done') settle(word.outcome as O, false);
        else if (word.kind === 'crash') settle({ status: 'crashed', message: word.message }, true);
        else onEvent?.(word.event);
      };
      const order: SolverRequest = { id, ...work };
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
