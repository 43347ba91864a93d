import { parentPort } from 'node:worker_threads';
import { Interruption } from '../terminal/interruption.js';
import type { ToThread } from './messages.js';

/** The interruption of a command that works in a thread of its own, to which another thread passes signals on. */
export function remoteInterruption(): Interruption {
  const interruption = new Interruption();
  parentPort?.on('message', ({ interrupted }: ToThread) => interruption.happen(interrupted));
  // Waiting for one keeps no thread alive.
  parentPort?.unref();
  return interruption;
}
