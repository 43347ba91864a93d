import type { Candidates, Field, Picture } from '@gridproof/core';
import type { Values } from './entered-facts.js';

/** What a player notes in a cell without entering it. */
export interface PencilMarks {
  /** Candidates, small in the middle of the cell, in one row. */
  readonly centre: ReadonlySet<number>;
  /** Values that must stand in one of a few cells, in its corners. */
  readonly corner: ReadonlySet<number>;
  /** A colour of the ground, from 1; 0 for none. */
  readonly colour: number;
}

/** The marks of fields, by their variables. */
export type Marks = ReadonlyMap<number, PencilMarks>;

/** The marks that take a value. */
export type MarkKind = 'centre' | 'corner';

export const NO_MARKS: PencilMarks = { centre: new Set(), corner: new Set(), colour: 0 };

/** How many colours there are. */
export const COLOURS = 9;

const isEmpty = ({ centre, corner, colour }: PencilMarks): boolean =>
  centre.size + corner.size + colour === 0;

/** The marks with those of some fields changed. */
export function changeMarks(
  marks: Marks,
  variables: Iterable<number>,
  change: (own: PencilMarks) => Partial<PencilMarks>,
): Marks {
  const all = new Map(marks);
  for (const variable of variables) {
    const own = all.get(variable) ?? NO_MARKS;
    const changed = { ...own, ...change(own) };
    if (isEmpty(changed)) all.delete(variable);
    else all.set(variable, changed);
  }
  return all;
}

/** The marks with a value put into all of some fields; where all of them have it already, it is taken out. */
export function toggleMarks(
  marks: Marks,
  variables: readonly number[],
  kind: MarkKind,
  value: number,
): Marks {
  const has = (variable: number) => marks.get(variable)?.[kind].has(value) ?? false;
  const removes = variables.every(has);
  return changeMarks(marks, variables, (own) => {
    const values = new Set(own[kind]);
    if (removes) values.delete(value);
    else values.add(value);
    return { [kind]: values };
  });
}

/** The marks with a colour on some cells, or without it where all have it. */
export function toggleColour(marks: Marks, variables: readonly number[], colour: number): Marks {
  const removes = variables.every((variable) => marks.get(variable)?.colour === colour);
  return changeMarks(marks, variables, () => ({ colour: removes ? 0 : colour }));
}

/** A picture with the marks of fields in which nothing is entered, and their colours. */
export function withMarks(picture: Picture, fields: readonly Field[], marks: Marks, values: Values): Picture {
  if (marks.size === 0) return picture;
  const candidates: Candidates[] = [];
  for (const [variable, { centre, corner }] of marks) {
    const { place, values: all } = fields[variable]!;
    if (values.has(variable) || place.kind !== 'cell') continue;
    const marksOf = (own: ReadonlySet<number>) =>
      all.flatMap(({ value, sign }) => (own.has(Number(value)) ? [{ text: sign }] : []));
    if (centre.size) candidates.push({ at: place, marks: marksOf(centre), within: 'middle' });
    if (corner.size) candidates.push({ at: place, marks: marksOf(corner), within: 'corners' });
  }
  return candidates.length
    ? { ...picture, candidates: [...(picture.candidates ?? []), ...candidates] }
    : picture;
}
