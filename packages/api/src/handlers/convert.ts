import { formatPuzzle } from '../data/format-puzzle.js';
import { Deadline } from '../execution/deadline.js';
import type { HandlerContext, PuzzleRequest } from './context.js';
import type { PuzzleResponse } from './response.js';

/** Converts a puzzle to another format, as `gridproof convert` does. */
export async function convert(
  context: HandlerContext,
  { to, ...request }: Omit<PuzzleRequest, 'entries'> & { readonly to: string },
): Promise<PuzzleResponse> {
  const deadline = new Deadline(request.timeout);
  const { read } = await context.read(request, deadline);
  const { type, format, puzzle } = read;
  return context.runWithin(deadline, read, () => ({
    data: { puzzle: type.id, format, to, text: formatPuzzle(read, to) },
    sentence: `read as ${format}, written as ${to}`,
    because: [],
    read,
    picture: () => type.draw(puzzle),
  }));
}
