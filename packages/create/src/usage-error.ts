/** A name or folder that is not usable; the message is a sentence for the author. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
