import { checkpoint } from '../checkpoint.js';
import type { Program } from './program.js';

/**
 * Returns a class by variable of a program. Variables of a class occur in the same clauses and rows, in the same way, and in no lazy
 * constraint, so that they can be exchanged.
 */
export function symmetryClasses({ shape, clauses, counts, linears, lazies }: Program): Int32Array {
  // All variables start in one class, and each occurrence refines it.
  const classes = new Int32Array(shape.variables + 1);
  let classCount = 1;
  const refined = new Map<string, number>();
  const standsIn = (literal: number, place: string): void => {
    checkpoint();
    const variable = Math.abs(literal);
    const name = `${classes[variable]} ${place} ${Math.sign(literal)}`;
    let refinement = refined.get(name);
    if (refinement === undefined) {
      refinement = classCount++;
      refined.set(name, refinement);
    }
    classes[variable] = refinement;
  };

  let clause = 0;
  for (const literal of clauses)
    if (literal === 0) clause++;
    else standsIn(literal, `c${clause}`);
  for (const [rows, step, name] of [
    [counts, 1, 'n'],
    [linears, 2, 'l'],
  ] as const)
    for (let start = 0; start < rows.length; start += 4 + step * rows[start + 3]!) {
      if (rows[start] !== 0) standsIn(rows[start]!, `${name}${start} guard`);
      for (let at = start + 4; at < start + 4 + step * rows[start + 3]!; at += step)
        standsIn(rows[at + step - 1]!, `${name}${start} ${step === 2 ? rows[at] : ''}`);
    }
  for (const { constraint, unless } of lazies)
    for (const literal of [...constraint.literals(), ...unless])
      if (Math.abs(literal) <= shape.variables) classes[Math.abs(literal)] = classCount++;
  return classes;
}
