import { totalmem } from 'node:os';

/** Megabytes that a process may have in use by default, and those for each of its threads where they are many. */
const USUAL = 2048;
const PER_THREAD = 256;

/** Megabytes that the machine has, or the container that holds this process to less. */
function availableMegabytes(): number {
  const constrained = process.constrainedMemory() ?? 0;
  const total = totalmem();
  return Math.floor((constrained > 0 ? Math.min(constrained, total) : total) / 2 ** 20);
}

/** Megabytes that a process with so many threads may have in use by default: never more than half of what there is. */
export const defaultMaxMemory = (threads = 1): number =>
  Math.min(Math.max(USUAL, threads * PER_THREAD), Math.floor(availableMegabytes() / 2));

/** Megabytes that this process has in use, WebAssembly of engines included. */
export const residentMegabytes = (): number => process.memoryUsage.rss() / 2 ** 20;
