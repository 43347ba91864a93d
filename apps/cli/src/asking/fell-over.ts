import type { Crashed } from '@gridproof/runner';

/** Why nothing is known where a thread fell over. */
export const fellOver = (kind: string, { message }: Pick<Crashed, 'message'>): string =>
  `the engine or the puzzle type '${kind}' crashed: ${message}`;
