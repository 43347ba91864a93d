/** The command cannot be carried out as it was given; the message is for the one who gave it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
