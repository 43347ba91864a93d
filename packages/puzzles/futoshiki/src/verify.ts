import { type Cell, cell, type Grid, type Side, side, type Violation } from '@gridproof/describe';
import type { Sign } from './renzoku.js';

type Rule = 'row' | 'column' | 'sign' | 'near' | 'apart';

/** Walks over the board, and looks at each cell beside what was seen before it. */
export function* verify(
  { signs, renzoku }: { readonly signs: Grid<Sign | undefined, Side>; readonly renzoku: boolean },
  number: Grid<number>,
): Iterable<Violation<Rule>> {
  const inRows = new Map<string, Cell>();
  const inColumns = new Map<string, Cell>();
  for (const [here, n] of number.entries()) {
    const { row, col } = here;
    for (const [rule, seen, line] of [
      ['row', inRows, row],
      ['column', inColumns, col],
    ] as const) {
      const twin = seen.get(`${line} ${n}`);
      if (twin) yield { rule, places: [twin, here] };
      seen.set(`${line} ${n}`, here);
    }
    for (const [before, towards] of [
      [cell(row, col - 1), 'right'],
      [cell(row - 1, col), 'below'],
    ] as const) {
      if (!number.has(before)) continue;
      const between = side(before.row, before.col, towards);
      const rule = brokenBy(number.at(before), n, signs.at(between), renzoku);
      if (rule) yield { rule, places: rule === 'apart' ? [before, here] : [between] };
    }
  }
}

/** The rule that two neighbours break, if they break one. */
function brokenBy(before: number, after: number, sign: Sign | undefined, renzoku: boolean): Rule | undefined {
  const isNear = after === before + 1 || after === before - 1;
  if (sign === 'consecutive') return isNear ? undefined : 'near';
  if (sign === 'less') return before < after ? undefined : 'sign';
  if (sign === 'greater') return before > after ? undefined : 'sign';
  return renzoku && isNear ? 'apart' : undefined;
}
