import { fileURLToPath } from 'node:url';
import type { Tinypool } from 'tinypool';
import type { ResourceLimits } from './resource-limits.js';

/**
 * Creates a pool of one thread, which replaces the thread when it ends. The package is loaded on first use: programs
 * that run jobs inline do not need it.
 */
export async function createPool(resourceLimits: ResourceLimits = {}): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    // This path is valid from the sources and from the build. Threads load built packages, independent of conditions or
    // loaders of this process.
    filename: fileURLToPath(new URL('../dist/worker.js', import.meta.url)),
    execArgv: [],
    runtime: 'worker_threads',
    // With fewer, a job behind a killed one would wait forever: the pool only keeps up its minimum.
    minThreads: 1,
    maxThreads: 1,
    resourceLimits,
  });
  // A thread that crashes between two jobs is replaced; there is no job to report the error to.
  pool.on('error', () => {});
  return pool;
}
