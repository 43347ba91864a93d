import { fileURLToPath } from 'node:url';
import type { Tinypool } from 'tinypool';
import type { ResourceLimits } from './resource-limits.js';

/** Maximum delay of a timer in milliseconds; a longer one would fire immediately. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Creates a pool of one thread. The thread starts with the pool and stays; the next job replaces one that has ended. The
 * package is loaded on first use: programs that run jobs inline do not need it.
 */
async function createPool(resourceLimits: ResourceLimits = {}): Promise<Tinypool> {
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    // This path is valid from the sources and from the build. Threads load built packages, independent of conditions or
    // loaders of this process.
    filename: fileURLToPath(new URL('../dist/worker.js', import.meta.url)),
    execArgv: [],
    runtime: 'worker_threads',
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: MAX_TIMER_MS,
    resourceLimits,
  });
  // Otherwise the pool would replace a thread that ends after the last job, too.
  pool.options.minThreads = 0;
  // A thread that crashes between two jobs has no job to report the error to.
  pool.on('error', () => {});
  return pool;
}

/** Idle threads of closed runners. */
const idleThreads: Tinypool[] = [];

/** Returns a thread of a closed runner, or creates one. */
export const takeOrCreatePool = async (resourceLimits?: ResourceLimits): Promise<Tinypool> =>
  (resourceLimits ? undefined : idleThreads.pop()) ?? (await createPool(resourceLimits));

/** Keeps an idle thread without limits of its own for the next runner; returns false if there are `most` already. */
export function keepThread(pool: Tinypool, most: number): boolean {
  if (idleThreads.length >= most) return false;
  idleThreads.push(pool);
  return true;
}
