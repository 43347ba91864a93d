import { expect } from 'vitest';
import { evaluate } from '../src/constraints/evaluate.js';
import { domain } from '../src/expressions/expression.js';
import type { Assignment } from '../src/expressions/values.js';
import { cutsOf } from '../src/lazy/lazy-constraint.js';
import { TRUE } from '../src/literal.js';
import type { Model } from '../src/model.js';
import type { Program } from '../src/program/program.js';

/** Yields every list with one of the choices at each position. */
function* product<T>(choices: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = choices;
  if (!first) yield [];
  else for (const one of first) for (const others of product(rest)) yield [one, ...others];
}

/** Returns whether an assignment of a program's variables (by number) satisfies it, including lazy constraints. */
function satisfies(program: Program, values: readonly boolean[]): boolean {
  const holds = holdsIn(values);
  let clause = false;
  for (const literal of program.clauses) {
    if (literal !== 0) clause ||= holds(literal);
    else if (!clause) return false;
    else clause = false;
  }
  for (const [rows, step] of [
    [program.counts, 1],
    [program.linears, 2],
  ] as const)
    for (let at = 0; at < rows.length; at += 4 + step * rows[at + 3]!) {
      const [guard, min, max, n] = rows.subarray(at, at + 4) as unknown as [number, number, number, number];
      if (guard !== 0 && !holds(guard)) continue;
      let total = 0;
      for (let term = at + 4; term < at + 4 + step * n; term += step)
        if (holds(rows[term + step - 1]!)) total += step === 1 ? 1 : rows[term]!;
      if (total < min || total > max) return false;
    }
  return cutsUnder(program, values).length === 0;
}

/** Returns the cuts of lazy constraints under an assignment, and checks that it violates each and that they contain no known literals. */
function cutsUnder({ lazies }: Program, values: readonly boolean[]): readonly (readonly number[])[] {
  const holds = holdsIn(values);
  const cuts = lazies.flatMap((lazy) => cutsOf(lazy, holds)).map(({ clause }) => clause);
  for (const clause of cuts) {
    expect(clause.some(holds)).toBe(false);
    expect(clause.map(Math.abs)).not.toContain(TRUE);
  }
  return cuts;
}

/** Returns whether a literal is true under an assignment by variable number. */
const holdsIn = (values: readonly boolean[]) => (literal: number) =>
  Math.abs(literal) === TRUE ? literal > 0 : values[Math.abs(literal)] === literal > 0;

/**
 * Returns the values of the key in every solution of a program, as strings. Checks that every cut of any assignment holds in all of them,
 * because a cut follows from its constraint alone.
 */
export function solutions(model: Model, program: Program): Set<string> {
  const found = new Set<string>();
  const satisfying: ReturnType<typeof holdsIn>[] = [];
  const cuts = new Map<string, readonly number[]>();
  if (program.contradiction) return found;
  const choices = Array.from({ length: program.shape.variables }, () => [false, true]);
  for (const values of product<boolean>([[false], ...choices])) {
    for (const cut of cutsUnder(program, values)) cuts.set(cut.join(), cut);
    if (!satisfies(program, values)) continue;
    const holds = holdsIn(values);
    satisfying.push(holds);
    const { first, literals } = program.literalMap;
    const assignment = model.variables.map((variable) => {
      const own = [...literals.subarray(first[variable.id], first[variable.id + 1])];
      if (variable.op === 'bool') return holds(own[0]!);
      expect(own.filter(holds)).toHaveLength(1);
      return variable.min + own.findIndex(holds);
    });
    found.add(JSON.stringify(assignment));
  }
  for (const cut of cuts.values()) for (const holds of satisfying) expect(cut.some(holds)).toBe(true);
  return found;
}

/** Returns every assignment of a model's variables. */
export const assignments = (model: Model): Iterable<Assignment> => product(model.variables.map(domain));

export function meaning(model: Model): Set<string> {
  const found = new Set<string>();
  for (const assignment of assignments(model))
    if (model.posted.every(({ constraint }) => evaluate(constraint, assignment)))
      found.add(JSON.stringify(assignment));
  return found;
}
