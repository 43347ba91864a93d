import type { Model } from '../model.js';
import type { Program } from '../program/program.js';
import { simplify } from '../program/simplify.js';
import { derivedSums } from './derived-sums.js';
import { ModelLowering } from './model-lowering.js';

/**
 * Lowers a model to a program: a literal for each boolean and for each value of an integer, clauses, and counting rows. Simplifies away
 * everything that the clues decide by propagation. `canonical`: omits solutions that `solutionMoves` generates from others.
 */
export function lower(model: Model, { canonical = false }: { readonly canonical?: boolean } = {}): Program {
  const lowering = new ModelLowering(model.variables, canonical);
  for (const posted of model.required) lowering.require(posted);
  for (const sum of derivedSums(model.required, (variable) => lowering.givenValue(variable)))
    lowering.post(sum, true, []);
  // Last, so that excluded values are omitted.
  for (const variable of model.variables) lowering.chooseOne(variable);
  return simplify(lowering.builder);
}
