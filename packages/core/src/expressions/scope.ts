import { checkpoint } from '../checkpoint.js';
import { type Bool, childrenOf, type Variable } from './expression.js';

/**
 * Adds the ids of the variables of an expression, or that of a variable. Iterates, because expressions may be nested as deep as a board is
 * long.
 */
export function addVariables(of: Bool | Variable, to: Set<number>): void {
  const left: (Bool | Variable)[] = [of];
  const seen = new Set<Bool>();
  for (let one = left.pop(); one !== undefined; one = left.pop()) {
    checkpoint();
    if (typeof one === 'boolean') continue;
    if (one.op === 'bool' || one.op === 'int') {
      to.add(one.id);
      continue;
    }
    if (one.op === 'defined') {
      if (seen.has(one.as)) continue;
      seen.add(one.as);
    }
    const children = childrenOf(one);
    for (let at = children.length - 1; at >= 0; at--) left.push(children[at]!);
  }
}
