import { formatPuzzle } from '../data/format-puzzle.js';
import { Deadline } from '../execution/deadline.js';
import type { HandlerContext, PuzzleRequest } from './context.js';
import type { PuzzleResponse } from './response.js';

/** Converts a puzzle to another format, as `gridproof convert` does. */
export async function convert(
  desk: HandlerContext,
  { to, ...asking }: Omit<PuzzleRequest, 'entries'> & { readonly to: string },
): Promise<PuzzleResponse> {
  const clock = new Deadline(asking.timeout);
  const { read } = await desk.read(asking, clock);
  const { type, format, puzzle } = read;
  return desk.hold(clock, read, () => ({
    data: { puzzle: type.id, format, to, text: formatPuzzle(read, to) },
    sentence: `read as ${format}, written as ${to}`,
    because: [],
    read,
    picture: () => type.draw(puzzle),
  }));
}
