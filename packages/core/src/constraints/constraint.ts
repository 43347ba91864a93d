import type { Bool } from '../expressions/expression.js';
import type { ConstraintDefinition } from './definition.js';
import { DEFINITIONS, type GlobalConstraint } from './definitions.js';

/** A constraint of a model: any boolean expression, or a global constraint, which cannot be part of an expression. */
export type Constraint = Bool | GlobalConstraint;

/** Returns whether a constraint is more than an expression. */
export const isGlobal = (constraint: Constraint): constraint is GlobalConstraint =>
  typeof constraint === 'object' && Object.hasOwn(DEFINITIONS, constraint.op);

/** Returns the definition of a global constraint. */
export const definitionOf = ({ op }: GlobalConstraint): ConstraintDefinition<GlobalConstraint> =>
  DEFINITIONS[op];
