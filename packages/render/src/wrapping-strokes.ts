import { endsOf, type Stroke, wrapsAround } from '@gridproof/core';

/** Splits wrapping lines of a picture into two that end at the edge. */
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
