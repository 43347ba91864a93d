import type { Engines, InstalledEngine } from '@gridproof/plugins';
import { UsageError } from '@gridproof/plugins';
import { describe, expect, it } from 'vitest';
import { fakeEngines, respondAfter, taskSpec } from '../../test/engines.js';
import { chooseStrategy } from './engine-strategy.js';

const unique = respondAfter(0, { status: 'unique', answer: 'oo' });

/** A registry with these engines, without a choice. */
const only = (engines: readonly InstalledEngine[]) => ({
  choose: async () => engines as Engines,
  usable: async () => engines,
});

describe('the chosen engines', () => {
  it('are all engines for a race or a confirmation', async () => {
    const { engines, runners } = fakeEngines({ one: unique, other: unique }, ['other']);
    const answer = await chooseStrategy({}, only(engines));
    const raced = await answer(runners, taskSpec('unique'));
    expect(raced).toMatchObject({ status: 'unique', engine: 'other' });
    const together = await chooseStrategy({ confirm: true }, only(engines));
    const confirmed = await together(runners, taskSpec('unique'));
    expect(confirmed.confirmedBy).toEqual(['one', 'other']);
  });

  it('neither race nor confirm if there is only one', async () => {
    const { engines, runners, log } = fakeEngines({ one: unique });
    const answer = await chooseStrategy({}, only(engines));
    const alone = await answer(runners, taskSpec('unique'));
    expect(alone).toMatchObject({ status: 'unique', engine: 'one' });
    // The losers of a race are stopped, and so is the winner.
    expect(log).toEqual(['one begins']);
    const confirming = chooseStrategy({ confirm: true }, only(engines));
    await expect(confirming).rejects.toThrow(UsageError);
    await expect(confirming).rejects.toThrowErrorMatchingInlineSnapshot(
      `[UsageError: --confirm needs two engines (installed: one); another is a package with the keyword gridproof-engine]`,
    );
  });
});
