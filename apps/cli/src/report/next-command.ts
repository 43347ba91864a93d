import type { TaskResult } from '@gridproof/api';
import type { AnyPuzzle } from '@gridproof/core';

/** Advice for a puzzle without an answer. */
export const EXPLAIN_ADVICE = 'gridproof explain says why';

/** Advice for a puzzle with several answers. */
export const UNIQUE_ADVICE = 'gridproof explain shows what would make it unique';

/** Advice for a result; '' if there is none, as for several answers if these are usual for the type. */
export function nextCommand({ openEnded }: AnyPuzzle, { status }: TaskResult): string {
  if (status === 'unsolvable') return EXPLAIN_ADVICE;
  return status === 'multiple' && !openEnded
    ? `gridproof forced shows what all answers have in common, ${UNIQUE_ADVICE}`
    : '';
}
