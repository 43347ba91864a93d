import type { Literal } from '../../engine.js';
import type { Bool, IntVar } from '../../expressions/expression.js';
import type { Lower, Writer } from '../writer.js';
import type { TableConstraint } from './definition.js';

/** Introduces a literal per row, which implies its values; each value implies one of its rows. */
export const lower: Lower<TableConstraint> = ({ operands, rows }, writer) => {
  const columns = operands.map((one) => literalByValue(one, writer));
  const possible = new Map(
    rows
      .filter((row) => row.every((value, at) => columns[at]!.has(value)))
      .map((row) => [row.join(), { row, literal: writer.fresh() }]),
  );
  const rowLiterals = [...possible.values()];
  writer.clause(rowLiterals.map(({ literal }) => literal));
  for (const [at, column] of columns.entries())
    for (const [value, holds] of column) {
      const standing = rowLiterals.filter(({ row }) => row[at] === value);
      for (const { literal } of standing) writer.define([-literal, holds]);
      writer.clause([-holds, ...standing.map(({ literal }) => literal)]);
    }
};

/** Returns the literal for each value of a boolean or an integer. */
function literalByValue(of: Bool | IntVar, writer: Writer): ReadonlyMap<boolean | number, Literal> {
  if (typeof of === 'object' && of.op === 'int')
    return new Map(writer.literalsOf(of).map((literal, at) => [of.min + at, literal]));
  const literal = writer.literalOf(of);
  return new Map([
    [true, literal],
    [false, -literal],
  ]);
}
