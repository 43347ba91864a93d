/** Thrown for invalid use of a command; the message is for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
