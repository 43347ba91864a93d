import type { Bool, IntVar } from '../../expressions/expression.js';
import type { ConstraintDefinition } from '../definition.js';

/** The booleans and integers have, in this order, the values of one of the rows. */
export interface TableConstraint {
  readonly op: 'table';
  readonly operands: readonly (Bool | IntVar)[];
  readonly rows: readonly (readonly (boolean | number)[])[];
}

/**
 * Requires that the booleans and integers have, in this order, the values of one of the rows.
 * @throws {RangeError} if a row has another length
 */
export const table = (
  operands: readonly (Bool | IntVar)[],
  rows: readonly (readonly (boolean | number)[])[],
): TableConstraint => {
  for (const row of rows)
    if (row.length !== operands.length)
      throw new RangeError(`a row has ${row.length} values, expected ${operands.length}`);
  return { op: 'table', operands, rows };
};

export const definition: ConstraintDefinition<TableConstraint> = {
  holds({ operands, rows }, value) {
    const values = operands.map(value);
    return rows.some((row) => row.every((entry, at) => entry === values[at]));
  },
  scope: ({ operands }) => operands,
  mayHold({ operands, rows }, known) {
    const values = operands.map(known);
    return rows.some((row) => row.every((entry, at) => values[at] === undefined || values[at] === entry));
  },
};
