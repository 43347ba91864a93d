import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../package-root.js';
import type { BenchThread, Job } from './bench-thread.js';
import type { Sample } from './measure.js';

/** Milliseconds beyond its limit that a run has to come to an end by itself. */
const GRACE = 5_000;

/**
 * Measures in a thread beside this one: this one draws the progress and obeys ctrl-C while an engine works, and a run
 * that does not end, or takes its thread down, costs that run alone.
 */
export class WorkerBench implements BenchThread {
  /** `plugins`: what the thread finds beside what is installed. */
  constructor(readonly plugins: readonly string[] = []) {}

  #worker: Worker | undefined;
  /** Engines that have run in the present thread; undefined while it is the first one. */
  #warm: Set<string> | undefined;

  async run(job: Job): Promise<Sample> {
    // After a crash everything is cold again, which should not count against the next run.
    if (this.#warm && !this.#warm.has(job.engine)) await this.#ask(job);
    this.#warm?.add(job.engine);
    return await this.#ask(job);
  }

  /** Ends the run that is under way, if there is one. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #ask(job: Job): Promise<Sample> {
    const worker = this.#started();
    const { promise, resolve } = withResolver<Sample>();
    const fall = (status: 'unknown' | 'failed', reason: string) => {
      if (this.#worker === worker) this.#worker = undefined;
      this.#warm = new Set();
      resolve({ status, reason, milliseconds: {}, memory: process.memoryUsage.rss() });
    };
    const failed = (error: Error) => fall('failed', error.message);
    const ended = () => fall('failed', 'the thread ended by itself');
    worker.once('message', resolve).once('error', failed).once('exit', ended);
    const timer = setTimeout(() => {
      fall('unknown', 'time limit');
      void worker.terminate();
    }, job.timeout + GRACE);
    worker.postMessage(job);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      worker.off('message', resolve).off('error', failed).off('exit', ended);
    }
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    // This path holds from the sources and from the build.
    const worker = new Worker(join(packageRoot, 'dist', 'worker.js'), {
      workerData: { plugins: this.plugins },
    });
    // A thread that crashes between two runs is replaced, and there is no run to report it to.
    worker.on('error', () => {});
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }
}

function withResolver<T>() {
  let resolve!: (value: T) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
