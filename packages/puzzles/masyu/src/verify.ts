import {
  type Board,
  type Cell,
  type Grid,
  type Link,
  placeKey,
  traceLoops,
  type Violation,
} from '@gridproof/describe';
import { type Colour, circlesAlong } from './circles.js';

/** The rules that an answer breaks: its line is walked from cell to cell, and what it does at each circle is seen on the way. */
export function* verify(
  {
    board,
    circles,
    cover,
  }: { readonly board: Board; readonly circles: Grid<Colour | undefined, Cell>; readonly cover: boolean },
  line: Grid<boolean, Link>,
): Iterable<Violation<Colour | 'loop' | 'cover'>> {
  const { loops, loose } = traceLoops(line);
  if (loops.length === 0) yield { rule: 'loop', places: loose.length ? loose : board.cells };
  for (const another of loops.slice(1)) yield { rule: 'loop', places: another };
  if (loose.length > 0) return;

  if (cover) {
    const passed = new Set(loops.flat().map(placeKey));
    const left = board.cells.filter((cell) => !passed.has(placeKey(cell)));
    if (left.length > 0) yield { rule: 'cover', places: left };
  }
  const fitting = new Map(loops.flatMap((loop) => [...circlesAlong(loop)]));
  for (const [at, colour] of circles.known())
    if (fitting.get(placeKey(at)) !== colour) yield { rule: colour, places: [at] };
}
