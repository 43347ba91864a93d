import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../package-root.js';
import type { BenchJob, BenchThread } from './bench-thread.js';
import type { RunSample } from './measure.js';

/** Milliseconds beyond its time limit after which a run is killed. */
const KILL_GRACE_MS = 5_000;

/**
 * Measures in another thread, so that this one can show progress and react to ctrl-C. A run that hangs or crashes its thread
 * affects no other run.
 */
export class WorkerBench implements BenchThread {
  /** `plugins`: plugins to load in addition to the installed ones. */
  constructor(readonly plugins: readonly string[] = []) {}

  #worker: Worker | undefined;
  /** Engines that have run in the current thread; undefined during the first thread. */
  #warm: Set<string> | undefined;

  async run(job: BenchJob): Promise<RunSample> {
    // After a crash the new thread is cold, which should not count against the next run.
    if (this.#warm && !this.#warm.has(job.engine)) await this.#ask(job);
    this.#warm?.add(job.engine);
    return await this.#ask(job);
  }

  /** Ends the current run, if any. */
  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #ask(job: BenchJob): Promise<RunSample> {
    const worker = this.#start();
    const { promise, resolve } = withResolver<RunSample>();
    const fall = (status: 'unknown' | 'failed', reason: string) => {
      if (this.#worker === worker) this.#worker = undefined;
      this.#warm = new Set();
      resolve({ status, reason, milliseconds: {}, memory: process.memoryUsage.rss() });
    };
    const onError = (error: Error) => fall('failed', error.message);
    const onExit = () => fall('failed', 'the thread ended by itself');
    worker.once('message', resolve).once('error', onError).once('exit', onExit);
    const timer = setTimeout(() => {
      fall('unknown', 'time limit');
      void worker.terminate();
    }, job.timeout + KILL_GRACE_MS);
    worker.postMessage(job);
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      worker.off('message', resolve).off('error', onError).off('exit', onExit);
    }
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    // The path is valid for both the sources and the build. Threads load built packages, even if this process loads sources.
    const worker = new Worker(join(packageRoot, 'dist', 'worker.js'), {
      execArgv: [],
      workerData: { plugins: this.plugins },
    });
    // A thread that crashes between two runs is replaced; no run is affected.
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
