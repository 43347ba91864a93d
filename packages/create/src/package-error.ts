/** A name or folder that is not usable; the message is a sentence for the author. */
export class PackageError extends Error {
  override readonly name = 'PackageError';
}
