import type { Crashed } from '@gridproof/runner';

/** The reason of an unknown result after a thread crashed. */
export const crashMessage = (type: string, { message }: Pick<Crashed, 'message'>): string =>
  `the engine or the puzzle type '${type}' crashed: ${message}`;
