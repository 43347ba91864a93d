import type { Candidates, Field, Picture } from '@gridproof/core';
import type { EnteredValues } from './entered-facts.js';

/** Pencil marks and colour of a cell. */
export interface PencilMarks {
  /** Candidates, drawn in a row at the centre of the cell. */
  readonly centre: ReadonlySet<number>;
  /** Values that one of a few cells must have, drawn in the corners. */
  readonly corner: ReadonlySet<number>;
  /** Background colour, from 1; 0 for none. */
  readonly colour: number;
}

/** Marks of fields, by variable. */
export type Marks = ReadonlyMap<number, PencilMarks>;

/** Kinds of marks that hold values. */
export type MarkKind = 'centre' | 'corner';

export const NO_MARKS: PencilMarks = { centre: new Set(), corner: new Set(), colour: 0 };

/** Number of colours. */
export const COLOURS = 9;

const isEmpty = ({ centre, corner, colour }: PencilMarks): boolean =>
  centre.size + corner.size + colour === 0;

/** Returns the marks with changes in some fields. */
export function changeMarks(
  marks: Marks,
  variables: Iterable<number>,
  change: (before: PencilMarks) => Partial<PencilMarks>,
): Marks {
  const all = new Map(marks);
  for (const variable of variables) {
    const before = all.get(variable) ?? NO_MARKS;
    const changed = { ...before, ...change(before) };
    if (isEmpty(changed)) all.delete(variable);
    else all.set(variable, changed);
  }
  return all;
}

/** Returns the marks with a value added to fields, or removed if all of them have it. */
export function toggleMarks(
  marks: Marks,
  variables: readonly number[],
  kind: MarkKind,
  value: number,
): Marks {
  const has = (variable: number) => marks.get(variable)?.[kind].has(value) ?? false;
  const removes = variables.every(has);
  return changeMarks(marks, variables, (before) => {
    const values = new Set(before[kind]);
    if (removes) values.delete(value);
    else values.add(value);
    return { [kind]: values };
  });
}

/** Returns the marks with a colour on cells, or without it if all of them have it. */
export function toggleColour(marks: Marks, variables: readonly number[], colour: number): Marks {
  const removes = variables.every((variable) => marks.get(variable)?.colour === colour);
  return changeMarks(marks, variables, () => ({ colour: removes ? 0 : colour }));
}

/** Returns a picture with the marks of open fields, and colours. */
export function withMarks(
  picture: Picture,
  fields: readonly Field[],
  marks: Marks,
  values: EnteredValues,
): Picture {
  if (marks.size === 0) return picture;
  const candidates: Candidates[] = [];
  for (const [variable, { centre, corner }] of marks) {
    const { place, values: all } = fields[variable]!;
    if (values.has(variable) || place.kind !== 'cell') continue;
    const marksOf = (candidateValues: ReadonlySet<number>) =>
      all.flatMap(({ value, sign }) => (candidateValues.has(Number(value)) ? [{ text: sign }] : []));
    if (centre.size) candidates.push({ at: place, marks: marksOf(centre), within: 'middle' });
    if (corner.size) candidates.push({ at: place, marks: marksOf(corner), within: 'corners' });
  }
  return candidates.length
    ? { ...picture, candidates: [...(picture.candidates ?? []), ...candidates] }
    : picture;
}
