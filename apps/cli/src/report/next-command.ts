import type { TaskResult } from '@gridproof/api';

/** Advice for puzzles without an answer. */
export const EXPLAINS = 'gridproof explain says why';

/** Advice for puzzles with several answers. */
export const SHOWS_MORE = 'gridproof explain shows what would make it unique';

/** Advice for a result; '' if there is none. */
export function nextCommand({ status }: TaskResult): string {
  if (status === 'unsolvable') return EXPLAINS;
  return status === 'multiple' ? `gridproof forced shows what all answers have in common, ${SHOWS_MORE}` : '';
}
