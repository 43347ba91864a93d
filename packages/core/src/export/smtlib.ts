import type { Literal } from '../engine.js';
import type { NamedVariable } from '../expressions/variable-names.js';
import { TRUE } from '../literal.js';
import { clausesIn, type LinearRow, type ProgramRows, rowsIn } from '../program/rows.js';
import { toClauses } from './clausal.js';
import { headerLines } from './comment-header.js';
import { booleanLiteral, possibleValues } from './key-literals.js';
import type { PreparedExport } from './prepare.js';

/**
 * Encoding of counting rows. Every solver reads clauses. Sums of `(ite x 1 0)` would be standard too, but Z3 takes 56 s for 1,118 rows of
 * up to nine literals in this form, 2.6 s with clauses, and 0.2 s with its own rows, an extension.
 */
export type CountingSyntax = 'clauses' | 'pseudo-boolean';

/** Returns the declarations and assertions of a program, without a logic and a check. */
export function assertions(rows: ProgramRows, counting: CountingSyntax = 'clauses'): string[] {
  const { variables, clauses, counts, linears } = counting === 'clauses' ? toClauses(rows) : rows;
  return [
    ...Array.from({ length: variables }, (_, at) => `(declare-const x${at + 1} Bool)`),
    ...Array.from(clausesIn(clauses), (clause) => `(assert ${anyOf(clause)})`),
    ...Array.from(rowsIn(counts, 1), assertRow),
    ...Array.from(rowsIn(linears, 2), assertRow),
  ];
}

/**
 * Formats a puzzle as an SMT-LIB 2 script that outputs its answer: each answer variable is named by its place, and known ones have their
 * values.
 */
export function toSmtlib(
  prepared: PreparedExport,
  about: readonly string[] = [],
  counting: CountingSyntax = 'clauses',
): string {
  const { program, cuts, variables } = prepared;
  const rows: ProgramRows = { ...program, variables: program.shape.variables };
  const head = [...about, '', ...headerLines(prepared)].map((line) => `; ${line}`.trimEnd());
  const ints = variables.some(({ variable }) => variable.op === 'int');
  // Z3 chooses the best solver for its own extension.
  const logic = counting === 'clauses' ? [`(set-logic ${ints ? 'QF_LIA' : 'QF_UF'})`] : [];
  const script = ['(set-option :produce-models true)', ...logic];
  if (program.contradiction) return [...head, ...script, '(assert false)', '(check-sat)', ''].join('\n');
  return [
    ...head,
    ...script,
    ...assertions(rows, counting),
    ...cuts.map(({ source, clause }) => `(assert ${anyOf(clause)}) ; a cut: ${source}`),
    ...variables.map((named) => definition(named, prepared)),
    '(check-sat)',
    ...(prepared.answers === 'none' || variables.length === 0
      ? []
      : [`(get-value (${variables.map(symbol).join(' ')}))`]),
    '',
  ].join('\n');
}

/** Defines an answer variable. */
function definition(named: NamedVariable, { program }: PreparedExport): string {
  const { variable } = named;
  if (variable.op === 'bool')
    return `(define-fun ${symbol(named)} () Bool ${term(booleanLiteral(variable, program.literalMap))})`;
  const value = possibleValues(variable, program.literalMap).reduceRight(
    (otherwise, [n, literal]) =>
      otherwise ? `(ite ${term(literal)} ${numeral(n)} ${otherwise})` : numeral(n),
    '',
  );
  return `(define-fun ${symbol(named)} () Int ${value})`;
}

/** Quotes a name between bars, which it cannot contain, nor backslashes. */
const symbol = ({ name }: NamedVariable): string => `|${name.replaceAll(/[|\\]/g, '_')}|`;

function term(literal: Literal): string {
  if (Math.abs(literal) === TRUE) return literal > 0 ? 'true' : 'false';
  return literal > 0 ? `x${literal}` : `(not x${-literal})`;
}

/** Returns the disjunction of some literals. */
function anyOf(clause: ArrayLike<Literal>): string {
  if (clause.length === 0) return 'false';
  return clause.length === 1 ? term(clause[0]!) : `(or ${Array.from(clause, term).join(' ')})`;
}

const numeral = (n: number): string => (n < 0 ? `(- ${-n})` : `${n}`);

/** Returns a row in Z3's syntax. */
function assertRow({ guard, min, max, terms: all }: LinearRow): string {
  const terms = all.filter(([weight]) => weight !== 0);
  // For a negative weight, counts the negated literal: -2x is 2(not x) - 2.
  const base = terms.reduce((sum, [weight]) => sum + Math.min(0, weight), 0);
  const most = terms.reduce((sum, [weight]) => sum + Math.abs(weight), 0);
  const weights = terms.map(([weight]) => Math.abs(weight));
  const literals = terms.map(([weight, literal]) => term(weight < 0 ? -literal : literal)).join(' ');
  const [least, highest] = [min - base, max - base];
  const sum = (comparison: string, bound: number) =>
    `((_ ${comparison} ${[bound, ...weights].join(' ')}) ${literals})`;
  const parts =
    least > most || highest < 0 || least > highest
      ? ['false']
      : least === highest && most > 0
        ? [sum('pbeq', least)]
        : [...(least > 0 ? [sum('pbge', least)] : []), ...(highest < most ? [sum('pble', highest)] : [])];
  const both = parts.length === 1 ? parts[0] : parts.length === 0 ? 'true' : `(and ${parts.join(' ')})`;
  return `(assert ${guard === 0 ? both : `(=> ${term(guard)} ${both})`})`;
}
