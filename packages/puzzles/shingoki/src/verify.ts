import {
  type Board,
  type Cell,
  type Grid,
  type Link,
  placeKey,
  traceLoops,
  type Violation,
} from '@gridproof/describe';
import { type Circle, circlesAlong } from './circles.js';

/** The rules that an answer breaks: what its line says of each cell is held against the circles. */
export function* verify(
  { board, circles }: { readonly board: Board; readonly circles: Grid<Circle | undefined, Cell> },
  line: Grid<boolean, Link>,
): Iterable<Violation<'white' | 'black' | 'number' | 'loop'>> {
  const { loops, loose } = traceLoops(line);
  if (loops.length === 0) yield { rule: 'loop', places: loose.length ? loose : board.cells };
  for (const another of loops.slice(1)) yield { rule: 'loop', places: another };
  if (loose.length > 0) return;

  const found = new Map(loops.flatMap((loop) => [...circlesAlong(loop)]));
  for (const [at, [colour, number]] of circles.known()) {
    const [foundColour, foundNumber] = found.get(placeKey(at)) ?? [];
    if (colour && colour !== foundColour) yield { rule: colour, places: [at] };
    if (number !== undefined && number !== foundNumber) yield { rule: 'number', places: [at] };
  }
}
