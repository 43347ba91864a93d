import type { Crashed } from '@gridproof/runner';

/** Why nothing is known where a thread crashed. */
export const crashMessage = (type: string, { message }: Pick<Crashed, 'message'>): string =>
  `the engine or the puzzle type '${type}' crashed: ${message}`;
