import type { TypeCard } from 'virtual:puzzle-examples';
import type { App } from '../app.js';
import { addGrade } from '../generate/grade.js';
import { generateNearest } from '../generate/puzzle-prefetcher.js';
import { savedBoards } from '../storage.js';
import { texts } from '../texts.js';
import { typeOf } from '../types/types.js';

export type Level = TypeCard['levels'][number];

export const PUZZLES_PER_LEVEL = 10;

/** Name of a puzzle of a level, such as `TYPE 9x9 easy 3`: its seed and its storage key. */
export const levelName = (type: string, { width, height, grade }: Level, nth: number): string =>
  `${type} ${width}x${height} ${grade} ${nth}`;

/** Inverse of `levelName`. */
export function levelIn(
  name: string,
): { readonly type: string; readonly level: Level; readonly nth: number } | undefined {
  const [, type, width, height, grade, nth] = /^(\S+) (\d+)x(\d+) (\w+) (\d+)$/.exec(name) ?? [];
  if (type === undefined) return undefined;
  const level = { width: Number(width), height: Number(height), grade: grade as Level['grade'] };
  return { type, level, nth: Number(nth) };
}

/** Opens a puzzle of a level, saved or newly generated, whose grade may differ if that of the level is not found soon. Returns false, with a message on the page, if that fails. */
export async function openLevel(app: App, type: string, level: Level, nth: number): Promise<boolean> {
  const name = levelName(type, level, nth);
  const [loaded, boards] = await Promise.all([typeOf(type), savedBoards()]);
  const saved = boards.find((board) => board.level === name);
  if (saved) return app.open(saved.code);
  const { puzzle: made, outcome } = await app.runTask(() =>
    generateNearest({ type: loaded, size: level, seed: name, difficulty: level.grade }, app.solver),
  );
  if (made) {
    await app.show(loaded, loaded.parse(made.text), {
      summary: texts.generate.made(made.clues, made.rating?.name),
      level: name,
    });
    if (!made.rating) void addGrade(app, made);
    return true;
  }
  const isStopped = outcome.status === 'unknown' && outcome.reason === 'aborted';
  if (isStopped) app.showMessage(texts.stopped);
  else app.showMessage(outcome.status === 'refused' ? outcome.message : texts.start.notMade(nth), true);
  return false;
}
