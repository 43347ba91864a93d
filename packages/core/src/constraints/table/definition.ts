import type { Bool, IntVar } from '../../expressions/expression.js';
import type { ConstraintDefinition } from '../definition.js';

/** The booleans and integers have, in this order, the values of one of the rows. */
export interface TableConstraint {
  readonly op: 'table';
  readonly of: readonly (Bool | IntVar)[];
  readonly rows: readonly (readonly (boolean | number)[])[];
}

/**
 * Requires that the booleans and integers have, in this order, the values of one of the rows.
 * @throws {RangeError} if a row has another length
 */
export const table = (
  of: readonly (Bool | IntVar)[],
  rows: readonly (readonly (boolean | number)[])[],
): TableConstraint => {
  for (const row of rows)
    if (row.length !== of.length)
      throw new RangeError(`a row has ${row.length} values, expected ${of.length}`);
  return { op: 'table', of, rows };
};

export const definition: ConstraintDefinition<TableConstraint> = {
  holds({ of, rows }, value) {
    const values = of.map(value);
    return rows.some((row) => row.every((entry, at) => entry === values[at]));
  },
  scope: ({ of }) => of,
  mayHold({ of, rows }, known) {
    const values = of.map(known);
    return rows.some((row) => row.every((entry, at) => values[at] === undefined || values[at] === entry));
  },
};
