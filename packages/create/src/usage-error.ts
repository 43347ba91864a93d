/** A name or a folder that cannot be taken; the message is a sentence for the author. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
