import cadical from '@gridproof/engine-cadical';
import type { Job, JobEvent, Outcome, Task } from '@gridproof/runner';
import { executeJob } from '@gridproof/runner/execute';
import { typeOf } from '../types/types.js';

/** Message from the page to the worker. */
export interface SolverRequest {
  readonly id: number;
  readonly job: Job;
}

/** Message from the worker to the page: readiness, an event of a job, or its outcome. */
export type SolverMessage =
  | { readonly kind: 'ready' }
  | ({ readonly id: number } & (
      | { readonly kind: 'event'; readonly event: JobEvent }
      | { readonly kind: 'done'; readonly outcome: Outcome<Task> }
      | { readonly kind: 'crash'; readonly message: string }
    ));

const ENGINE = 'cadical';

const say = (word: SolverMessage) => self.postMessage(word);
const load = async (module: string): Promise<unknown> => (module === ENGINE ? cadical : typeOf(module));

self.onmessage = async ({ data: { id, job } }: MessageEvent<SolverRequest>) => {
  try {
    const outcome = await executeJob({ ...job, engine: ENGINE }, load, (event) =>
      say({ id, kind: 'event', event }),
    );
    say({ id, kind: 'done', outcome });
  } catch (error) {
    say({ id, kind: 'crash', message: error instanceof Error ? error.message : String(error) });
  }
};

// Compiles the engine before the first task.
const session = await cadical.open({ variables: 1, clauses: 0, counts: 0, linears: 0, lazy: false });
session.close();
say({ kind: 'ready' });
