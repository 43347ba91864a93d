import { inspect } from 'node:util';

/** The message of a thrown value. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? String(error) : inspect(error);
