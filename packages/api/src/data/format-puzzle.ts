import { formatsOf, PuzzleError, type ReadPuzzle } from '@gridproof/core';
import { svgOf } from '../pictures/marked.js';

/** A puzzle in another format: text, svg or one of its type's. Throws `PuzzleError` where its type has none of that name. */
export function formatPuzzle({ type, puzzle }: ReadPuzzle, to: string): string {
  if (to === 'svg') return svgOf(type, type.draw(puzzle));
  if (to === 'text') return `${type.id}\n${type.print(puzzle)}`;
  const codecs = formatsOf(type);
  if (Object.hasOwn(codecs, to)) return codecs[to]!.write(puzzle);
  const formats = ['text', ...Object.keys(codecs), 'svg'].join(', ');
  throw new PuzzleError('unknown-format', `${type.title} has no format '${to}', expected ${formats}`);
}
