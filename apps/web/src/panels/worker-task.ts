import type { Outcome, RunOptions, Task } from '@gridproof/runner';
import type { App } from '../app.js';
import type { Game } from '../game/game.js';
import type { WorkerTask } from '../worker/solver.js';

/** Default time limit of a task, in milliseconds. */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** Runs a task on the played puzzle and shows that it is running. */
export async function runInWorker<T extends Task>(
  app: App,
  { type, puzzle }: Pick<Game, 'type' | 'puzzle'>,
  task: Omit<WorkerTask<T>, 'type' | 'puzzle'>,
  listeners: RunOptions = {},
): Promise<Outcome<T>> {
  return app.runTask(() =>
    app.solver.run<T>(
      {
        timeout: DEFAULT_TIMEOUT_MS,
        ...task,
        type: type.id,
        puzzle: type.print(puzzle),
      } as WorkerTask<T>,
      listeners,
    ),
  );
}
