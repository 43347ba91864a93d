import { formatsOf, PuzzleError, type ReadPuzzle } from '@gridproof/core';
import { svgOf } from '../pictures/marked.js';

/** Formats a puzzle as `text`, `svg` or in a format of its type. Throws `PuzzleError` if the type has no format of that name. */
export function formatPuzzle({ type, puzzle }: ReadPuzzle, to: string): string {
  if (to === 'svg') return svgOf(type, type.draw(puzzle));
  if (to === 'text') return `${type.id}\n${type.print(puzzle)}`;
  const codecs = formatsOf(type);
  if (Object.hasOwn(codecs, to)) return codecs[to]!.write(puzzle);
  const formats = ['text', ...Object.keys(codecs), 'svg'].join(', ');
  throw new PuzzleError('unknown-format', `${type.title} has no format '${to}', expected ${formats}`);
}
