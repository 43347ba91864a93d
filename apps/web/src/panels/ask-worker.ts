import type { Outcome, RunOptions, Task } from '@gridproof/runner';
import type { App } from '../app.js';
import type { Game } from '../game/game.js';
import type { WorkerTask } from '../worker/solver.js';

/** Milliseconds that a question may take by default. */
export const PATIENCE = 10_000;

/** Asks a question of the puzzle that is played; while it is being worked on, the page says so. */
export async function ask<T extends Task>(
  app: App,
  { type, puzzle }: Pick<Game, 'type' | 'puzzle'>,
  question: Omit<WorkerTask<T>, 'type' | 'puzzle'>,
  listeners: RunOptions = {},
): Promise<Outcome<T>> {
  return app.think(() =>
    app.solver.ask<T>(
      { timeout: PATIENCE, ...question, type: type.id, puzzle: type.print(puzzle) } as WorkerTask<T>,
      listeners,
    ),
  );
}
