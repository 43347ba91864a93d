import { inspect } from 'node:util';

/** What is told of something that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? String(error) : inspect(error);
