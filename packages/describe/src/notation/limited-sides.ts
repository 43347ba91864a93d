import { type Codec, joinList, PuzzleError } from '@gridproof/core';
import type { LayerData } from '../layer/layer.js';
import type { Notation } from './notation.js';

/** Restricts a notation to square boards of these sides; `what` is the noun for the format in messages: `an address`. */
export const limitSides = <N extends string, O extends string>(
  what: string,
  sides: readonly number[],
  notation: Notation<N, O>,
): Notation<N, O> => {
  const checked = (data: LayerData, code: string): LayerData => {
    const { width, height } = data.board;
    if (sides.includes(width)) return data;
    const expected = joinList(sides.map(String), 'or');
    throw new PuzzleError(
      code,
      `${what} holds no board of ${width}x${height}, expected a side of ${expected}`,
    );
  };
  const limited = (codec: Codec<LayerData>): Codec<LayerData> => ({
    ...codec,
    read: (text, options) => checked(codec.read(text, options), 'bad-side'),
    write: (data) => codec.write(checked(data, 'cannot-hold')),
  });
  const { file } = notation;
  return {
    ...notation,
    codec: (type) => limited(notation.codec(type)),
    ...(file && {
      file: (type) => {
        const codec = file(type);
        return codec && limited(codec);
      },
    }),
  };
};
