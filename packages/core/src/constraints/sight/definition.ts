import type { Bool } from '../../expressions/expression.js';
import { type Comparison, comparison } from '../comparison.js';
import type { ConstraintDefinition } from '../definition.js';

/** The number of booleans that are true from the beginning of each ray up to the first false one, summed over all rays. */
export interface Sight {
  readonly op: 'sight';
  readonly rays: readonly (readonly Bool[])[];
  /** Bounds of the number; `max` may be infinite. */
  readonly min: number;
  readonly max: number;
}

/**
 * Counts how far one can see: along each ray, the nearest first, as long as the booleans are true, summed over all rays. Anything always
 * visible, such as the own cell, is a ray of its own.
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
    const minCount = total(rays.map((ray) => before(ray, (one) => known(one) !== true)));
    const most = total(rays.map((ray) => before(ray, (one) => known(one) === false)));
    return min <= most && minCount <= max;
  },
  isSettled({ rays, min, max }, known) {
    const least = total(rays.map((ray) => before(ray, (one) => known(one) !== true)));
    const most = total(rays.map((ray) => before(ray, (one) => known(one) === false)));
    return min <= least && most <= max;
  },
  words: { number: ({ min, max }) => (min === max ? min : undefined) },
};

/** Counts the booleans before the first one that ends the view. */
function before(ray: readonly Bool[], ends: (one: Bool) => boolean): number {
  const at = ray.findIndex(ends);
  return at < 0 ? ray.length : at;
}

const total = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
