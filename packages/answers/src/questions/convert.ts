import { Clock } from '../asking/clock.js';
import { written } from '../data/written.js';
import type { Answer } from './answer.js';
import type { Asking, Desk } from './desk.js';

/** As `gridproof convert`: the puzzle in another format, as a text. */
export async function convert(
  desk: Desk,
  { to, ...asking }: Omit<Asking, 'entries'> & { readonly to: string },
): Promise<Answer> {
  const clock = new Clock(asking.timeout);
  const { read } = await desk.read(asking, clock);
  const { type, format, puzzle } = read;
  return desk.hold(clock, read, () => ({
    data: { puzzle: type.id, format, to, text: written(read, to) },
    sentence: `read as ${format}, written as ${to}`,
    because: [],
    read,
    picture: () => type.draw(puzzle),
  }));
}
