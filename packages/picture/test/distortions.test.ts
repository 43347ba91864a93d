import { expect, it } from 'vitest';
import { countOutcomes, SETTINGS } from './goals.js';

/** Types with walls of the colour of black cells. */
const TYPES = ['heyawake'];

it.each(SETTINGS.filter(({ name }) => /^(scaled|JPEG|blur|noise)/.test(name)))(
  'reads nothing wrong without a doubt: $name',
  async (setting) => {
    expect((await countOutcomes(TYPES, setting))['silently wrong']).toBe(0);
  },
);
