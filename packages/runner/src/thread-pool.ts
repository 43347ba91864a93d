import { fileURLToPath } from 'node:url';
import type { Tinypool } from 'tinypool';
import type { ResourceLimits } from './resource-limits.js';

/** One thread, as a pool that replaces it. Its package is loaded only here: a program that does its jobs in its own thread needs none. */
export async function createPool(resourceLimits: ResourceLimits = {}): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    // This path holds from the sources and from the build. Threads load built packages, whatever conditions or
    // loaders this process was started with.
    filename: fileURLToPath(new URL('../dist/worker.js', import.meta.url)),
    execArgv: [],
    runtime: 'worker_threads',
    // With fewer, a job that waits behind a killed one would wait for ever: the pool only keeps up its minimum.
    minThreads: 1,
    maxThreads: 1,
    resourceLimits,
  });
  // A thread that crashes between two jobs is replaced, and there is no job to report it to.
  pool.on('error', () => {});
  return pool;
}
