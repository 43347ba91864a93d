import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import type { Progress } from '@gridproof/core';
import { Tinypool } from 'tinypool';
import type { Crashed, Job, Killed, Message, Outcome, Task } from './job.js';

export interface RunnerOptions {
  /** How many jobs may run at once; as many as there are processors unless said. */
  readonly threads?: number | undefined;
  /** Threads are replaced after about so many jobs each, 500 unless said: an engine's memory only grows. */
  readonly jobsPerThread?: number | undefined;
}

export interface RunOptions {
  /** Kills the job's thread at once, or calls the job off while it waits. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly onAnswer?: ((answer: string) => void) | undefined;
}

/** Milliseconds that a task may take, beyond its timeout, to stop by itself before its thread is killed. */
const GRACE = 500;

/** The longest time, in milliseconds, that a timer can wait; beyond it, it would not wait at all. */
const LONGEST = 2 ** 31 - 1;

/** A pool of worker threads that stay warm between jobs. A killed or crashed thread is replaced. */
export class Runner {
  readonly #pool: Tinypool;
  readonly #recycleAfter: number;
  readonly #closing = new AbortController();
  #jobs = 0;

  constructor({ threads = availableParallelism(), jobsPerThread = 500 }: RunnerOptions = {}) {
    if (!(threads >= 1)) throw new RangeError(`a runner needs at least one thread, not ${threads}`);
    this.#recycleAfter = threads * jobsPerThread;
    // Every job that waits listens to it.
    setMaxListeners(0, this.#closing.signal);
    this.#pool = new Tinypool({
      // This path holds from the sources and from the build. Threads load built packages, whatever conditions or
      // loaders this process was started with.
      filename: fileURLToPath(new URL('../dist/worker.js', import.meta.url)),
      execArgv: [],
      runtime: 'worker_threads',
      // With fewer, a job that waits behind a killed one would wait for ever: the pool only keeps up its minimum.
      minThreads: threads,
      maxThreads: threads,
    });
    // A thread that falls between two jobs is replaced, and there is nobody to tell.
    this.#pool.on('error', () => {});
  }

  /** Runs a job when a thread is free for it. Throws only what a listener throws; after `close` a job is `killed`. */
  async run<T extends Task>(job: Job<T>, options: RunOptions = {}): Promise<Outcome<T>> {
    if (this.#closing.signal.aborted) return { status: 'killed', reason: 'aborted' };
    const { port1: ours, port2: port } = new MessageChannel();
    const kill = new AbortController();
    let cut: Killed | Crashed | undefined;
    let timer: NodeJS.Timeout | undefined;
    /** Ends the thread; the pool replaces it. */
    const end = (why: Killed | Crashed) => {
      cut ??= why;
      kill.abort();
    };
    /** A listener that throws ends its job, and `run` throws the same. */
    let thrown: { readonly error: unknown } | undefined;
    const listen = (listener: () => void) => {
      try {
        if (!thrown) listener();
      } catch (error) {
        thrown = { error };
        abort();
      }
    };
    const abort = () => end({ status: 'killed', reason: 'aborted' });
    const limit = () => end({ status: 'killed', reason: 'time limit' });
    const done = new Promise<Outcome<T>>((resolve) => {
      ours.on('message', (message: Message) => {
        if (message.kind === 'progress') listen(() => options.onProgress?.(message.progress));
        else if (message.kind === 'answer') listen(() => options.onAnswer?.(message.answer));
        else if (message.kind === 'done') resolve(message.outcome as Outcome<T>);
        else if (message.kind === 'crash') end({ status: 'crashed', message: message.message });
        else if (job.timeout !== undefined) timer = setTimeout(limit, Math.min(job.timeout + GRACE, LONGEST));
      });
    });
    // The pool does not notice that a thread ended by itself; the port does.
    ours.on('close', () => end({ status: 'crashed', message: 'the thread ended by itself' }));
    const signals = [options.signal, this.#closing.signal].filter((signal) => signal !== undefined);
    for (const signal of signals) signal.addEventListener('abort', abort, { once: true });
    if (options.signal?.aborted) abort();
    try {
      await this.#pool.run({ job, port }, { transferList: [port], signal: kill.signal });
      const outcome = await done;
      if (!thrown) return outcome;
      throw thrown.error;
    } catch (error) {
      if (thrown) throw thrown.error;
      return cut ?? { status: 'crashed', message: String(error) };
    } finally {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', abort);
      ours.removeAllListeners('close');
      ours.close();
      if (++this.#jobs % this.#recycleAfter === 0 && !cut) await this.#pool.recycleWorkers();
    }
  }

  /** Ends all threads. Jobs at work or waiting are `killed`, reason `aborted`. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#pool.destroy();
  }
}
