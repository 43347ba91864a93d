import type { Model } from '../model.js';
import type { Program } from '../program/program.js';
import { simplify } from '../program/simplify.js';
import { derivedSums } from './derived-sums.js';
import { ModelLowering } from './lowering.js';

/**
 * Turns a model into a program: a literal for each boolean and for each value of an integer, clauses, and rows that
 * count. What the clues decide by propagation is simplified away. `tidy`: answers that can be loosened from others are left out.
 */
export function lower(model: Model, { tidy = false }: { readonly tidy?: boolean } = {}): Program {
  const lowering = new ModelLowering(model.variables, tidy);
  for (const posted of model.required) lowering.require(posted);
  for (const sum of derivedSums(model.required, (one) => lowering.given(one))) lowering.post(sum, true, []);
  // Last, so that nothing more is said of values that have been ruled out.
  for (const variable of model.variables) lowering.chooseOne(variable);
  return simplify(lowering.draft);
}
