import { cell, placeKey, valuesIn } from '@gridproof/core';
import type { App } from '../app.js';
import { runInWorker } from '../panels/worker-task.js';
import type { Game } from './game.js';

/** Returns whether a wall divides a region of the only answer. Walls are no entries, so the answer does not depend on them. */
export async function hasWrongWall(app: App, game: Game): Promise<boolean> {
  const { input, strokes, fields, puzzle } = game;
  const outcome = await runInWorker(app, game, { task: 'unique', entries: game.entries.value });
  if (input.strokes?.kind !== 'areas' || outcome.status !== 'unique') return false;
  const { facts } = game.type.described!.readPartialAnswer(outcome.answer, puzzle);
  const regions = new Map(
    Array.from(valuesIn(facts), ([variable, value]) => {
      const { place, values } = fields[variable]!;
      return [placeKey(place), values.find((one) => one.value === value)!.sign];
    }),
  );
  const regionAt = (row: number, col: number) => regions.get(placeKey(cell(row, col)));
  return input.strokes.sides.some((side) => {
    const { row, col, towards } = side;
    const next = towards === 'right' ? regionAt(row, col + 1) : regionAt(row + 1, col);
    return strokes.value.has(placeKey(side)) && regionAt(row, col) === next;
  });
}
