import { endsOf, type Stroke, wrapsAround } from '@gridproof/core';

/** The lines of a picture, those over the rim as two that end there. */
export const clipAtEdge = (strokes: readonly Stroke[]): readonly Stroke[] =>
  strokes.flatMap((stroke): readonly Stroke[] => {
    const { at, source } = stroke;
    if (at.kind !== 'link' || !wrapsAround(at)) return [stroke];
    const [last, first] = endsOf(at);
    const [right, left] =
      at.towards === 'right' ? (['right', 'left'] as const) : (['below', 'above'] as const);
    return [
      { at: last, towards: right, source },
      { at: first, towards: left, source },
    ];
  });
