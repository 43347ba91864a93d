import { totalmem } from 'node:os';

/** Default megabytes of a process, and per thread if there are many threads. */
const DEFAULT_MAX_MB = 2048;
const MB_PER_THREAD = 256;

/** Megabytes of the machine, or of the container if it has a lower limit. */
function availableMegabytes(): number {
  const constrained = process.constrainedMemory() ?? 0;
  const total = totalmem();
  return Math.floor((constrained > 0 ? Math.min(constrained, total) : total) / 2 ** 20);
}

/** Default megabytes that a process with this number of threads may use: at most half of the available memory. */
export const defaultMaxMemory = (threads = 1): number =>
  Math.min(Math.max(DEFAULT_MAX_MB, threads * MB_PER_THREAD), Math.floor(availableMegabytes() / 2));

/** Megabytes in use by this process, including WebAssembly of engines. */
export const residentMegabytes = (): number => process.memoryUsage.rss() / 2 ** 20;
