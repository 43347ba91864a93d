import type { Bool, Variable } from './expression.js';

/** Adds the ids of the variables that an expression speaks of, or that of a variable. */
export function addVariables(of: Bool | Variable, to: Set<number>): void {
  if (typeof of === 'boolean') return;
  switch (of.op) {
    case 'bool':
    case 'int':
      to.add(of.id);
      break;
    case 'not':
      addVariables(of.of, to);
      break;
    case 'defined':
      addVariables(of.as, to);
      break;
    case 'and':
      for (const one of of.all) addVariables(one, to);
      break;
    case 'or':
      for (const one of of.any) addVariables(one, to);
      break;
    case 'iff':
      addVariables(of.left, to);
      addVariables(of.right, to);
      break;
    case 'linear':
      for (const term of of.terms) addVariables(term.of, to);
  }
}
