import { type Cell, type Grid, type Link, placeKey, traceLoops, type Violation } from '@gridproof/describe';
import type { Clue } from './clue.js';

const AHEAD: Readonly<Record<string, (from: Cell, to: Cell) => boolean>> = {
  up: (from, to) => to.col === from.col && to.row < from.row,
  down: (from, to) => to.col === from.col && to.row > from.row,
  left: (from, to) => to.row === from.row && to.col < from.col,
  right: (from, to) => to.row === from.row && to.col > from.col,
};

/** The rules that an answer breaks: shaded cells are looked at one by one, the loop is walked, and no other cell may be left. */
export function* verify(
  { arrows }: { readonly arrows: Grid<Clue | undefined, Cell> },
  { shaded, lines }: { readonly shaded: Grid<boolean, Cell>; readonly lines: Grid<boolean, Link> },
): Iterable<Violation<'number' | 'apart' | 'loop'>> {
  const dark = shaded.places.filter((cell) => shaded.at(cell));
  for (const [cell, clue] of arrows.known()) {
    const [n, way] = clue === 'closed' ? [] : clue;
    if (typeof n !== 'number' || way === undefined) continue;
    if (dark.filter((one) => AHEAD[way]!(cell, one)).length !== n) yield { rule: 'number', places: [cell] };
  }
  const { loops, loose } = traceLoops(lines);
  for (const cell of loose) yield { rule: 'loop', places: [cell] };
  for (const loop of loops.slice(1)) yield { rule: 'loop', places: loop };
  if (loose.length) return;
  if (loops.length === 0) yield { rule: 'loop', places: shaded.places };
  const passed = new Set(loops.flat().map(placeKey));
  for (const [cell, isDark] of shaded.entries())
    if (passed.has(placeKey(cell)) === isDark) yield { rule: 'loop', places: [cell] };
}
