import type { Picture } from '../board/picture.js';
import { type Place, placeKey } from '../board/place.js';

/** What is noted in a cage of just these cells, or said of a run of them by a clue in two halves in front of it; undefined where there is neither. */
export function clueAround(places: readonly Place[], picture: Picture): string | undefined {
  if (!places.every(({ kind }) => kind === 'cell')) return undefined;
  return noteOf(places, picture) ?? halfBefore(places, picture);
}

function noteOf(places: readonly Place[], { cages = [], marks }: Picture): string | undefined {
  const own = new Set(places.map(placeKey));
  const isOne = cages.some(
    ({ cells }) => cells.length === own.size && cells.every((cell) => own.has(placeKey(cell))),
  );
  if (!isOne) return undefined;
  const notes = marks.flatMap(({ at, note }) => (note !== undefined && own.has(placeKey(at)) ? [note] : []));
  return notes.length === 1 ? notes[0] : undefined;
}

function halfBefore(places: readonly Place[], { marks }: Picture): string | undefined {
  const row = Math.min(...places.map((place) => place.row));
  const col = Math.min(...places.map((place) => place.col));
  const splitAt = (row: number, col: number) =>
    marks.find(({ at, split }) => split && at.kind === 'cell' && at.row === row && at.col === col)?.split;
  const across = places.every((place) => place.row === row) ? splitAt(row, col - 1)?.above : undefined;
  const down = places.every((place) => place.col === col) ? splitAt(row - 1, col)?.below : undefined;
  // A single cell may be a run in both directions.
  return across !== undefined && down !== undefined ? undefined : (across ?? down);
}
