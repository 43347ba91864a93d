import { cell, type Grid, type Side, side, type Violation } from '@gridproof/describe';
import type { Sign } from './renzoku.js';

type Rule = 'sign' | 'near' | 'apart';

/** Compares each cell with those before it in its row and column. */
export function* verify(
  { signs, renzoku }: { readonly signs: Grid<Sign | undefined, Side>; readonly renzoku: boolean },
  number: Grid<number>,
): Iterable<Violation<Rule>> {
  for (const [here, n] of number.entries()) {
    const { row, col } = here;
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
