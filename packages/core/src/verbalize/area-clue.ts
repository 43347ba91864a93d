import type { Mark, Picture } from '../board/picture.js';
import { type Place, placeKey } from '../board/place.js';

/** Text of a clue about an area, and the place where it is drawn. */
interface ClueMark {
  readonly at: Place;
  readonly text: string;
}

/**
 * Returns the text of the clue about exactly these cells: the note of their cage, or the number in the split cell before their run.
 * Undefined if there is neither.
 */
export const areaClue = (places: readonly Place[], picture: Picture): string | undefined =>
  areaClueMark(places, picture)?.text;

/** Same as `areaClue`, with the place where the clue is drawn. */
export function areaClueMark(places: readonly Place[], picture: Picture): ClueMark | undefined {
  if (!places.every(({ kind }) => kind === 'cell')) return undefined;
  return cageNote(places, picture) ?? runClue(places, picture);
}

function cageNote(places: readonly Place[], { cages = [], marks }: Picture): ClueMark | undefined {
  const keys = new Set(places.map(placeKey));
  const isCage = cages.some(
    ({ cells }) => cells.length === keys.size && cells.every((cell) => keys.has(placeKey(cell))),
  );
  if (!isCage) return undefined;
  const notes = marks.flatMap(({ at, note }) =>
    note !== undefined && keys.has(placeKey(at)) ? [{ at, text: note }] : [],
  );
  return notes.length === 1 ? notes[0] : undefined;
}

function runClue(places: readonly Place[], { marks }: Picture): ClueMark | undefined {
  const row = Math.min(...places.map((place) => place.row));
  const col = Math.min(...places.map((place) => place.col));
  const clueInSplit = (
    splitRow: number,
    splitCol: number,
    half: (split: NonNullable<Mark['split']>) => string | undefined,
  ) => {
    const mark = marks.find(
      ({ at, split }) => split && at.kind === 'cell' && at.row === splitRow && at.col === splitCol,
    );
    const text = mark?.split && half(mark.split);
    return mark && text !== undefined ? { at: mark.at, text } : undefined;
  };
  const acrossClue = places.every((place) => place.row === row)
    ? clueInSplit(row, col - 1, ({ above }) => above)
    : undefined;
  const downClue = places.every((place) => place.col === col)
    ? clueInSplit(row - 1, col, ({ below }) => below)
    : undefined;
  // A single cell may be a run in both directions.
  return acrossClue !== undefined && downClue !== undefined ? undefined : (acrossClue ?? downClue);
}
