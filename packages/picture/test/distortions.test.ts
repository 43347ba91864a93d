import { expect, it } from 'vitest';
import { countOutcomes, SETTINGS } from './goals.js';

/** Types with walls of the colour of black cells, and with items of which several may be the misread one. */
const TYPES = ['heyawake', 'puzlogic'];

it.each(SETTINGS.filter(({ name }) => /^(scaled|JPEG|blur|noise)/.test(name)))(
  'reads nothing wrong without a doubt: $name',
  async (setting) => {
    expect((await countOutcomes(TYPES, setting))['silently wrong']).toBe(0);
  },
);
