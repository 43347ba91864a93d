import { inspect } from 'node:util';

/** The message for something that was thrown. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? String(error) : inspect(error);
