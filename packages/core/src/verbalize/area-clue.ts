import type { Mark, Picture } from '../board/picture.js';
import { type Place, placeKey } from '../board/place.js';

/** A clue about some places, with the place of its mark. */
interface ClueMark {
  readonly at: Place;
  readonly text: string;
}

/** The note of a cage of exactly these cells, or the clue of a run of them in the split cell before it; undefined if there is neither. */
export const areaClue = (places: readonly Place[], picture: Picture): string | undefined =>
  clueMarkAround(places, picture)?.text;

/** Same as `areaClue`, with the place of the clue. */
export function clueMarkAround(places: readonly Place[], picture: Picture): ClueMark | undefined {
  if (!places.every(({ kind }) => kind === 'cell')) return undefined;
  return noteAround(places, picture) ?? halfBefore(places, picture);
}

function noteAround(places: readonly Place[], { cages = [], marks }: Picture): ClueMark | undefined {
  const keys = new Set(places.map(placeKey));
  const isOne = cages.some(
    ({ cells }) => cells.length === keys.size && cells.every((cell) => keys.has(placeKey(cell))),
  );
  if (!isOne) return undefined;
  const notes = marks.flatMap(({ at, note }) =>
    note !== undefined && keys.has(placeKey(at)) ? [{ at, text: note }] : [],
  );
  return notes.length === 1 ? notes[0] : undefined;
}

function halfBefore(places: readonly Place[], { marks }: Picture): ClueMark | undefined {
  const row = Math.min(...places.map((place) => place.row));
  const col = Math.min(...places.map((place) => place.col));
  const half = (row: number, col: number, of: (split: NonNullable<Mark['split']>) => string | undefined) => {
    const mark = marks.find(
      ({ at, split }) => split && at.kind === 'cell' && at.row === row && at.col === col,
    );
    const text = mark?.split && of(mark.split);
    return mark && text !== undefined ? { at: mark.at, text } : undefined;
  };
  const across = places.every((place) => place.row === row)
    ? half(row, col - 1, ({ above }) => above)
    : undefined;
  const down = places.every((place) => place.col === col)
    ? half(row - 1, col, ({ below }) => below)
    : undefined;
  // A single cell may be a run in both directions.
  return across !== undefined && down !== undefined ? undefined : (across ?? down);
}
