import cadical from '@gridproof/engine-cadical';
import type { Job, JobEvent, Outcome, Task } from '@gridproof/runner';
import { executeJob } from '@gridproof/runner/execute';
import { typeOf } from '../types/types.js';

/** What the page sends. */
export interface SolverRequest {
  readonly id: number;
  readonly job: Job;
}

/** What the worker sends: that it is there, what happens in a job, and its outcome. */
export type SolverMessage =
  | { readonly kind: 'ready' }
  | ({ readonly id: number } & (
      | { readonly kind: 'news'; readonly news: JobEvent }
      | { readonly kind: 'done'; readonly outcome: Outcome<Task> }
      | { readonly kind: 'crash'; readonly message: string }
    ));

const ENGINE = 'cadical';

const say = (word: SolverMessage) => self.postMessage(word);
const load = async (module: string): Promise<unknown> => (module === ENGINE ? cadical : typeOf(module));

self.onmessage = async ({ data: { id, job } }: MessageEvent<SolverRequest>) => {
  try {
    const outcome = await executeJob({ ...job, engine: ENGINE }, load, (news) =>
      say({ id, kind: 'news', news }),
    );
    say({ id, kind: 'done', outcome });
  } catch (error) {
    say({ id, kind: 'crash', message: error instanceof Error ? error.message : String(error) });
  }
};

// The engine is compiled before the first question comes.
const session = await cadical.open({ variables: 1, clauses: 0, counts: 0, linears: 0, lazy: false });
session.close();
say({ kind: 'ready' });
