import type { App } from '../app.js';
import { showPrefetched } from '../generate/generated-puzzle.js';
import { levelIn, openLevel, PUZZLES_PER_LEVEL } from './level.js';

/** Returns whether there is a next puzzle, instead of only the levels of the type. */
export function hasNext(app: App): boolean {
  const last = levelIn(app.level ?? '');
  return last ? last.nth < PUZZLES_PER_LEVEL : app.prefetcher.next?.type.id === app.game.value?.type.id;
}

/** Opens the next puzzle of the same level, or the prefetched one of the type; if there is none, the levels of the type. */
export async function openNext(app: App): Promise<unknown> {
  if (!hasNext(app)) return app.goToLevels(app.game.value!.type.id);
  const last = levelIn(app.level ?? '');
  return last ? openLevel(app, last.type, last.level, last.nth + 1) : showPrefetched(app);
}
