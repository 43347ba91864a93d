import { type AnyPuzzle, endsOf, Feedback } from '@gridproof/core';

/** Returns the rules broken by a line from a cell to some neighbours. */
export function brokenByLinks(
  type: AnyPuzzle,
  text: string,
  cell: readonly [row: number, col: number],
  others: readonly (readonly [row: number, col: number])[],
): readonly string[] {
  const puzzle = type.parse(text);
  const drawn = type.described!.fields(puzzle).flatMap(({ place }, variable) => {
    if (place.kind !== 'link') return [];
    const ends = endsOf(place);
    const isAt = ([row, col]: readonly [number, number]) =>
      ends.some((end) => end.row === row && end.col === col);
    return isAt(cell) && others.some(isAt) ? [[variable, true] as const] : [];
  });
  if (drawn.length !== others.length) throw new Error(`${drawn.length} of ${others.length} links are there`);
  return new Feedback(type, puzzle).judge(new Map(drawn)).violations.map(({ rule }) => rule);
}
