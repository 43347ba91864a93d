import type { App } from '../app.js';
import { showPrefetched } from '../generate/generated-puzzle.js';
import { levelIn, openLevel, PUZZLES_PER_LEVEL } from './level.js';

/** Opens the next puzzle of the same level, or the prefetched one of the type; if there is none, the levels of the type. */
export async function openNext(app: App): Promise<unknown> {
  const last = levelIn(app.level ?? '');
  const { id } = app.game.value!.type;
  if (last && last.nth < PUZZLES_PER_LEVEL) return openLevel(app, last.type, last.level, last.nth + 1);
  if (!last && app.prefetcher.next?.type.id === id) return showPrefetched(app);
  return app.goToLevels(id);
}
