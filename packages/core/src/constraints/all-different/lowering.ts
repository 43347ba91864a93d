import type { Literal } from '../../engine.js';
import type { Lower } from '../writer.js';
import type { AllDifferent } from './definition.js';

/** Each value occurs at most once, or exactly once if there are as many integers as values. */
export const lower: Lower<AllDifferent> = ({ variables }, writer) => {
  if (variables.length < 2) return;
  const least = Math.min(...variables.map(({ min }) => min));
  const most = Math.max(...variables.map(({ max }) => max));
  const values = most - least + 1;
  for (let value = least; value <= most; value++) {
    const literals: Literal[] = [];
    for (const variable of variables) {
      const literal = writer.literalsOf(variable)[value - variable.min];
      if (literal !== undefined) literals.push(literal);
    }
    writer.count(literals, values === variables.length ? 1 : 0, 1);
  }
  if (values < variables.length) writer.clause([]);
};
