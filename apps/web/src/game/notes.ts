import type { Candidates, Field, Mark, Picture } from '@gridproof/core';
import type { Values } from './facts.js';

/** Values that a player thinks of without entering them, by the ids of their variables. */
export type Notes = ReadonlyMap<number, ReadonlySet<boolean | number>>;

/** Up to this many values each have a place of their own in a cell. */
const PLACES = 16;

/** Whether a field has room for more than a dot. */
export const takesValues = ({ values }: Field): boolean => values.length > 2;

/** The notes with another one, or without it where it is there. */
export function noted(notes: Notes, variable: number, value: boolean | number): Notes {
  const own = new Set(notes.get(variable));
  if (!own.delete(value)) own.add(value);
  const all = new Map(notes);
  if (own.size) all.set(variable, own);
  else all.delete(variable);
  return all;
}

/** A picture with the notes of fields in which nothing is entered: small values in cells, and a dot where there are only two values. */
export function withNotes(
  picture: Picture,
  fields: readonly Field[],
  { notes, values }: { readonly notes: Notes; readonly values: Values },
): Picture {
  const candidates: Candidates[] = [];
  const dots: Mark[] = [];
  for (const [variable, own] of notes) {
    const field = fields[variable]!;
    const { place } = field;
    if (values.has(variable)) continue;
    if (place.kind !== 'cell') dots.push({ at: place, text: DOT, source: 'found' });
    else if (takesValues(field)) candidates.push({ at: place, marks: smallValues(field, own) });
    else candidates.push({ at: place, marks: [undefined, undefined, undefined, { text: DOT }] });
  }
  if (candidates.length + dots.length === 0) return picture;
  return {
    ...picture,
    marks: [...picture.marks, ...dots],
    candidates: [...(picture.candidates ?? []), ...candidates],
  };
}

const DOT = '•';

function smallValues({ values }: Field, own: ReadonlySet<boolean | number>): Candidates['marks'] {
  const all = values.map(({ value, sign }) => (own.has(value) ? { text: sign } : undefined));
  // Of very many values each place would be too small to be read.
  return all.length > PLACES ? all.filter(Boolean) : all;
}
