/** The command cannot be carried out as it was given; the message is for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
