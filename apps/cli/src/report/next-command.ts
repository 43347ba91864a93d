import type { TaskResult } from '@gridproof/api';

/** Which command says more of puzzles without an answer. */
export const EXPLAINS = 'gridproof explain says why';

/** Which command shows more of puzzles with several answers. */
export const SHOWS_MORE = 'gridproof explain shows what would make it unique';

/** Which command shows more of a result; '' where none does. */
export function nextCommand({ status }: TaskResult): string {
  if (status === 'unsolvable') return EXPLAINS;
  return status === 'multiple' ? `gridproof forced shows what all answers have in common, ${SHOWS_MORE}` : '';
}
