import { parentPort, workerData } from 'node:worker_threads';
import { type AnyPuzzle, readPuzzle } from '@gridproof/core';
import type { Passed, Trial } from './trial.js';

const { modules, text, options } = workerData as Trial;

/** Ends a part, once what it has left behind has had its turn. */
async function pass(passed: Passed): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
  parentPort!.postMessage(passed);
}

const loaded = await Promise.all(
  modules.map((url) => import(url).catch(() => undefined) as Promise<{ readonly default?: AnyPuzzle }>),
);
await pass('loaded');
if (text !== undefined) {
  try {
    readPuzzle(
      text,
      loaded.flatMap((module) => module?.default ?? []),
      options,
    );
  } catch {
    // It is thrown again where the text is read.
  }
  await pass('read');
}
