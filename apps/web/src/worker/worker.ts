import cadical from '@gridproof/engine-cadical';
import type { Job, JobEvent, Outcome, Task } from '@gridproof/runner';
import { executeJob } from '@gridproof/runner/execute';
import { typeOf } from '../types/types.js';
import type { PictureOutcome, PictureRequest } from './picture-reader.js';

/** Work for the worker: a job, or a picture to read. */
export type SolverWork = { readonly job: Job } | { readonly picture: PictureRequest };

/** Message from the page to the worker. */
export type SolverRequest = { readonly id: number } & SolverWork;

/** Message from the worker to the page: readiness, an event of a job, or its outcome. */
export type SolverMessage =
  | { readonly kind: 'ready' }
  | ({ readonly id: number } & (
      | { readonly kind: 'event'; readonly event: JobEvent }
      | { readonly kind: 'done'; readonly outcome: Outcome<Task> | PictureOutcome }
      | { readonly kind: 'crash'; readonly message: string }
    ));

const ENGINE = 'cadical';

const say = (word: SolverMessage) => self.postMessage(word);
const load = async (module: string): Promise<unknown> => (module === ENGINE ? cadical : typeOf(module));

/** Does some work. The code for pictures is loaded on first use. */
async function run(work: SolverWork, send: (event: JobEvent) => void) {
  if ('job' in work) return executeJob({ ...work.job, engine: ENGINE }, load, send);
  const { readPictureFile } = await import('./picture-reader.js');
  return readPictureFile(work.picture);
}

self.onmessage = async ({ data: { id, ...work } }: MessageEvent<SolverRequest>) => {
  try {
    const outcome = await run(work, (event) => say({ id, kind: 'event', event }));
    say({ id, kind: 'done', outcome });
  } catch (error) {
    say({ id, kind: 'crash', message: error instanceof Error ? error.message : String(error) });
  }
};

// Compiles the engine before the first task.
const session = await cadical.open({ variables: 1, clauses: 0, counts: 0, linears: 0, lazy: false });
session.close();
say({ kind: 'ready' });
