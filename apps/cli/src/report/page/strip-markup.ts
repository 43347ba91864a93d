import { diffArrays } from 'diff/lib/diff/array.js';
import type { Change, Strip } from './strip.js';

/** Encodes drawings as a strip. */
export function stripMarkup(drawings: readonly string[]): Strip {
  const numbers = new Map<string, number>();
  const numberOf = (piece: string): number => {
    const known = numbers.get(piece) ?? numbers.size;
    numbers.set(piece, known);
    return known;
  };
  let before: readonly number[] = [];
  const changes = drawings.map((drawing) => {
    const after = piecesOf(drawing).map(numberOf);
    const between = changesBetween(before, after);
    before = after;
    return between;
  });
  return { pieces: [...numbers.keys()], drawings: changes };
}

/** Splits markup into pieces: tags, and the strokes of long paths. */
const piecesOf = (markup: string): readonly string[] => markup.split(/(?=[<M])/);

function changesBetween(before: readonly number[], after: readonly number[]): readonly Change[] {
  const changes: Change[] = [];
  let at = 0;
  let gone = 0;
  let come: readonly number[] = [];
  const close = () => {
    if (gone || come.length) changes.push([at, gone, ...come]);
    at += gone;
    gone = 0;
    come = [];
  };
  for (const { added, removed, value } of diffArrays([...before], [...after])) {
    if (removed) gone += value.length;
    else if (added) come = [...come, ...value];
    else {
      close();
      at += value.length;
    }
  }
  close();
  return changes;
}
