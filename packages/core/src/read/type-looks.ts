import { type AnyPuzzle, formatsOf } from '../puzzle.js';

/** Returns the type whose format matches a text, though the text does not name it; undefined if there is none. */
type FindLook = (text: string) => AnyPuzzle | undefined;

const looks = new WeakMap<readonly AnyPuzzle[], FindLook>();

/** Returns the function for these types. It looks their formats up once, since a file may have very many lines. */
export function looksOf(types: readonly AnyPuzzle[]): FindLook {
  const known = looks.get(types);
  if (known) return known;
  const formats = types.flatMap((type) =>
    Object.values(formatsOf(type)).flatMap((codec) => (codec.identifiesType ? { type, codec } : [])),
  );
  const find: FindLook = (text) => formats.find(({ codec }) => codec.identifiesType!(text))?.type;
  looks.set(types, find);
  return find;
}
