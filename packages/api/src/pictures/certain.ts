import { cell, type Picture, type Place, placeKey } from '@gridproof/core';

/** The places of found elements of a picture that lie entirely in the cells that all answers agree on. */
export function certainPlaces(picture: Picture, agreed: readonly Place[]): readonly Place[] {
  const keys = new Set(agreed.map(placeKey));
  const isAgreed = (row: number, col: number) =>
    row < 0 || col < 0 || row >= picture.height || col >= picture.width || keys.has(placeKey(cell(row, col)));
  const isCertain = (place: Place) =>
    keys.has(placeKey(place)) || cellsAt(place).every(([row, col]) => isAgreed(row, col));
  const elements = elementsOf(picture).filter(({ source, at }) => source === 'found' && isCertain(at));
  return [...new Map(elements.map(({ at }) => [placeKey(at), at])).values()];
}

/** The picture of a puzzle, with the elements of the picture of its answer at some places. */
export function certainPicture(puzzle: Picture, answer: Picture, certain: readonly Place[]): Picture {
  const keys = new Set(certain.map(placeKey));
  const merge = <T extends { readonly at: Place }>(before: readonly T[] = [], after: readonly T[] = []) => [
    ...before.filter(({ at }) => !keys.has(placeKey(at))),
    ...after.filter(({ at }) => keys.has(placeKey(at))),
  ];
  return {
    ...puzzle,
    marks: merge(puzzle.marks, answer.marks),
    shades: merge(puzzle.shades, answer.shades),
    walls: merge(puzzle.walls, answer.walls),
  };
}

const elementsOf = ({ marks, shades = [], walls = [] }: Picture) => [...marks, ...shades, ...walls];

/** The cells around a place, including positions outside the board. */
function cellsAt({ kind, row, col, ...rest }: Place): readonly (readonly [number, number])[] {
  if (kind === 'cell') return [[row, col]];
  if (kind === 'corner')
    return [
      [row - 1, col - 1],
      [row - 1, col],
      [row, col - 1],
      [row, col],
    ];
  const towards = 'towards' in rest ? rest.towards : 'right';
  return [[row, col], towards === 'right' ? [row, col + 1] : [row + 1, col]];
}
