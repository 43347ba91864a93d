import { fileURLToPath } from 'node:url';
import type { RecogniseOptions } from '@gridproof/core';

/** What is tried: to load modules, and then, if there is a text, to read it as a puzzle of one of the types that they are. */
export interface Trial {
  readonly modules: readonly string[];
  readonly text?: string;
  readonly options?: RecogniseOptions;
}

/** How long each part may take, in milliseconds. */
export interface Patience {
  readonly loading: number;
  readonly reading: number;
}

/** What a thread says: that the modules are there, and that the text has been read. A fault that is thrown ends a part, too. */
export type Passed = 'loaded' | 'read';

/**
 * How a trial ended: as it should; at what it had to be ended; or how it ended its thread. `endless` waits for something that
 * will never come.
 */
export type Verdict =
  | 'passed'
  | 'called off'
  | 'never loaded'
  | 'never read'
  | 'endless'
  | 'left'
  | { readonly threw: string };

/** The exit code by which Node says that a module waits for something that will never come. */
const UNSETTLED = 13;

/**
 * Tries something of a plugin in a thread of its own, which is ended afterwards in any case: code that never returns or ends
 * the program does so there. What is thrown there is not reported, for it is thrown again where the plugin is used. The signal calls it off.
 */
export async function tried(
  trial: Trial,
  { loading, reading }: Patience,
  signal?: AbortSignal,
): Promise<Verdict> {
  if (signal?.aborted) return 'called off';
  const { Worker } = await import('node:worker_threads');
  // This path holds from the sources and from the build.
  const thread = new Worker(fileURLToPath(new URL('../dist/worker.js', import.meta.url)), {
    workerData: trial,
    execArgv: [],
    // What it says is said again, too.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Verdict>((resolve) => {
      const wait = (limit: number, verdict: Verdict) => {
        clearTimeout(timer);
        timer = setTimeout(() => resolve(verdict), limit);
      };
      wait(loading, 'never loaded');
      signal?.addEventListener('abort', () => resolve('called off'), { once: true });
      thread.on('message', (passed: Passed) => {
        if (passed === 'read' || trial.text === undefined) resolve('passed');
        else wait(reading, 'never read');
      });
      thread.on('error', (error: unknown) => resolve({ threw: String(error).split('\n')[0]! }));
      thread.on('exit', (code) => resolve(code === UNSETTLED ? 'endless' : 'left'));
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
