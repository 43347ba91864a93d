import type { Model } from '../model.js';
import { fold } from '../program/fold.js';
import type { Program } from '../program/program.js';
import { Lowering } from './lowering.js';

/**
 * Turns a model into a program: a literal for each boolean and for each value of an integer, clauses, and rows that
 * count. What the clues imply by propagation is folded away.
 */
export function lower(model: Model): Program {
  const lowering = new Lowering(model.variables);
  for (const posted of model.posted) lowering.require(posted);
  // Last, so that of values which have been ruled out nothing more is said.
  for (const variable of model.variables) lowering.chooseOne(variable);
  return fold(lowering.draft);
}
