/** Reason why a picture is not read. */
export type PictureErrorCode =
  | 'bad-file'
  | 'too-large'
  | 'no-board'
  | 'small-cells'
  | 'two-boards'
  | 'no-type';

/** A picture that shows no board that can be read; the message is a sentence for the user. */
export class PictureError extends Error {
  override readonly name = 'PictureError';

  constructor(
    readonly code: PictureErrorCode,
    message: string,
    /** The ids of types between which the picture does not decide. */
    readonly types: readonly string[] = [],
  ) {
    super(message);
  }
}
