/** Consecutive drawings: their distinct pieces, and the changes from each drawing to the next. */
export interface Strip {
  readonly pieces: readonly string[];
  /** For each drawing, the changes to the one before; for the first, to an empty drawing. */
  readonly drawings: readonly (readonly Change[])[];
}

/** Replaces `gone` pieces at an index of the previous drawing by other pieces. */
export type Change = readonly [at: number, gone: number, ...come: readonly number[]];

/** Decodes a strip into drawings, each a list of pieces. */
export function drawingsOf({ pieces, drawings }: Strip): readonly (readonly string[])[] {
  let before: readonly string[] = [];
  return drawings.map((changes) => {
    const drawing: string[] = [];
    let from = 0;
    for (const [at, gone, ...come] of changes) {
      drawing.push(...before.slice(from, at), ...come.map((piece) => pieces[piece]!));
      from = at + gone;
    }
    drawing.push(...before.slice(from));
    before = drawing;
    return drawing;
  });
}
