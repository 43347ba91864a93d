import type { Literal } from '../engine.js';
import type { NamedVariable } from '../expressions/variable-names.js';
import { TRUE } from '../literal.js';
import { clausesIn, type ProgramRows } from '../program/rows.js';
import { concatenate, toClauses } from './clausal.js';
import { headerLines } from './comment-header.js';
import { booleanLiteral, possibleValues } from './key-literals.js';
import type { PreparedExport } from './prepare.js';

/** Formats a program as a DIMACS CNF file after the comments; rows become clauses. */
export function dimacs(rows: ProgramRows, comments: readonly string[] = []): string {
  const { variables, clauses } = toClauses(rows);
  return formatDimacs(variables, clauses, comments);
}

function formatDimacs(variables: number, clauses: Int32Array, comments: readonly string[]): string {
  const lines = Array.from(clausesIn(clauses), (clause) => (clause.length ? `${clause.join(' ')} 0` : '0'));
  const head = comments.map((line) => `c ${line}`.trimEnd());
  return [...head, `p cnf ${variables} ${lines.length}`, ...lines, ''].join('\n');
}

/**
 * Formats a puzzle as a DIMACS CNF file. For each answer variable, a comment line lists the literals of its values: `key row 1, column 2:
 * 12` is true if 12 is, `key row 1, column 3: 5 = 13, 7 = -14` is 5 if 13 is true. Known values have literals and unit clauses too, so a
 * solver's output contains the whole answer.
 */
export function toDimacs(prepared: PreparedExport, about: readonly string[] = []): string {
  const { program, cuts } = prepared;
  const head = [...about, '', ...headerLines(prepared)];
  if (program.contradiction) return formatDimacs(0, Int32Array.of(0), head);
  const known = new KnownLiterals(program.shape.variables);
  const key = prepared.variables.map(
    (named) => `key ${named.name}: ${formatLiterals(named, prepared, known)}`,
  );
  const { variables, clauses } = toClauses({ ...program, variables: known.variables });
  const added = cuts.flatMap(({ clause }) => [...clause, 0]);
  return formatDimacs(variables, concatenate([known.clauses, clauses, added]), [
    ...head,
    '',
    ...ANSWER,
    '',
    ...key,
    '',
  ]);
}

const ANSWER = [
  'The answer: each place with the literal that is true where it is (shaded, a one, a mine, …);',
  'where there are numbers, each number that is possible with its literal.',
];

/** Formats the literals of a variable's values. */
function formatLiterals(
  { variable }: NamedVariable,
  { program }: PreparedExport,
  known: KnownLiterals,
): string {
  if (variable.op === 'bool') return `${known.literal(booleanLiteral(variable, program.literalMap))}`;
  return possibleValues(variable, program.literalMap)
    .map(([value, literal]) => `${value} = ${known.literal(literal)}`)
    .join(', ');
}

/** Adds variables with unit clauses for known literals. */
class KnownLiterals {
  readonly clauses: number[] = [];

  constructor(public variables: number) {}

  literal(literal: Literal): Literal {
    if (Math.abs(literal) !== TRUE) return literal;
    const variable = ++this.variables;
    this.clauses.push(literal > 0 ? variable : -variable, 0);
    return variable;
  }
}
