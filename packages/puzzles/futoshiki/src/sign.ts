import { type Place, values } from '@gridproof/describe';

/** The sign that points to the right or below, and the one that points to the left or above. */
const pointed = (across: string, down: string) => (at: Place) =>
  'towards' in at && at.towards === 'below' ? down : across;

/** The relation of the left or upper neighbour to the other. Only Renzoku has dots. */
export const sign = values.oneOf(
  { value: 'less', sign: pointed('<', '^'), aliases: ['∧'], symbol: 'less' },
  { value: 'greater', sign: pointed('>', 'v'), aliases: ['V', '∨'], symbol: 'greater' },
  { value: 'consecutive', sign: 'o', aliases: ['O', '○'], symbol: 'open-dot' },
);
