import type { Bool } from '../../expressions/expression.js';
import { type Comparison, comparison } from '../comparison.js';
import type { ConstraintDefinition } from '../definition.js';

/** How many of the booleans are true from the beginning of each ray up to the first that is not, all rays together. */
export interface Sight {
  readonly op: 'sight';
  readonly rays: readonly (readonly Bool[])[];
  /** The bounds of the number; `max` may be infinite. */
  readonly min: number;
  readonly max: number;
}

/**
 * How far one can see from somewhere: along each ray as far as the booleans are true, the nearest first, and all rays together. What is
 * seen in any case, such as one's own cell, is a ray of its own.
 */
export const sight = (rays: readonly (readonly Bool[])[]): Comparison<Sight> =>
  comparison((min, max) => ({ op: 'sight', rays, min, max }));

export const definition: ConstraintDefinition<Sight> = {
  holds({ rays, min, max }, value) {
    const seen = total(rays.map((ray) => before(ray, (one) => !value(one))));
    return min <= seen && seen <= max;
  },
  scope: ({ rays }) => rays.flat(),
  mayHold({ rays, min, max }, known) {
    const least = total(rays.map((ray) => before(ray, (one) => known(one) !== true)));
    const most = total(rays.map((ray) => before(ray, (one) => known(one) === false)));
    return min <= most && least <= max;
  },
  isSettled({ rays, min, max }, known) {
    const least = total(rays.map((ray) => before(ray, (one) => known(one) !== true)));
    const most = total(rays.map((ray) => before(ray, (one) => known(one) === false)));
    return min <= least && most <= max;
  },
  words: { number: ({ min, max }) => (min === max ? min : undefined) },
};

/** How many stand before the first one that ends the view. */
function before(ray: readonly Bool[], ends: (one: Bool) => boolean): number {
  const at = ray.findIndex(ends);
  return at < 0 ? ray.length : at;
}

const total = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
