/** Drawings that follow each other: the pieces that they are made of, each once, and what changes from one to the next. */
export interface Strip {
  readonly pieces: readonly string[];
  /** For each drawing how it is made of the one before, and the first of nothing. */
  readonly drawings: readonly (readonly Change[])[];
}

/** At this piece of the drawing before, this many go, and these come in their place. */
export type Change = readonly [at: number, gone: number, ...come: readonly number[]];

/** The drawings of a strip, each as its pieces. */
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
