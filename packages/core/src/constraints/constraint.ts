import type { Bool } from '../expressions/expression.js';
import type { ConstraintDefinition } from './definition.js';
import { DEFINITIONS, type GlobalConstraint } from './definitions.js';

/** What a model can demand: any boolean expression, or a rule over many variables that stands at the top. */
export type Constraint = Bool | GlobalConstraint;

/** Whether it is more than an expression. */
export const isGlobal = (constraint: Constraint): constraint is GlobalConstraint =>
  typeof constraint === 'object' && Object.hasOwn(DEFINITIONS, constraint.op);

/** What the constraint's room says of it. */
export const meaningOf = ({ op }: GlobalConstraint): ConstraintDefinition<GlobalConstraint> =>
  DEFINITIONS[op];
