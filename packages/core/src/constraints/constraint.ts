import type { Bool } from '../expressions/expression.js';
import type { Meaning } from './meaning.js';
import { type GlobalConstraint, MEANINGS } from './meanings.js';

/** What a model can demand: any boolean expression, or a rule over many variables that stands at the top. */
export type Constraint = Bool | GlobalConstraint;

/** Whether it is more than an expression. */
export const isGlobal = (constraint: Constraint): constraint is GlobalConstraint =>
  typeof constraint === 'object' && Object.hasOwn(MEANINGS, constraint.op);

/** What the constraint's room says of it. */
export const meaningOf = ({ op }: GlobalConstraint): Meaning<GlobalConstraint> => MEANINGS[op];
