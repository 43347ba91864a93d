import type { AnyPuzzle, Mark, Picture, Place } from '@gridproof/core';
import { middleOf, type PicturePlaces } from '../input/picture-places.js';

/**
 * Returns the moves that enter an answer into the window that a picture shows, one per line: a value and the point where it belongs, or an
 * item beside the board, its place and the point where it belongs. All points are x and y in pixels of the picture.
 */
export function movesOf(
  { type, puzzle, answer }: { readonly type: AnyPuzzle; readonly puzzle: unknown; readonly answer: unknown },
  places: PicturePlaces,
): readonly string[] {
  const left = [...places.items];
  return entriesOf(type.draw(puzzle, answer)).map(({ at, value }) => {
    const { x, y } = middleOf(at, places);
    const nth = left.findIndex(({ text }) => text === value);
    const [item] = nth < 0 ? [] : left.splice(nth, 1);
    return [value, ...(item ? [item.x, item.y].map(Math.round) : []), x, y].join(' ');
  });
}

/** A value that an answer adds to the board. */
interface Entry {
  readonly at: Place;
  readonly value: string;
}

/** Returns what an answer adds to the board, in reading order. */
function entriesOf({ marks, shades = [], walls = [], strokes = [] }: Picture): readonly Entry[] {
  const lines = [...walls, ...strokes].map(({ at, source }) => ({ at, source, value: 'line' }));
  const all = [
    ...marks.map((mark) => ({ ...mark, value: textOf(mark) })),
    ...shades.map(({ at, source, tone }) => ({ at, source, value: tone })),
    ...lines,
  ];
  return all
    .filter(({ source, value }) => source === 'found' && value !== '')
    .sort(({ at: one }, { at: other }) => one.row - other.row || one.col - other.col);
}

const textOf = ({ text, symbol }: Mark): string => (text || symbol) ?? '';
