import { joinList } from '../board/join-list.js';
import type { Outline, OutlineLayer } from '../puzzle.js';

/** Describes the contents of a type's puzzles, one layer per line: `numbers, at corners: a number from 0 to 4 or '?'`. */
export function summaryLines({ board, clues, answer, givens, options }: Outline): readonly string[] {
  const layer = ({ label, where, values }: OutlineLayer) =>
    `${label}, ${where}${values === undefined ? '' : `: ${values}`}`;
  return [
    `the board: ${board}`,
    ...clues.map(layer),
    ...answer.map((one) => {
      const some = one.label === 'givens' ? 'some may be given' : `${one.label} may be given`;
      return `${layer({ ...one, label: 'the answer' })}${givens ? `; ${some}` : ''}`;
    }),
    ...options.map(({ field, values, byDefault }) => {
      const words = values.map((one) => (one === byDefault ? `${one} (by default)` : one));
      return `${field}: ${joinList(words, 'or')}`;
    }),
  ];
}

/** Lists the limits of a format: `cannot hold diagonals`; undefined if it has none, or if only the format's code knows them. */
export function describeLimits({ limits }: Outline, format: string): string | undefined {
  const all = limits[format] ?? [];
  return all.length
    ? joinList(
        all.map((one) => `cannot ${one}`),
        'and',
      )
    : undefined;
}
