import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import type { Progress } from '@gridproof/core';
import { Tinypool } from 'tinypool';
import type { Job, Message, Outcome, Outcomes, Task } from './job.js';

export interface RunnerOptions {
  /** How many jobs may run at once; as many as there are processors unless said. */
  readonly threads?: number | undefined;
}

export interface RunOptions {
  /** Kills the job's thread at once. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  readonly onAnswer?: ((answer: string) => void) | undefined;
}

/** Milliseconds that a task may take, beyond its timeout, to stop by itself before its thread is killed. */
const GRACE = 500;

/** A pool of worker threads that stay warm between jobs. A killed or crashed thread is replaced. */
export class Runner {
  readonly #pool: Tinypool;

  constructor({ threads = availableParallelism() }: RunnerOptions = {}) {
    this.#pool = new Tinypool({
      filename: new URL('./worker.js', import.meta.url).href,
      runtime: 'worker_threads',
      minThreads: 0,
      maxThreads: threads,
      // A warm engine is worth keeping; `close` ends it.
      idleTimeout: 60_000,
    });
  }

  /** Runs a job, or queues it until a thread is free. Never throws for what a job does. */
  async run<T extends Task>(job: Job<T>, options: RunOptions = {}): Promise<Outcome<T>> {
    const { port1: ours, port2: port } = new MessageChannel();
    const kill = new AbortController();
    let reason: 'time limit' | 'aborted' | undefined;
    const stop = (why: 'time limit' | 'aborted') => {
      reason ??= why;
      kill.abort();
    };
    const abort = () => stop('aborted');
    options.signal?.addEventListener('abort', abort, { once: true });
    if (options.signal?.aborted) abort();
    let timer: NodeJS.Timeout | undefined;
    ours.on('message', (message: Message) => {
      if (message.kind === 'answer') options.onAnswer?.(message.answer);
      else options.onProgress?.(message.progress);
    });
    if (job.timeout !== undefined) timer = setTimeout(stop, job.timeout + GRACE, 'time limit');
    try {
      return (await this.#pool.run({ job, port }, { transferList: [port], signal: kill.signal })) as Outcomes[T];
    } catch (error) {
      if (reason) return { status: 'killed', reason };
      return { status: 'crashed', message: error instanceof Error ? error.message : String(error) };
    } finally {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', abort);
      ours.close();
    }
  }

  /** Ends all threads, those at work too. */
  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
